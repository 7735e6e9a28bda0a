import { Table, TableBody, TableHead, TableHeader, TableRow } from '@/components/ui/table.tsx';
import type { Holding } from '../schema.ts';
import { CardDaysRow } from './card-days-row.tsx';

export function CardDaysTable({ entries }: { entries: readonly Holding[] }) {
  return (
    <Table label="Dates of my cards" className="max-sm:block [&_tbody]:max-sm:block">
      <TableHeader className="max-sm:sr-only">
        <TableRow>
          <TableHead>Card</TableHead>
          <TableHead>Opened</TableHead>
          <TableHead>Fee in</TableHead>
          <TableHead>Nickname</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {entries.map((entry) => (
          <CardDaysRow key={entry.memberCard.id} entry={entry} />
        ))}
      </TableBody>
    </Table>
  );
}
