import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { SortableHead } from '@/components/sortable-head.tsx';
import { TableHead } from '@/components/ui/table.tsx';
import { columnLabels, columnsOf } from '../describe-columns.ts';
import type { CardRankingSearch, RankedCard, RankingSort } from '../schema.ts';
import type { OpenFigure } from './ranking-ledger.tsx';
import { RankingRow } from './ranking-row.tsx';

type RankingTableProps = {
  ranking: readonly RankedCard[];
  search: CardRankingSearch;
  heldIds: ReadonlySet<number>;
  pointsOf: (systemId: number) => string;
  onSort: (sort: RankingSort, dir: 'asc' | 'desc') => void;
  onOpen: (figure: OpenFigure) => void;
};

/** Pixels of a row before it has been measured. */
const estimatedRow = 68;

/** Draws only the rows in sight, so that sorting and filtering answer at once. */
export function RankingTable(props: RankingTableProps) {
  const { ranking, search, heldIds, pointsOf, onSort, onOpen } = props;
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
  const columns = columnsOf(search);
  const sortBy = (key: RankingSort) => {
    const first = key === 'name' ? 'asc' : 'desc';
    const other = first === 'asc' ? 'desc' : 'asc';
    onSort(key, search.sort === key && search.dir === first ? other : first);
  };
  return (
    <div ref={ref} className="overflow-x-auto">
      <table
        aria-label="Cards by yearly value"
        aria-rowcount={ranking.length + 1}
        className="w-full border-collapse [&_th:last-child>button]:pr-0 max-sm:[&_th:nth-child(2)>button]:pl-0 [&_tr>:first-child]:pl-0 [&_tr>:last-child]:pr-0 max-sm:[&_tr>:nth-child(2)]:pl-0 max-md:[&_tr>:nth-child(3)]:pr-0"
      >
        <thead className="border-foreground border-b">
          <tr aria-rowindex={1}>
            <TableHead className="hidden w-12 text-right sm:table-cell">#</TableHead>
            <SortableHead
              direction={search.sort === 'name' ? search.dir : undefined}
              onSort={() => sortBy('name')}
            >
              Card
            </SortableHead>
            <SortableHead
              align="right"
              direction={search.sort === 'net' ? search.dir : undefined}
              onSort={() => sortBy('net')}
            >
              Net a year
            </SortableHead>
            {columns.map((column) =>
              column === 'points' ? (
                <TableHead key={column} className="hidden md:table-cell">
                  {columnLabels[column]}
                </TableHead>
              ) : (
                <SortableHead
                  key={column}
                  align="right"
                  className="hidden md:table-cell"
                  direction={search.sort === column ? search.dir : undefined}
                  onSort={() => sortBy(column)}
                >
                  {columnLabels[column]}
                </SortableHead>
              ),
            )}
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
                  columns={columns}
                  pointsOf={pointsOf}
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
