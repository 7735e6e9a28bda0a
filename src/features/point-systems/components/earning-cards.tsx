import { CardLink } from '@/components/card-link.tsx';
import { ListedNeeds } from '@/components/card-needs.tsx';
import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { toConfidence } from '@/lib/confidence.ts';
import { formatAnnualFee, formatRate } from '@/lib/format.ts';
import type { CardRow, PointSystemRow } from '@/features/catalog/schema.ts';

type EarningCardsProps = {
  system: PointSystemRow;
  cards: readonly CardRow[];
  heldIds: ReadonlySet<number>;
  companyName: (id: number) => string | undefined;
};

export function EarningCards({ system, cards, heldIds, companyName }: EarningCardsProps) {
  const sorted = cards.toSorted(
    (a, b) =>
      Number(heldIds.has(b.id)) - Number(heldIds.has(a.id)) ||
      Number(b.opened_to_new) - Number(a.opened_to_new) ||
      a.name.localeCompare(b.name),
  );
  return (
    <section aria-labelledby="earned-by" className="grid gap-3">
      <h2 id="earned-by" className="text-lg font-semibold">
        Cards that earn it
      </h2>
      {cards.length === 0 ? (
        <p className="text-muted-foreground">
          No card in the catalog earns it; you can only get it by transfer.
        </p>
      ) : (
        <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
          {sorted.map((card) => (
            <li key={card.id}>
              <CardLink card={card} issuer={companyName(card.company_id) ?? ''}>
                <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  {formatAnnualFee(card.annual_fee_cents)} ·{' '}
                  {formatRate(card.base_rate, system.unit === 'dollars' ? 'dollars' : 'points')}{' '}
                  base
                  {heldIds.has(card.id) && <Badge tone="primary">Mine</Badge>}
                  {card.is_business && <Badge tone="outline">Business</Badge>}
                  {card.unlocks_transfers && <Badge tone="outline">Unlocks transfers</Badge>}
                  {card.needs_unlock && <Badge tone="outline">Needs an unlocking card</Badge>}
                  {!card.opened_to_new && <Badge tone="outline">Closed to new</Badge>}
                  <ConfidenceMark
                    confidence={toConfidence(card.confidence)}
                    subject={`the facts about ${card.name}`}
                    isCompact
                  />
                  {!heldIds.has(card.id) && <ListedNeeds card={card} />}
                </span>
              </CardLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
