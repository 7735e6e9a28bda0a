import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table.tsx';
import type { DataChanges } from '../compare-data.ts';
import { tableLabels } from '../schema.ts';

const columns = ['added', 'changed', 'removed', 'same'] as const;
const labels = {
  added: 'New',
  changed: 'Changed',
  removed: 'Removed',
  same: 'Same',
} as const;

export function ChangesTable({ changes }: { changes: DataChanges }) {
  const shown = changes.tables.filter((table) => columns.some((column) => table[column] > 0));
  return (
    <div className="grid min-w-0 gap-2">
      <Table label="What changes" className="text-sm">
        <TableHeader>
          <TableRow>
            <TableHead>What</TableHead>
            {columns.map((column) => (
              <TableHead key={column} className="px-2 text-right">
                {labels[column]}
              </TableHead>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>
          {shown.map((table) => (
            <TableRow key={table.table}>
              <TableCell>{tableLabels[table.table]}</TableCell>
              {columns.map((column) => (
                <TableCell
                  key={column}
                  className={
                    column === 'removed' && table.removed > 0
                      ? 'text-destructive px-2 text-right font-medium'
                      : 'px-2 text-right'
                  }
                >
                  {table[column] === 0 ? '–' : table[column]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <p className="text-sm">
        {changes.areSettingsChanged
          ? 'Your name, preferences and choices change as well.'
          : 'Your name, preferences and choices stay as they are.'}
      </p>
    </div>
  );
}
