import { Link } from '@tanstack/react-router';
import { useAfterPaint } from '@/components/use-after-paint.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatPoints, formatWholeDollars } from '@/lib/format.ts';
import { findNextExpiry, nearWithinDays } from '../list-balances.ts';
import { useBalances } from '../use-balances.ts';

export function PointsTotal() {
  const balances = useBalances(useAfterPaint()) ?? [];
  const next = findNextExpiry(balances);
  const total = balances.reduce((sum, { worthCents }) => sum + worthCents, 0);
  return (
    <p className="text-sm">
      <Link
        to="/app/my-points"
        className="text-primary inline-flex min-h-6 items-center font-medium underline-offset-4 hover:underline"
      >
        My points
      </Link>
      {balances.length > 0 && <> are worth {formatWholeDollars(total)} to you</>}
      {next && (next.expiresInDays ?? 0) <= nearWithinDays && (
        <span className="text-caution">
          {' '}
          · {formatPoints(next.row.points)} {next.system.name} expire{' '}
          {formatDate(next.row.expires_on ?? '')}
        </span>
      )}
    </p>
  );
}
