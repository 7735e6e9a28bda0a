import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { EmptyState } from '@/components/empty-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { CatalogRows } from '@/features/catalog/facts/schema.ts';
import { formatCount } from '@/lib/format.ts';
import { NativeSelect } from '@/components/ui/native-select.tsx';
import { listRanking } from '../list-ranking.ts';
import { cardRankingSearchSchema, rankingSorts } from '../schema.ts';
import type { CardRankingSearch, RankedCard } from '../schema.ts';
import { columnLabels } from '../describe-columns.ts';
import type { OpenFigure } from './ranking-ledger.tsx';
import { RankingTable } from './ranking-table.tsx';

type RankedListProps = {
  ranking: readonly RankedCard[];
  search: CardRankingSearch;
  rows: CatalogRows;
  heldIds: ReadonlySet<number>;
  onChange: (next: Partial<CardRankingSearch>) => void;
  onClear: () => void;
  onOpen: (figure: OpenFigure) => void;
  menu: ReactNode;
};

type SortSelectProps = {
  search: CardRankingSearch;
  onChange: (next: Partial<CardRankingSearch>) => void;
};

const labels = { ...columnLabels, net: 'Net a year', name: 'Name' } as const;

function SortSelect({ search, onChange }: SortSelectProps) {
  const { sort: read } = cardRankingSearchSchema.fields;
  return (
    <NativeSelect
      aria-label="Sort by"
      className="min-w-0 flex-1 md:hidden"
      value={search.sort}
      onChange={(event) => {
        const sort = read(event.target.value);
        onChange({ sort, dir: sort === 'name' ? 'asc' : 'desc' });
      }}
    >
      {rankingSorts
        .filter((sort) => sort !== 'bonus' || search.year === 'first')
        .map((sort) => (
          <option key={sort} value={sort}>
            {labels[sort]}
          </option>
        ))}
    </NativeSelect>
  );
}

export function RankedList(props: RankedListProps) {
  const { ranking, search, rows, heldIds, onChange } = props;
  const listed = useMemo(
    () =>
      listRanking(ranking, {
        search,
        companySlugs: new Map(rows.companies.map(({ id, slug }) => [id, slug])),
        systemSlugs: new Map(rows.pointSystems.map(({ id, slug }) => [id, slug])),
        heldIds,
      }),
    [ranking, search, rows, heldIds],
  );
  const systems = useMemo(
    () => new Map(rows.pointSystems.map(({ id, name }) => [id, name])),
    [rows],
  );
  const isAdding = ranking.some(({ addedCents }) => addedCents === null);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-muted-foreground text-sm">
          {formatCount(listed.length, 'card')}
          {search.year === 'first' && ' · with sign-up bonus and first-year fee'}
          {isAdding && ' · working out what each adds to my wallet'}
        </p>
        <div className="flex flex-1 items-center justify-end gap-2">
          <SortSelect search={search} onChange={onChange} />
          {props.menu}
        </div>
      </div>
      {listed.length === 0 ? (
        <EmptyState
          title="No card fits these filters"
          action={
            <Button variant="outline" onClick={props.onClear}>
              Clear the filters
            </Button>
          }
        >
          Loosen one of them to see more cards.
        </EmptyState>
      ) : (
        <RankingTable
          ranking={listed}
          search={search}
          heldIds={heldIds}
          pointsOf={(id) => systems.get(id) ?? ''}
          onSort={(sort, dir) => onChange({ sort, dir })}
          onOpen={props.onOpen}
        />
      )}
    </>
  );
}
