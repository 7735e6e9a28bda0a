import { memo } from 'react';
import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import { TableCell, TableHead, TableRow } from '@/components/ui/table.tsx';
import { cn } from '@/lib/class-names.ts';
import { type Cell, type ComparisonRow, listBest } from './comparison-row.ts';

type ComparisonCellProps = { cell: Cell; isBest: boolean; label: string };

/** Memoized: reordering columns creates new cells with the same content. */
function isSame(a: ComparisonCellProps, b: ComparisonCellProps): boolean {
  return (
    a.isBest === b.isBest &&
    a.label === b.label &&
    a.cell.text === b.cell.text &&
    a.cell.content === b.cell.content &&
    a.cell.detail === b.cell.detail &&
    a.cell.isUncertain === b.cell.isUncertain
  );
}

/** A fact in one column; the best in its row is bold, and named in words for screen readers. */
const ComparisonCell = memo(function ComparisonCell(props: ComparisonCellProps) {
  const { cell, isBest, label } = props;
  return (
    <TableCell className="min-w-28 align-top sm:min-w-36">
      <span className={cn(isBest && 'text-positive font-semibold')}>
        {cell.content ?? cell.text}
        {isBest && <span className="sr-only"> (best)</span>}
      </span>
      {cell.isUncertain && <ConfidenceMark confidence="low" subject={label} isCompact />}
      {cell.detail && <span className="text-muted-foreground block text-sm">{cell.detail}</span>}
    </TableCell>
  );
}, isSame);

/** A fact of everything compared; one that did not change is not drawn again when others come and go. */
const ComparisonLine = memo(function ComparisonLine({ row }: { row: ComparisonRow }) {
  const best = listBest(row);
  return (
    <TableRow>
      <TableHead
        scope="row"
        className="bg-background sticky left-0 z-10 h-auto py-2 align-top whitespace-normal"
      >
        {row.label}
      </TableHead>
      {row.cells.map((cell, column) => (
        <ComparisonCell key={column} cell={cell} isBest={best[column] ?? false} label={row.label} />
      ))}
    </TableRow>
  );
});

/** A heading across the table that stays in view while the columns scroll sideways. */
export function SectionHead({ title, columns }: { title: string; columns: number }) {
  return (
    <tr className="border-foreground border-b">
      <th scope="colgroup" colSpan={columns + 1} className="pt-6 pb-2 text-left">
        <span className="sticky left-0 text-sm font-semibold">{title}</span>
      </th>
    </tr>
  );
}

type ComparisonRowsProps = {
  title: string;
  rows: readonly ComparisonRow[];
  columns: number;
};

export function ComparisonRows({ title, rows, columns }: ComparisonRowsProps) {
  if (rows.length === 0) return null;
  return (
    <tbody>
      <SectionHead title={title} columns={columns} />
      {rows.map((row) => (
        <ComparisonLine key={row.key} row={row} />
      ))}
    </tbody>
  );
}
