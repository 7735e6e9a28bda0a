import { useNavigate } from '@tanstack/react-router';
import { memo } from 'react';
import { CardLink } from '@/components/card-link.tsx';
import { ListedNeeds } from '@/components/card-needs.tsx';
import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import { type ListColumn, ListTable } from '@/components/list-table.tsx';
import { StandingBadge } from '@/components/standing-badge.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { toConfidence } from '@/lib/confidence.ts';
import { formatAnnualFee, formatWholeDollars } from '@/lib/format.ts';
import type { Prospect } from '../list-prospects.ts';
import type { ProspectSearch } from '../schema.ts';

type Sort = NonNullable<ProspectSearch['sort']>;

const columns: readonly ListColumn<Prospect, Sort>[] = [
  {
    key: 'card',
    header: 'Card',
    sort: 'name',
    first: 'asc',
    cell: ({ card, issuer, points, isHeld, standing }) => (
      <CardLink card={card} issuer={issuer.name}>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {issuer.name} · {points.name}
          {isHeld && <Badge tone="primary">Mine</Badge>}
          {card.is_business && <Badge tone="outline">Business</Badge>}
          {!card.opened_to_new && <Badge tone="outline">Closed to new</Badge>}
          <ConfidenceMark
            confidence={toConfidence(card.confidence)}
            subject={`the facts about ${card.name}`}
            isCompact
          />
          {!isHeld && <ListedNeeds card={card} />}
          {standing.isMarked !== true && !isHeld && (
            <span className="md:hidden">
              <StandingBadge tone={standing.tone}>{standing.text}</StandingBadge>
            </span>
          )}
        </span>
      </CardLink>
    ),
  },
  {
    key: 'standing',
    header: 'Can I get it',
    from: 'md',
    cell: ({ standing }) => <StandingBadge tone={standing.tone}>{standing.text}</StandingBadge>,
  },
  {
    key: 'fee',
    header: 'Annual fee',
    sort: 'fee',
    first: 'asc',
    align: 'right',
    from: 'sm',
    cell: ({ card }) => formatAnnualFee(card.annual_fee_cents),
  },
  {
    key: 'value',
    header: 'Adds a year',
    sort: 'value',
    align: 'right',
    cell: ({ addsCents }) =>
      addsCents === null ? (
        <Skeleton className="ml-auto h-4 w-14" />
      ) : (
        <span className={addsCents > 0 ? 'font-semibold' : 'text-muted-foreground'}>
          {addsCents > 0 ? '+' : ''}
          {formatWholeDollars(addsCents)}
        </span>
      ),
  },
];

type ProspectTableProps = {
  shown: readonly Prospect[];
  sort: Sort | undefined;
};

/** Rendered again only when its cards or their order change: hundreds of rows take a while on a slow phone. */
export const ProspectTable = memo(function ProspectTable({ shown, sort }: ProspectTableProps) {
  const navigate = useNavigate({ from: '/app/credit-cards/' });
  return (
    <ListTable
      label="Credit cards"
      columns={columns}
      rows={shown}
      keyOf={({ card }) => card.id}
      sort={sort ?? 'value'}
      onSort={(next) => {
        const search = (known: ProspectSearch) => ({ ...known, sort: next });
        void navigate({ search, replace: true, resetScroll: false });
      }}
    />
  );
});
