import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table.tsx';
import { formatWholeDollars } from '@/lib/format.ts';
import type { Curves } from '../schema.ts';

/** Shows every fourth sample, since all of them are too many to read. */
const every = 4;

export function ValueTable({ curves }: { curves: Curves }) {
  const rows = curves.spendCents.flatMap((spend, sample) =>
    sample % every === 0 ? [{ spend, sample }] : [],
  );
  return (
    <Table label="Net value by spending">
      <TableHeader>
        <TableRow>
          <TableHead>Spending a year</TableHead>
          {curves.question.lines.map(({ id, name }) => (
            <TableHead key={id} className="min-w-32 py-2 text-right whitespace-normal">
              {name}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {rows.map(({ spend, sample }) => {
          const values = curves.curves.map(({ valueCents }) => valueCents[sample] ?? 0);
          const best = Math.max(...values);
          return (
            <TableRow key={sample}>
              <TableHead scope="row">{formatWholeDollars(spend)}</TableHead>
              {values.map((value, index) => (
                <TableCell
                  key={index}
                  className={
                    values.length > 1 && value > best - 50
                      ? 'text-positive text-right font-semibold'
                      : 'text-right'
                  }
                >
                  {formatWholeDollars(value)}
                </TableCell>
              ))}
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
