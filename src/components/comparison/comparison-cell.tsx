import { memo } from 'react';
import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import { TableCell } from '@/components/ui/table.tsx';
import { cn } from '@/lib/class-names.ts';
import type { Cell } from './comparison-row.ts';

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
export const ComparisonCell = memo(function ComparisonCell(props: ComparisonCellProps) {
  const { cell, isBest, label } = props;
  return (
    <TableCell className="min-w-36 align-top">
      <span className={cn(isBest && 'text-positive font-semibold')}>
        {cell.content ?? cell.text}
        {isBest && <span className="sr-only"> (best)</span>}
      </span>
      {cell.isUncertain && <ConfidenceMark confidence="low" subject={label} isCompact />}
      {cell.detail && <span className="text-muted-foreground block text-sm">{cell.detail}</span>}
    </TableCell>
  );
}, isSame);
