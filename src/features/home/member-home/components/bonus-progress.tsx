import { Progress } from '@/components/ui/progress.tsx';
import { type CalendarDate, parseCalendarDate } from '@/domain/calendar.ts';
import { trackBonus } from '@/domain/schedule/bonus-deadline.ts';
import { useSpentTrackers } from '@/features/mine/bonus-tracker/queries.ts';
import type { BonusTrackerRow } from '@/features/mine/bonus-tracker/schema.ts';
import { useHoldings } from '@/features/mine/member-cards/queries.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatCents } from '@/lib/format.ts';
import { HomePanel } from '@/components/home-panel.tsx';

const shown = 3;

function describe(row: BonusTrackerRow, today: CalendarDate): string | null {
  const { required_spend_cents: requiredCents, spent_cents: spentCents } = row;
  const deadline = parseCalendarDate(row.deadline_on);
  if (row.posted_on !== null) return null;
  if (deadline === null) return 'No deadline entered yet.';
  const progress = trackBonus({ requiredCents, spentCents, deadline, postedOn: null }, today);
  switch (progress.kind) {
    case 'open':
      return `${formatCents(Math.ceil(progress.centsPerMonth))} a month until ${formatDate(deadline)}`;
    case 'met':
      return 'The spending is met: wait for the bonus to post.';
    case 'lapsed':
    case 'posted':
      return null;
  }
}

export function BonusProgress({ today }: { today: CalendarDate }) {
  const trackers = useSpentTrackers();
  const { entries } = useHoldings();
  const names = new Map(
    entries.map(({ memberCard, card }) => [memberCard.id, memberCard.nickname ?? card.name]),
  );
  const open = trackers.flatMap((row) => {
    const text = describe(row, today);
    const name = names.get(row.member_card_id);
    return text === null || name === undefined ? [] : [{ row, text, name }];
  });
  if (open.length === 0) return null;
  return (
    <HomePanel
      title="Bonus progress"
      more={{ label: 'Bonus tracker', link: { to: '/app/bonus-tracker' } }}
    >
      <ul aria-label="Bonus progress" className="divide-y">
        {open.slice(0, shown).map(({ row, text, name }) => (
          <li key={row.id} className="grid gap-1.5 py-3">
            <p className="flex justify-between gap-3">
              <span className="truncate font-medium">{name}</span>
              <span className="shrink-0 text-sm">
                {formatCents(row.spent_cents)} of {formatCents(row.required_spend_cents)}
              </span>
            </p>
            <Progress
              value={row.spent_cents}
              max={row.required_spend_cents}
              label={`Spent for the bonus of ${name}`}
            />
            <p className="text-muted-foreground text-sm">{text}</p>
          </li>
        ))}
      </ul>
    </HomePanel>
  );
}
