import type { ReactNode } from 'react';
import { CardLink } from '@/components/card-link.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import { formatDate } from '@/lib/dates.ts';
import { formatCents, formatPoints, formatWholeDollars } from '@/lib/format.ts';
import type { BonusTrackerRow } from '../schema.ts';
import type { Tracker } from '../to-trackers.ts';

type TrackerRowProps = {
  tracker: Tracker;
  issuer: string;
  /** Part of the spending, in cents, that comes from the member's purchase log. */
  logged?: number;
  lines: readonly string[];
  actions?: ReactNode;
};

function gainOf({ points, cash_cents }: BonusTrackerRow): string {
  return [
    points === null ? '' : `${formatPoints(points)} points`,
    cash_cents === null ? '' : formatCents(cash_cents),
  ]
    .filter(Boolean)
    .join(' and ');
}

export function TrackerRow({ tracker, issuer, logged = 0, lines, actions }: TrackerRowProps) {
  const { row, card, name, progress, valueCents, spentCents } = tracker;
  return (
    <li className="grid gap-3 py-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <CardLink card={card} issuer={issuer}>
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            {name !== card.name && <span>{name}</span>}
            <span>{gainOf(row)}</span>
            {valueCents > 0 && <Badge tone="primary">{formatWholeDollars(valueCents)} to me</Badge>}
          </span>
        </CardLink>
        {actions}
      </div>
      <div className="grid gap-1">
        <div className="flex flex-wrap justify-between gap-x-4 text-sm">
          <span className="font-medium">
            {formatCents(spentCents)} of {formatCents(row.required_spend_cents)}
            {logged > 0 && (
              <span className="text-muted-foreground font-normal">
                {' '}
                · {formatCents(logged)} from your log
              </span>
            )}
          </span>
          <span className="text-muted-foreground">
            {row.deadline_on === null ? 'no deadline' : `until ${formatDate(row.deadline_on)}`}
            {progress.kind === 'open' &&
              row.deadline_on !== null &&
              `, ${progress.daysLeft === 1 ? '1 day' : `${progress.daysLeft} days`} left`}
          </span>
        </div>
        <Progress
          value={spentCents}
          max={Math.max(1, row.required_spend_cents)}
          label={`Spent for the bonus of ${name}`}
        />
      </div>
      <ul className="text-muted-foreground grid gap-0.5 text-sm">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </li>
  );
}
