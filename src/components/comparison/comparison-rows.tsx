import { ComparisonLine } from './comparison-line.tsx';
import type { ComparisonRow } from './comparison-row.ts';
import { SectionHead } from './section-head.tsx';

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
