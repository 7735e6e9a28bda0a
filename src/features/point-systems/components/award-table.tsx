import { Link } from '@tanstack/react-router';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table.tsx';
import { formatCentsPerPoint } from '@/lib/format.ts';
import type { AwardNeeded } from '../explain-transfers.ts';

type AwardTableProps = { awards: readonly AwardNeeded[]; nameOf: (slug: string) => string };

/** Lists the value of an award at each partner from which the transfer pays off. */
export function AwardTable({ awards, nameOf }: AwardTableProps) {
  return (
    <Table label="What an award must be worth" className="max-w-xl">
      <TableHeader>
        <TableRow>
          <TableHead>Partner</TableHead>
          <TableHead className="text-right">Ratio</TableHead>
          <TableHead className="text-right">Award worth more than</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {awards.map(({ system, ratio, centsPerPoint }) => (
          <TableRow key={system}>
            <TableCell>
              <Link
                to="/app/point-systems/$id"
                params={{ id: system }}
                className="font-medium underline-offset-4 hover:underline"
              >
                {nameOf(system)}
              </Link>
            </TableCell>
            <TableCell className="text-right whitespace-nowrap">{ratio}</TableCell>
            <TableCell className="text-right">
              {formatCentsPerPoint(centsPerPoint)} a point
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
