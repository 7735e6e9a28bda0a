import {
  Table,
  TableBody,
  TableCell,
  TableFooter,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table.tsx';
import { formatExactCents } from '@/lib/format.ts';
import type { PlanParts } from '../schema.ts';
import { partsOf } from './plan-parts.ts';

type PartsTableProps = {
  plan: PlanParts;
  other: PlanParts;
  /** Actions of the other plan. */
  name: string;
};

export function PartsTable({ plan, other, name }: PartsTableProps) {
  return (
    <Table label={`This plan and another: ${name}`} className="text-sm">
      <TableHeader>
        <TableRow>
          <TableHead>Part</TableHead>
          <TableHead className="text-right">This plan</TableHead>
          <TableHead className="text-right">{name}</TableHead>
          <TableHead className="text-right">Difference</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {partsOf(plan, other).map(({ key, name: part, of }) => (
          <TableRow key={key}>
            <TableCell>{part}</TableCell>
            <TableCell className="text-right">{formatExactCents(of(plan))}</TableCell>
            <TableCell className="text-right">{formatExactCents(of(other))}</TableCell>
            <TableCell className="text-right">{formatExactCents(of(plan) - of(other))}</TableCell>
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        <TableRow>
          <TableCell>Kept</TableCell>
          <TableCell className="text-right">{formatExactCents(plan.netCents)}</TableCell>
          <TableCell className="text-right">{formatExactCents(other.netCents)}</TableCell>
          <TableCell className="text-right">
            {formatExactCents(plan.netCents - other.netCents)}
          </TableCell>
        </TableRow>
      </TableFooter>
    </Table>
  );
}
