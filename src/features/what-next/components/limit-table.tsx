import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table.tsx';
import type { PlanLimit } from '@/domain/plan/plan-limits.ts';
import {
  describeWinner,
  nameParameter,
  nameValue,
  type RobustnessFacts,
} from '../describe-limits.ts';

type LimitTableProps = { facts: RobustnessFacts; limits: readonly PlanLimit[] };

/** Each parameter by itself: what it is, and from where to where the plan stays the best one. */
export function LimitTable({ facts, limits }: LimitTableProps) {
  return (
    <Table label="Each changed on its own">
      <TableHeader>
        <TableRow>
          <TableHead>On its own</TableHead>
          <TableHead className="text-right">Now</TableHead>
          <TableHead className="text-right">Least</TableHead>
          <TableHead className="text-right">Most</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {facts.parameters.map((parameter, index) => {
          const own = limits.filter((limit) => limit.parameter === index);
          if (own.length === 0) return null;
          const beyond = own.flatMap(({ side, beyond: winner }) =>
            winner ? [{ side, tenures: winner.tenures }] : [],
          );
          return (
            <TableRow key={index}>
              <TableCell className="min-w-40 align-top">
                {nameParameter(facts, parameter)}
                {beyond.map(({ side, tenures }) => (
                  <span key={side} className="text-muted-foreground block text-sm">
                    {side === 'low' ? 'Below' : 'Above'}: {describeWinner(facts, tenures)}.
                  </span>
                ))}
              </TableCell>
              <TableCell className="text-right align-top whitespace-nowrap">
                {nameValue(facts, parameter, 1, 'now')}
              </TableCell>
              {(['low', 'high'] as const).map((side) => {
                const limit = own.find((each) => each.side === side);
                return (
                  <TableCell key={side} className="text-right align-top whitespace-nowrap">
                    {!limit
                      ? 'not tried'
                      : limit.beyond
                        ? nameValue(facts, parameter, limit.factor, side)
                        : 'no limit found'}
                  </TableCell>
                );
              })}
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
