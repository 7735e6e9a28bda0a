import type { PlanLimit } from '@/domain/plan/plan-limits.ts';
import {
  describeWinner,
  nameParameter,
  nameValue,
  type RobustnessFacts,
} from './describe-limits.ts';

type LimitListProps = { facts: RobustnessFacts; limits: readonly PlanLimit[] };

const sides = {
  low: { to: 'Down to', beyond: 'below that', end: 'half', none: 'Less was not tried.' },
  high: { to: 'Up to', beyond: 'above that', end: 'double', none: 'More was not tried.' },
} as const;

export function LimitList({ facts, limits }: LimitListProps) {
  return (
    <ul aria-label="Each changed on its own" className="divide-y border-y">
      {facts.parameters.map((parameter, index) => {
        const own = limits.filter((limit) => limit.parameter === index);
        if (own.length === 0) return null;
        return (
          <li key={index} className="grid gap-1 py-2">
            <p className="flex items-baseline justify-between gap-4">
              <span className="font-medium">{nameParameter(facts, parameter)}</span>
              <span className="text-right">{nameValue(facts, parameter, 1, 'now')}</span>
            </p>
            {(['low', 'high'] as const).map((side) => {
              const { to, beyond, end, none } = sides[side];
              const limit = own.find((each) => each.side === side);
              return (
                <p key={side} className="text-muted-foreground text-sm">
                  {!limit
                    ? none
                    : limit.beyond
                      ? `${to} ${nameValue(facts, parameter, limit.factor, side)}; ${beyond}, ${describeWinner(facts, limit.beyond.tenures)}.`
                      : `${to} ${end}: nothing changes it.`}
                </p>
              );
            })}
          </li>
        );
      })}
    </ul>
  );
}
