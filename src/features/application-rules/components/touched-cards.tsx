import { CardLink } from '@/components/card-link.tsx';
import { StandingBadge } from '@/components/standing-badge.tsx';
import { formatDate } from '@/lib/dates.ts';
import type { CardRow } from '@/features/catalog/schema.ts';
import type { TouchedCard } from '@/features/eligibility/schema.ts';

type TouchedCardsProps = {
  touched: readonly TouchedCard[];
  cards: readonly CardRow[];
  issuerName: (id: number) => string;
};

function Standing({ finding, unknown }: TouchedCard) {
  if (finding !== null) {
    return (
      <StandingBadge tone={finding.rule.strictness === 'hard' ? 'no' : 'warning'}>
        {finding.clearsOn === null
          ? 'Waiting won’t help'
          : `Clear on ${formatDate(finding.clearsOn)}`}
      </StandingBadge>
    );
  }
  return unknown.length > 0 ? (
    <StandingBadge tone="unknown">Needs more dates</StandingBadge>
  ) : (
    <StandingBadge tone="yes">Clear</StandingBadge>
  );
}

export function TouchedCards({ touched, cards, issuerName }: TouchedCardsProps) {
  const bySlug = new Map(cards.map((card) => [card.slug, card]));
  const sorted = touched.toSorted(
    (a, b) =>
      Number(b.finding !== null) - Number(a.finding !== null) || a.card.localeCompare(b.card),
  );
  return (
    <section aria-labelledby="touched" className="grid gap-3">
      <h2 id="touched" className="text-lg font-semibold">
        Cards it touches
      </h2>
      <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
        {sorted.map((entry) => {
          const card = bySlug.get(entry.card);
          return (
            card && (
              <li key={card.id}>
                <CardLink card={card} issuer={issuerName(card.company_id)}>
                  <Standing {...entry} />
                </CardLink>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
