import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table.tsx';
import { formatNumber, formatPercent } from '@/lib/format.ts';
import type { Statistics } from '../schema.ts';

function share(part: number, whole: number): string {
  return whole === 0 ? '—' : formatPercent(Math.floor((100 * part) / whole));
}

/** Names of the admin area's lists, if they differ from the table's. */
const names: Readonly<Partial<Record<string, string>>> = {
  category_points: 'Earning rules',
  credit_card_benefits: 'Card benefits',
  point_system_tiers: 'Point-system tiers',
  rules: 'Application rules',
  signup_bonuses: 'Sign-up bonuses',
};

function nameTable(table: string): string {
  const known = names[table];
  if (known !== undefined) return known;
  const words = table.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function CatalogTable({ rows }: { rows: Statistics['catalog'] }) {
  return (
    <Table label="The catalog, kind by kind">
      <TableHeader>
        <TableRow>
          <TableHead>Facts</TableHead>
          <TableHead className="text-right">Rows</TableHead>
          <TableHead className="text-right">With a link</TableHead>
          <TableHead className="text-right max-sm:hidden">Checked in a year</TableHead>
          <TableHead className="text-right max-sm:hidden">Low confidence</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.table}>
            <TableCell>{nameTable(row.table)}</TableCell>
            <TableCell className="text-right">{formatNumber(row.rows)}</TableCell>
            <TableCell className="text-right">{share(row.sourced, row.rows)}</TableCell>
            <TableCell className="text-right max-sm:hidden">
              {share(row.checkedThisYear, row.rows)}
            </TableCell>
            <TableCell className="text-right max-sm:hidden">{formatNumber(row.low)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
