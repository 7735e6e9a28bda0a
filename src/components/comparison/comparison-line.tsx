import { memo } from 'react';
import { TableHead, TableRow } from '@/components/ui/table.tsx';
import { ComparisonCell } from './comparison-cell.tsx';
import { type ComparisonRow, listBest } from './comparison-row.ts';

/** A fact of everything compared; one that did not change is not drawn again when others come and go. */
export const ComparisonLine = memo(function ComparisonLine({ row }: { row: ComparisonRow }) {
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
