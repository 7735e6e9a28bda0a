import { Checkbox } from '@/components/ui/checkbox.tsx';
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
  proposed: Amounts;
  /** Sub-categories that keep their current amount. */
  kept: ReadonlySet<string>;
  names: ReadonlyMap<string, string>;
  onKeep: (slug: string, isKept: boolean) => void;
};

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** The difference of the rounded dollars, so that the row adds up. */
function formatChange(now: number, next: number): string {
  const dollars = Math.round(next / 100) - Math.round(now / 100);
  return dollars === 0 ? '' : `${dollars > 0 ? '+' : ''}${formatWholeDollars(100 * dollars)}`;
}

/** A year's amounts before and after the change; each line can keep its current amount. */
export function AmountChanges({ before, proposed, kept, names, onKeep }: AmountChangesProps) {
  const hasBefore = Object.keys(before).length > 0;
  const slugs = [...new Set([...Object.keys(proposed), ...Object.keys(before)])].sort(
    (a, b) => (proposed[b] ?? 0) - (proposed[a] ?? 0) || (before[b] ?? 0) - (before[a] ?? 0),
  );
  const nextOf = (slug: string) => (kept.has(slug) ? before[slug] : proposed[slug]) ?? 0;
  const row = (now: number, next: number) => (
    <>
      {hasBefore && <TableCell className="text-right">{formatWholeDollars(now)}</TableCell>}
      <TableCell className="text-right">{formatWholeDollars(next)}</TableCell>
      {hasBefore && <TableCell className="text-right">{formatChange(now, next)}</TableCell>}
    </>
  );
  return (
    <Table label="Amounts a year" className="text-sm">
      <TableHeader>
        <TableRow>
          <TableHead>Sub-category</TableHead>
          {hasBefore && <TableHead className="text-right">Now</TableHead>}
          <TableHead className="text-right">A year</TableHead>
          {hasBefore && <TableHead className="text-right max-sm:hidden">Change</TableHead>}
          {hasBefore && <TableHead className="text-right">Use new</TableHead>}
        </TableRow>
      </TableHeader>
      <TableBody>
        {slugs.map((slug) => {
          const name = names.get(slug) ?? slug;
          return (
            <TableRow key={slug}>
              <TableCell>{name}</TableCell>
              {row(before[slug] ?? 0, nextOf(slug))}
              {hasBefore && (
                <TableCell className="text-right">
                  {before[slug] !== proposed[slug] && (
                    <Checkbox
                      aria-label={`Use the amount for ${name}`}
                      checked={!kept.has(slug)}
                      onCheckedChange={(checked) => onKeep(slug, checked !== true)}
                    />
                  )}
                </TableCell>
              )}
            </TableRow>
          );
        })}
      </TableBody>
      <TableFooter>
        <TableRow>
          <TableCell>Total</TableCell>
          {row(sum(Object.values(before)), sum(slugs.map(nextOf)))}
          {hasBefore && <TableCell />}
        </TableRow>
      </TableFooter>
    </Table>
  );
}
