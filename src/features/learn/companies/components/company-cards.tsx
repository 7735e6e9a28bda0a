import type { ReactNode } from 'react';
import { CardLink } from '@/components/card-link.tsx';
import { ListedNeeds } from '@/components/card-needs.tsx';
import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import { NameLink } from '@/components/name-link.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { type MyValue, ValueMark } from '@/components/value-mark.tsx';
import { useMyPointValues } from '@/features/mine/point-systems/queries.ts';
import { toConfidence } from '@/lib/confidence.ts';
import { formatAnnualFee } from '@/lib/format.ts';
import type { CardRow, PointSystemRow } from '@/features/catalog/facts/schema.ts';

type CompanyCardsProps = {
  cards: readonly CardRow[];
  heldIds: ReadonlySet<number>;
  issuerName: (id: number) => string;
  noteOf?: (card: CardRow) => ReactNode;
  /** True for cards to list right after those that are held. */
  isFirst?: (card: CardRow) => boolean;
};

export function CompanyCards(props: CompanyCardsProps) {
  const { cards, heldIds, issuerName, noteOf, isFirst = () => false } = props;
  const sorted = cards.toSorted(
    (a, b) =>
      Number(heldIds.has(b.id)) - Number(heldIds.has(a.id)) ||
      Number(isFirst(b)) - Number(isFirst(a)) ||
      Number(b.opened_to_new) - Number(a.opened_to_new) ||
      a.name.localeCompare(b.name),
  );
  return (
    <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
      {sorted.map((card) => (
        <li key={card.id}>
          <CardLink card={card} issuer={issuerName(card.company_id)}>
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              {formatAnnualFee(card.annual_fee_cents)}
              {heldIds.has(card.id) && <Badge tone="primary">Mine</Badge>}
              {card.is_business && <Badge tone="outline">Business</Badge>}
              {!card.opened_to_new && <Badge tone="outline">Closed to new</Badge>}
              <ConfidenceMark
                confidence={toConfidence(card.confidence)}
                subject={`the facts about ${card.name}`}
                isCompact
              />
              {!heldIds.has(card.id) && <ListedNeeds card={card} />}
              {noteOf?.(card)}
            </span>
          </CardLink>
        </li>
      ))}
    </ul>
  );
}

/** A point that the member does not use has no value to them, which is no price of it. */
export function SystemValue({ value }: { value: MyValue }) {
  if (value.centsPerPoint > 0)
    return (
      <span>
        <ValueMark value={value} /> <span className="text-muted-foreground">a point</span>
      </span>
    );
  return (
    <span className="text-muted-foreground">
      {value.origin === 'unused' ? 'you don’t use it' : 'no value known'}
    </span>
  );
}

export function SystemList({ systems }: { systems: readonly PointSystemRow[] }) {
  const { myValueOf } = useMyPointValues();
  return (
    <ul className="border-foreground divide-y border-t">
      {systems.map((system) => (
        <li key={system.id} className="flex items-center justify-between gap-3 py-2">
          <NameLink translate="no" to="/app/point-systems/$id" params={{ id: system.slug }}>
            {system.name}
          </NameLink>
          <SystemValue value={myValueOf(system)} />
        </li>
      ))}
    </ul>
  );
}
