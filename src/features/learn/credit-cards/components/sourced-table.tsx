import type { ReactNode } from 'react';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table.tsx';
import { cn } from '@/lib/class-names.ts';
import type { ReportableFact } from '@/lib/fact-report-store.ts';
import { SourceLink } from './source-link.tsx';

type SourcedRow = {
  readonly id: number;
  readonly source_url: string | null;
  readonly verified_on: string | null;
};

type SourcedColumn<Row> = {
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly className?: string;
};

type SourcedTableProps<Row extends SourcedRow> = {
  label: string;
  rows: readonly Row[];
  /** The widest column, which also shows a row's source if there is no room beside it. */
  first: SourcedColumn<Row>;
  columns?: readonly SourcedColumn<Row>[];
  factOf: (row: Row) => ReportableFact;
};

export function SourcedTable<Row extends SourcedRow>(props: SourcedTableProps<Row>) {
  const { first, columns = [] } = props;
  const sourceOf = (row: Row) => (
    <SourceLink url={row.source_url} verifiedOn={row.verified_on} fact={props.factOf(row)} />
  );
  return (
    <div className="@container min-w-0">
      <Table label={props.label}>
        <TableHeader>
          <TableRow>
            <TableHead className="w-full">{first.header}</TableHead>
            {columns.map(({ header, className }) => (
              <TableHead key={header} className={className}>
                {header}
              </TableHead>
            ))}
            <TableHead className="@max-xl:hidden">Checked</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {props.rows.map((row) => (
            <TableRow key={row.id}>
              <TableCell className="align-top">
                {first.cell(row)}
                <span className="block @xl:hidden">{sourceOf(row)}</span>
              </TableCell>
              {columns.map(({ header, cell, className }) => (
                <TableCell key={header} className={cn('align-top', className)}>
                  {cell(row)}
                </TableCell>
              ))}
              <TableCell className="align-top @max-xl:hidden">{sourceOf(row)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
