import {
  Table,
  TableBody,
  TableCell,
  TableFooter,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table.tsx';
import type { Earned } from '@/domain/purchase/audit-purchases.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatExactCents } from '@/lib/format.ts';
import type { StatementAudit } from '../schema.ts';

type AuditTableProps = {
  audit: StatementAudit;
  /** Number of visible rows; totals cover all rows. */
  shown: number;
  cardNameOf: (id: string) => string;
  subCategoryNameOf: (slug: string) => string;
};

export function AuditTable({ audit, shown, cardNameOf, subCategoryNameOf }: AuditTableProps) {
  const cell = ({ card, valueCents }: Earned) => (
    <TableCell className="text-right align-top">
      <span className="tabular-nums">{formatExactCents(valueCents)}</span>
      <span className="text-muted-foreground block text-xs">
        {card === null ? 'no card is taken' : cardNameOf(card)}
      </span>
    </TableCell>
  );
  const sums = [audit.paidCents, audit.heldCents, audit.bestCents];
  return (
    <Table
      label="Purchases by what they lost"
      className="text-sm max-sm:block max-sm:[&_tbody]:block max-sm:[&_tfoot]:block max-sm:[&_thead]:block max-sm:[&_tr]:grid max-sm:[&_tr]:grid-cols-3"
    >
      <TableHeader>
        <TableRow>
          <TableHead className="max-sm:sr-only">Purchase</TableHead>
          <TableHead className="text-right">Earned</TableHead>
          <TableHead className="text-right">My best card</TableHead>
          <TableHead className="text-right">Best wallet</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {audit.rows.slice(0, shown).map((row, index) => (
          <TableRow key={index}>
            <TableCell className="align-top max-sm:col-span-3 max-sm:pb-0 sm:min-w-40">
              <span className="block max-w-64 truncate font-medium">{row.description}</span>
              <span className="text-muted-foreground block text-xs">
                {formatExactCents(row.amountCents)} · {formatDate(row.date)} ·{' '}
                {row.subCategory === null ? 'not sorted' : subCategoryNameOf(row.subCategory)}
              </span>
            </TableCell>
            {cell(row.paid)}
            {cell(row.held)}
            {cell(row.best)}
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        <TableRow>
          <TableCell className="max-sm:col-span-3 max-sm:pb-0">
            All {audit.rows.length} purchases
          </TableCell>
          {sums.map((cents, index) => (
            <TableCell key={index} className="text-right tabular-nums">
              {formatExactCents(cents)}
            </TableCell>
          ))}
        </TableRow>
      </TableFooter>
    </Table>
  );
}
