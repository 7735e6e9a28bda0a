import { TableHead, TableRow } from '@/components/ui/table.tsx';
import { type ComparisonRow, listBest } from './comparison-row.ts';
import { ComparisonCell } from './comparison-cell.tsx';
import { SectionHead } from './section-head.tsx';

type ComparisonRowsProps = {
  title: string;
  rows: readonly ComparisonRow[];
  columns: number;
};

/** One part of the comparison: its heading and a line for each fact. */
export function ComparisonRows({ title, rows, columns }: ComparisonRowsProps) {
  if (rows.length === 0) return null;
  return (
    <tbody>
      <SectionHead title={title} columns={columns} />
      {rows.map((row) => {
        const best = listBest(row);
        return (
          <TableRow key={row.key}>
            <TableHead
              scope="row"
              className="bg-card sticky left-0 z-10 h-auto py-2 align-top whitespace-normal"
            >
              {row.label}
            </TableHead>
            {row.cells.map((cell, column) => (
              <ComparisonCell
                key={column}
                cell={cell}
                isBest={best[column] ?? false}
                label={row.label}
              />
            ))}
          </TableRow>
        );
      })}
    </tbody>
  );
}
