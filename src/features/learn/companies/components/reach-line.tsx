import { Link } from '@tanstack/react-router';
import { formatPoints, formatWholeDollars } from '@/lib/format.ts';
import type { AllianceMember, ProgramReach } from '../list-alliances.ts';

/** `1,000 cost 1,000 Ultimate Rewards`, with the program between. */
export function describePrice({ price, fromName, viaName }: ProgramReach): string {
  const via = viaName === null ? '' : `, by way of ${viaName}`;
  return `1,000 cost ${formatPoints(Math.round(price))} ${fromName}${via}`;
}

/** Points of one program that the member's own become, with their worth at the member's value. */
export function ReachLine({ member: { system, reach } }: { member: AllianceMember }) {
  if (!system || !reach) return null;
  const isOwn = reach.from === system.slug;
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
        <p className="text-muted-foreground text-sm">
          {isOwn ? 'yours already' : describePrice(reach)}
        </p>
      </div>
      <p className="shrink-0 text-right">
        <span className="font-semibold">{formatPoints(reach.arrives)}</span>
        {reach.isExample && <span className="text-muted-foreground text-sm"> of 10,000</span>}
        <span className="text-muted-foreground block text-sm">
          {formatWholeDollars(reach.valueCents)}
        </span>
      </p>
    </div>
  );
}
