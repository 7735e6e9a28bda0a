import { CreditCard } from 'lucide-react';
import { CardLink } from '@/components/card-link.tsx';
import { EmptyState } from '@/components/empty-state.tsx';
import { FilterSelect } from '@/components/filter-select.tsx';
import { FilterSwitch } from '@/components/filter-switch.tsx';
import { type ListColumn, ListTable } from '@/components/list-table.tsx';
import { ListToolbar } from '@/components/list-toolbar.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { StandingBadge } from '@/components/standing-badge.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { formatAnnualFee, formatWholeDollars } from '@/lib/format.ts';
import { type Prospect, listProspects } from '../list-prospects.ts';
import type { ProspectSearch } from '../schema.ts';
import { useProspects } from '../use-prospects.ts';

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
          <span className="md:hidden">
            <StandingBadge tone={standing.tone}>{standing.text}</StandingBadge>
          </span>
        </span>
      </CardLink>
    ),
  },
  {
    key: 'standing',
    header: 'May I have it',
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

function optionsOf(entries: readonly { readonly slug: string; readonly name: string }[]) {
  return [...new Map(entries.map(({ slug, name }) => [slug, name]))]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label));
}

type ProspectsScreenProps = {
  search: ProspectSearch;
  onSearchChange: (change: Partial<ProspectSearch>) => void;
};

/** Every card of the catalogue as the member would have it. */
export function ProspectsScreen({ search, onSearchChange }: ProspectsScreenProps) {
  const prospects = useProspects();
  const shown = listProspects(prospects, search);
  return (
    <>
      <PageHeader
        title="Credit cards"
        description="Every card, by what it would add to your wallet in an ordinary year, and whether you may have it today."
      />
      <ListToolbar
        label="Search cards"
        placeholder="Card, issuer or points"
        text={search.q}
        onTextChange={(q) => {
          onSearchChange({ q });
        }}
        summary={`${shown.length} of ${prospects.length} cards`}
      >
        <FilterSelect
          label="Issuer"
          allLabel="All issuers"
          value={search.issuer}
          options={optionsOf(prospects.map(({ issuer }) => issuer))}
          onValueChange={(issuer) => {
            onSearchChange({ issuer });
          }}
        />
        <FilterSelect
          label="Points"
          allLabel="All points"
          value={search.points}
          options={optionsOf(prospects.map(({ points }) => points))}
          onValueChange={(points) => {
            onSearchChange({ points });
          }}
        />
        <FilterSelect
          label="Kind"
          allLabel="All kinds"
          value={search.kind}
          options={[
            { value: 'personal', label: 'Personal' },
            { value: 'business', label: 'Business' },
          ]}
          onValueChange={(kind) => {
            onSearchChange({ kind });
          }}
        />
        <FilterSwitch
          label="Open to me today"
          isOn={search.open ?? false}
          onChange={(isOn) => {
            onSearchChange({ open: isOn || undefined });
          }}
        />
      </ListToolbar>
      {shown.length === 0 ? (
        <EmptyState
          icon={<CreditCard />}
          title="No card matches"
          action={
            <Button
              variant="outline"
              onClick={() => {
                onSearchChange({
                  q: undefined,
                  issuer: undefined,
                  points: undefined,
                  kind: undefined,
                  open: undefined,
                });
              }}
            >
              Show all cards
            </Button>
          }
        >
          Use fewer words or filters.
        </EmptyState>
      ) : (
        <ListTable
          label="Credit cards"
          columns={columns}
          rows={shown}
          keyOf={({ card }) => card.id}
          sort={search.sort ?? 'value'}
          onSort={(sort) => {
            onSearchChange({ sort });
          }}
        />
      )}
    </>
  );
}
