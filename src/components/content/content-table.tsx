import type { Table as TableNode, TableCell as CellNode } from 'mdast';
import type { ReactNode } from 'react';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table.tsx';
import { readText } from './read-text.ts';

type ContentTableProps = {
  node: TableNode;
  renderCell: (cell: CellNode) => ReactNode;
};

export function ContentTable({ node, renderCell }: ContentTableProps) {
  const [head, ...rows] = node.children;
  const alignments = (node.align ?? []).map((side) =>
    side === 'right' ? 'text-right' : side === 'center' ? 'text-center' : 'text-left',
  );
  return (
    <div className="my-6">
      <Table label={head ? head.children.map(readText).join(', ') : 'Table'}>
        <TableHeader>
          <TableRow>
            {head?.children.map((cell, index) => (
              <TableHead key={index} className={alignments[index]}>
                {renderCell(cell)}
              </TableHead>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>
          {rows.map((row, index) => (
            <TableRow key={index}>
              {row.children.map((cell, column) => (
                <TableCell key={column} className={alignments[column]}>
                  {renderCell(cell)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
