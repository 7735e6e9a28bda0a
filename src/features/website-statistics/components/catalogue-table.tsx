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
import * as texts from '../texts.ts';

function share(part: number, whole: number): string {
  return whole === 0 ? '—' : formatPercent(Math.floor((100 * part) / whole));
}

/** As the lists of the admin area are called, where the table is called otherwise. */
const names: Readonly<Partial<Record<string, string>>> = {
  category_points: texts.earningRules,
  credit_card_benefits: texts.cardBenefits,
  point_system_tiers: texts.pointSystemTiers,
  rules: texts.applicationRules,
  signup_bonuses: texts.signUpBonuses,
};

function nameTable(table: string): string {
  const known = names[table];
  if (known !== undefined) return known;
  const words = table.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** How well each kind of fact is known. */
export function CatalogueTable({ rows }: { rows: Statistics['catalogue'] }) {
  return (
    <Table label={texts.theCatalogKindByKind}>
      <TableHeader>
        <TableRow>
          <TableHead>{texts.facts}</TableHead>
          <TableHead className="text-right">{texts.rows}</TableHead>
          <TableHead className="text-right">{texts.withALink}</TableHead>
          <TableHead className="text-right max-sm:hidden">{texts.checkedInAYear}</TableHead>
          <TableHead className="text-right max-sm:hidden">{texts.lowConfidence}</TableHead>
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
