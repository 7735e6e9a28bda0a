import { use } from 'react';
import { CardIdentity } from '@/components/card-identity.tsx';
import { type CardNeed, type OwnFacts, OwnFactsContext } from '@/components/card-needs-context.ts';
import { Section, SectionHeader, SectionTitle } from '@/components/section.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { CardFacts } from '@/domain/card-face.ts';
import { formatAnnualFee, formatCents, formatCount, formatWholeDollars } from '@/lib/format.ts';

type NeedingCard = CardFacts & {
  readonly slug: string;
  readonly is_business: boolean;
  readonly company_id: number;
  readonly annual_fee_cents: number;
  readonly credit_card_requirements: readonly { readonly requirement_id: number }[];
};

const BUSINESS: CardNeed = { slug: '', name: '', kind: 'business', annual_cost_cents: 0 };

/** Lists the needs of a card that the member has not said to meet; null if they said that they don't. */
function listMissing(card: NeedingCard, facts: OwnFacts): readonly CardNeed[] | null {
  const needs = card.credit_card_requirements.flatMap(
    ({ requirement_id: id }) => facts.needs.get(id) ?? [],
  );
  const isAsked = needs.some(({ kind }) => kind === 'business');
  const all = card.is_business && !isAsked ? [...needs, BUSINESS] : needs;
  const missing = all.filter((need) => !facts.has(need));
  return missing.some(facts.hasNot) ? null : missing;
}

function ask({ kind, name, annual_cost_cents: cost }: CardNeed): string {
  if (kind === 'business') return 'Do you have a business? Side gigs count.';
  return `Do you have this: ${name}${cost > 0 ? ` (${formatCents(cost)} a year)` : ''}?`;
}

type OpenNeedsProps = {
  /** Cards of a better answer that the member may not be able to get. */
  cards: readonly NeedingCard[];
  moreCents: number;
  /** `a year`. */
  during: string;
  nameOfIssuer: (id: number) => string;
};

/** Asks for the memberships, accounts or business behind a better answer; nothing where all was asked. */
export function OpenNeeds({ cards, moreCents, during, nameOfIssuer }: OpenNeedsProps) {
  const facts = use(OwnFactsContext);
  if (!facts || moreCents < 100) return null;
  const open = cards.flatMap((card) => {
    const missing = listMissing(card, facts);
    if (!missing || missing.length === 0) return [];
    return [{ card, missing, question: missing.map(ask).join(' ') }];
  });
  // Cards that ask for the same are one question.
  const asked = open.filter(
    ({ question }, index) => open.findIndex((each) => each.question === question) === index,
  );
  if (asked.length === 0) return null;
  return (
    <Section aria-labelledby="open-questions">
      <SectionHeader>
        <SectionTitle id="open-questions">
          {asked.length === 1 ? 'One answer could add ' : 'Answers that could add '}
          {formatWholeDollars(moreCents)} {during}
        </SectionTitle>
        <p className="text-muted-foreground text-sm leading-6">
          Kept in your profile, and counted everywhere
        </p>
      </SectionHeader>
      <ul className="divide-y">
        {asked.map(({ card, missing, question }) => {
          const others = open.filter((each) => each.question === question).length - 1;
          return (
            <li key={card.slug} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <CardIdentity card={card} issuer={nameOfIssuer(card.company_id)}>
                <span>{formatAnnualFee(card.annual_fee_cents)}</span>
                {others > 0 && <span>and {formatCount(others, 'more card')}</span>}
                <span className="text-foreground basis-full">{question}</span>
              </CardIdentity>
              <div className="flex gap-2">
                <Button
                  variant="outline"
                  size="md"
                  onClick={() => facts.setHas(missing, true)}
                  aria-label={`Yes, count ${card.name}`}
                >
                  Yes
                </Button>
                <Button
                  variant="ghost"
                  size="md"
                  onClick={() => facts.setHasNot(missing)}
                  aria-label={`No, leave out ${card.name}`}
                >
                  No
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
