import { Link } from '@tanstack/react-router';
import { ValueMark } from '@/components/value-mark.tsx';
import { formatDate } from '@/lib/dates.ts';
import { formatCents, formatPoints } from '@/lib/format.ts';
import type { SharedSystem } from '../group-shared-balances.ts';

export function SharedSystemItem({ system, worthCents, parts }: SharedSystem) {
  return (
    <li className="grid gap-1 py-3">
      <p className="flex items-baseline justify-between gap-4">
        <Link
          to="/app/point-systems/$id"
          params={{ id: system.slug }}
          className="font-medium underline-offset-4 hover:underline"
        >
          {system.name}
        </Link>
        <span className="text-xl font-semibold">{formatCents(Math.round(worthCents))}</span>
      </p>
      <ul className="text-muted-foreground grid gap-0.5 text-sm">
        {parts.map(({ owner, balance: { row, value } }) => (
          <li key={row.id} className="flex flex-wrap justify-between gap-x-4">
            <span>
              {owner}: {formatPoints(row.points)}
              {row.expires_on !== null && ` · expire on ${formatDate(row.expires_on)}`}
            </span>
            <span>
              at <ValueMark value={value} /> a point
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}
