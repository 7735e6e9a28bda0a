import { Link } from '@tanstack/react-router';
import { daysBetween, parseCalendarDate, type CalendarDate } from '@/domain/calendar.ts';
import type { Upcoming } from '@/domain/schedule/upcoming.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatCents } from '@/lib/format.ts';
import { HomePanel } from './home-panel.tsx';

type ComingUpProps = { upcoming: readonly Upcoming[]; today: CalendarDate };

const shown = 5;

function nameKind(item: Upcoming): string {
  switch (item.kind) {
    case 'annual-fee':
      return item.fee.isWaived ? 'Annual fee, waived' : 'Annual fee';
    case 'bonus-deadline':
      return 'Bonus deadline, still to spend';
    case 'benefit-lapses':
      return `${item.benefitName} lapses`;
  }
}

function amountOf(item: Upcoming): number {
  return item.kind === 'annual-fee' ? item.fee.amountCents : item.leftCents;
}

function describeDays(days: number): string {
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;
}

/** The next fees and deadlines, the soonest first. */
export function ComingUp({ upcoming, today }: ComingUpProps) {
  const dated = upcoming.filter(({ kind }) => kind !== 'benefit-lapses').slice(0, shown);
  return (
    <HomePanel
      title="Next fees and deadlines"
      more={{ label: 'The whole year, with a calendar file', link: { to: '/app/upcoming-fees' } }}
    >
      {dated.length === 0 ? (
        <p className="text-muted-foreground p-4">
          Nothing falls due within a year. A card’s fee is known once{' '}
          <Link to="/app/my-cards" className="text-primary underline underline-offset-4">
            its opening day
          </Link>{' '}
          is.
        </p>
      ) : (
        <ul aria-label="Next fees and deadlines" className="divide-y">
          {dated.map((item) => (
            <li
              key={`${item.kind} ${item.id} ${item.date}`}
              className="flex items-baseline justify-between gap-3 px-4 py-2.5"
            >
              <div className="min-w-0">
                <p className="truncate font-medium">{item.cardName}</p>
                <p className="text-muted-foreground text-sm">
                  {nameKind(item)} · {formatDate(item.date)},{' '}
                  {describeDays(daysBetween(today, parseCalendarDate(item.date) ?? today))}
                </p>
              </div>
              <p className="font-semibold">{formatCents(amountOf(item))}</p>
            </li>
          ))}
        </ul>
      )}
    </HomePanel>
  );
}
