import {
  Table,
  TableBody,
  TableCell,
  TableFooter,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table.tsx';
import { formatWholeDollars } from '@/lib/format.ts';
import type { Amounts } from '../plan-amounts.ts';

type AmountChangesProps = {
  before: Amounts;
  after: Amounts;
  names: ReadonlyMap<string, string>;
};

function sum(amounts: Amounts): number {
  return Object.values(amounts).reduce((total, amount) => total + amount, 0);
}

function formatChange(cents: number): string {
  return `${cents > 0 ? '+' : ''}${formatWholeDollars(cents)}`;
}

/** A year's amounts after the change, with the current ones beside them if any. */
export function AmountChanges({ before, after, names }: AmountChangesProps) {
  const hasBefore = Object.keys(before).length > 0;
  const slugs = [...new Set([...Object.keys(after), ...Object.keys(before)])].sort(
    (a, b) => (after[b] ?? 0) - (after[a] ?? 0) || (before[b] ?? 0) - (before[a] ?? 0),
  );
  const row = (now: number, next: number) => (
    <>
      {hasBefore && <TableCell className="text-right">{formatWholeDollars(now)}</TableCell>}
      <TableCell className="text-right">{formatWholeDollars(next)}</TableCell>
      {hasBefore && (
        <TableCell className="text-right">{next === now ? '' : formatChange(next - now)}</TableCell>
      )}
    </>
  );
  return (
    <Table label="Amounts a year" className="text-sm">
      <TableHeader>
        <TableRow>
          <TableHead>Sub-category</TableHead>
          {hasBefore && <TableHead className="text-right">Now</TableHead>}
          <TableHead className="text-right">A year</TableHead>
          {hasBefore && <TableHead className="text-right">Change</TableHead>}
        </TableRow>
      </TableHeader>
      <TableBody>
        {slugs.map((slug) => (
          <TableRow key={slug}>
            <TableCell>{names.get(slug) ?? slug}</TableCell>
            {row(before[slug] ?? 0, after[slug] ?? 0)}
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        <TableRow>
          <TableCell>Total</TableCell>
          {row(sum(before), sum(after))}
        </TableRow>
      </TableFooter>
    </Table>
  );
}
