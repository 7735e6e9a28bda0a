import { Link } from '@tanstack/react-router';
import type { PointSystemRow } from '@/features/catalog/facts/schema.ts';
import { formatPoints } from '@/lib/format.ts';
import { useBalancesReaching } from '../use-redemption.ts';

/** Tells how many of a program's points the member's others become today; each leads to “points or cash”. */
export function PointsReaching({ system }: { system: PointSystemRow }) {
  const reaching = useBalancesReaching().get(system.slug) ?? [];
  if (reaching.length === 0) return null;
  return (
    <ul aria-label={`My points as ${system.name}`} className="grid gap-1">
      {reaching.map(({ from, points, arrives }) => (
        <li key={from}>
          <Link
            to="/app/points-or-cash"
            search={{ to: system.slug, points: arrives }}
            className="text-primary inline-flex min-h-6 items-center font-medium underline-offset-4 hover:underline"
          >
            From your {formatPoints(points)} {from}: {formatPoints(arrives)} here
          </Link>
        </li>
      ))}
    </ul>
  );
}
