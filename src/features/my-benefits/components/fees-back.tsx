import { Progress } from '@/components/ui/progress.tsx';
import { formatCents } from '@/lib/format.ts';
import type { FeeBack } from '../list-fees-back.ts';

type FeesBackProps = { fees: readonly FeeBack[]; year: string };

export function FeesBack({ fees, year }: FeesBackProps) {
  if (fees.length === 0) return null;
  return (
    <ul
      aria-label={`Annual fees earned back in ${year}`}
      className="grid gap-x-8 gap-y-3 md:grid-cols-2"
    >
      {fees.map(({ id, name, feeCents, usedCents }) => (
        <li key={id} className="grid gap-1">
          <p className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 font-medium">{name}</span>
            <span className="text-muted-foreground shrink-0 text-sm">
              {formatCents(usedCents)} back of its {formatCents(feeCents)} fee
            </span>
          </p>
          <Progress value={usedCents} max={feeCents} label={`Back of the fee of ${name}`} />
        </li>
      ))}
    </ul>
  );
}
