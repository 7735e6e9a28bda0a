import { type ReactNode, useMemo, useState } from 'react';
import { FoldButton } from '@/components/fold-button.tsx';
import { SortableHead } from '@/components/sortable-head.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table.tsx';
import { cn } from '@/lib/class-names.ts';

export type ListColumn<Row, Sort extends string> = {
  readonly key: string;
  readonly header: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  readonly sort?: Sort;
  /** End of the order that comes first; the largest values by default. */
  readonly first?: 'asc' | 'desc';
  readonly align?: 'right';
  /** Width from which the column shows; always by default. */
  readonly from?: 'sm' | 'md' | 'lg' | 'xl';
};

type ListTableProps<Row, Sort extends string> = {
  label: string;
  columns: readonly ListColumn<Row, Sort>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
};

const shownFrom = {
  sm: 'hidden sm:table-cell',
  md: 'hidden md:table-cell',
  lg: 'hidden lg:table-cell',
  xl: 'hidden xl:table-cell',
} as const;

function classOf({ align, from }: Pick<ListColumn<never, string>, 'align' | 'from'>): string {
  return cn(align === 'right' && 'text-right', from && shownFrom[from]);
}

/** Cells of each row, drawn once: adding and removing other rows does not redraw a row. */
function keepCells<Row extends object, Sort extends string>(
  columns: readonly ListColumn<Row, Sort>[],
): (row: Row) => ReactNode {
  const known = new WeakMap<Row, ReactNode>();
  return (row) => {
    const cells =
      known.get(row) ??
      columns.map((column) => (
        <TableCell key={column.key} className={classOf(column)}>
          {column.cell(row)}
        </TableCell>
      ));
    known.set(row, cells);
    return cells;
  };
}

/** A list as a table that hides less important columns on narrow screens. */
export function ListTable<Row extends object, Sort extends string>(
  props: ListTableProps<Row, Sort>,
) {
  const { columns, rows, sort, onSort } = props;
  const cellsOf = useMemo(() => keepCells(columns), [columns]);
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <Table
        label={props.label}
        className={cn(!isWhole && 'max-sm:[&>tbody>tr:nth-child(n+11)]:hidden')}
      >
        <TableHeader>
          <TableRow>
            {columns.map((column) => {
              const order = column.sort;
              if (order === undefined || !onSort) {
                return (
                  <TableHead key={column.key} className={classOf(column)}>
                    {column.header}
                  </TableHead>
                );
              }
              return (
                <SortableHead
                  key={column.key}
                  align={column.align ?? 'left'}
                  className={classOf(column)}
                  direction={sort === order ? (column.first ?? 'desc') : undefined}
                  onSort={() => onSort(order)}
                >
                  {column.header}
                </SortableHead>
              );
            })}
          </TableRow>
        </TableHeader>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={props.keyOf(row)}>{cellsOf(row)}</TableRow>
          ))}
        </TableBody>
      </Table>
      <FoldButton count={rows.length} isWhole={isWhole} onChange={setWhole} />
    </>
  );
}
