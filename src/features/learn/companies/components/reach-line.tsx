import { Link } from '@tanstack/react-router';
import { formatPoints, formatWholeDollars } from '@/lib/format.ts';
import type { AllianceMember, ProgramReach } from '../list-alliances.ts';

/** `from Ultimate Rewards`, with the program between; `yours already` of the program's own points. */
export function describeSource(reach: ProgramReach, program: string | undefined): string {
  if (reach.from === program) return 'yours already';
  const via = reach.viaName === null ? '' : `, by way of ${reach.viaName}`;
  return `from ${reach.fromName}${via}`;
}

/** Points of one program that the member's own become, with their worth at the member's value. */
export function ReachLine({ member: { system, reach } }: { member: AllianceMember }) {
  if (!system || !reach) return null;
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0">
        <Link
          translate="no"
          to="/app/point-systems/$id"
          params={{ id: system.slug }}
          className="font-medium underline-offset-4 hover:underline"
        >
          {system.name}
        </Link>
        <p className="text-muted-foreground text-sm">{describeSource(reach, system.slug)}</p>
      </div>
      <p className="shrink-0 text-right">
        <span className="font-semibold">{formatPoints(reach.arrives)}</span>
        <span className="text-muted-foreground block text-sm">
          {formatWholeDollars(reach.valueCents)}
        </span>
      </p>
    </div>
  );
}
