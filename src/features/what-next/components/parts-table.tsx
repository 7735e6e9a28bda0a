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
import * as texts from '../texts.ts';
import { planParts } from './plan-parts.ts';

type PartsTableProps = {
  plan: PlanParts;
  other: PlanParts;
  /** What is done in the other plan. */
  name: string;
};

/** A plan beside another one, part by part. */
export function PartsTable({ plan, other, name }: PartsTableProps) {
  return (
    <Table label={texts.thisPlanAndAnother(name)} className="text-sm">
      <TableHeader>
        <TableRow>
          <TableHead>{texts.part}</TableHead>
          <TableHead className="text-right">{texts.thisPlan}</TableHead>
          <TableHead className="text-right">{name}</TableHead>
          <TableHead className="text-right">{texts.difference}</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {planParts.map(({ key, name: part, of }) => (
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
          <TableCell>{texts.kept}</TableCell>
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
