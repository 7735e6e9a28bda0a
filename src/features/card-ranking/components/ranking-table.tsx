import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { SortableHead } from '@/components/sortable-head.tsx';
import { TableHead } from '@/components/ui/table.tsx';
import type { RankedCard } from '../rank-cards.ts';
import type { CardRankingSearch, RankingSort } from '../schema.ts';
import type { OpenFigure } from './ranking-ledger.tsx';
import { RankingRow } from './ranking-row.tsx';

type RankingTableProps = {
  ranking: readonly RankedCard[];
  search: CardRankingSearch;
  heldIds: ReadonlySet<number>;
  onSort: (sort: RankingSort, dir: 'asc' | 'desc') => void;
  onOpen: (figure: OpenFigure) => void;
};

const columns = [
  ['net', 'Net a year', ''],
  ['rewards', 'Rewards', 'hidden md:table-cell'],
  ['credits', 'Credits', 'hidden md:table-cell'],
  ['bonus', 'Bonus', 'hidden md:table-cell'],
  ['fee', 'Fee', 'hidden sm:table-cell'],
] as const;

/** Pixels of a row before it has been measured. */
const estimatedRow = 68;

/** Draws only the rows in sight, so that sorting and filtering answer at once. */
export function RankingTable({ ranking, search, heldIds, onSort, onOpen }: RankingTableProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    setTop((ref.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
  }, [ranking]);
  const virtual = useWindowVirtualizer({
    count: ranking.length,
    estimateSize: () => estimatedRow,
    overscan: 3,
    scrollMargin: top,
  });
  const items = virtual.getVirtualItems();
  const before = (items[0]?.start ?? top) - top;
  const after = virtual.getTotalSize() - ((items.at(-1)?.end ?? top) - top);
  const shownColumns = columns.filter(([key]) => key !== 'bonus' || search.year === 'first');
  const sortBy = (key: RankingSort) => {
    const first = key === 'name' ? 'asc' : 'desc';
    const other = first === 'asc' ? 'desc' : 'asc';
    onSort(key, search.sort === key && search.dir === first ? other : first);
  };
  return (
    <div ref={ref} className="bg-card rounded-md border">
      <table
        aria-label="Cards by yearly value"
        aria-rowcount={ranking.length + 1}
        className="w-full border-collapse"
      >
        <thead className="bg-muted/60 border-b">
          <tr aria-rowindex={1}>
            <TableHead className="hidden w-12 text-right sm:table-cell">#</TableHead>
            <SortableHead
              direction={search.sort === 'name' ? search.dir : undefined}
              onSort={() => {
                sortBy('name');
              }}
            >
              Card
            </SortableHead>
            {shownColumns.map(([key, label, className]) => (
              <SortableHead
                key={key}
                align="right"
                className={className}
                direction={search.sort === key ? search.dir : undefined}
                onSort={() => {
                  sortBy(key);
                }}
              >
                {label}
              </SortableHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {before > 0 && (
            <tr aria-hidden>
              <td style={{ height: before }} />
            </tr>
          )}
          {items.map((item) => {
            const entry = ranking[item.index];
            return (
              entry && (
                <RankingRow
                  key={entry.card.id}
                  ref={virtual.measureElement}
                  index={item.index}
                  entry={entry}
                  isHeld={heldIds.has(entry.card.id)}
                  isFirstYear={search.year === 'first'}
                  onOpen={onOpen}
                />
              )
            );
          })}
          {after > 0 && (
            <tr aria-hidden>
              <td style={{ height: after }} />
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
