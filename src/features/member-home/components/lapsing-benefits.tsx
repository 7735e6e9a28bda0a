import type { ReactNode } from 'react';
import { type CalendarDate, daysBetween } from '@/domain/calendar.ts';
import type { Upcoming } from '@/domain/schedule/upcoming.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatCents, formatCount } from '@/lib/format.ts';
import { HomePanel } from './home-panel.tsx';

type LapsingBenefitsProps = {
  upcoming: readonly Upcoming[];
  today: CalendarDate;
  /** What logs with one press that it is used. */
  renderLog: (benefitId: string) => ReactNode;
};

const shown = 5;
/** Later ones can wait: quarters and half years come up in time. */
const daysAhead = 60;

/** Benefits with money left that are about to lapse; nothing where there are none. */
export function LapsingBenefits({ upcoming, today, renderLog }: LapsingBenefitsProps) {
  const lapsing = upcoming.flatMap((item) =>
    item.kind === 'benefit-lapses' && daysBetween(today, item.date) <= daysAhead ? [item] : [],
  );
  if (lapsing.length === 0) return null;
  const left = lapsing.reduce((sum, { leftCents }) => sum + leftCents, 0);
  return (
    <HomePanel
      title="Benefits about to lapse"
      note={`${formatCents(left)} within ${daysAhead} days`}
      more={{
        label:
          lapsing.length > shown
            ? `All ${formatCount(lapsing.length, 'benefit')}`
            : 'All my benefits',
        link: { to: '/app/my-benefits' },
      }}
    >
      <ul aria-label="Benefits about to lapse" className="divide-y">
        {lapsing.slice(0, shown).map((item) => (
          <li key={item.id} className="flex items-center justify-between gap-3 py-2.5">
            <div className="min-w-0">
              <p className="truncate font-medium">{item.benefitName}</p>
              <p className="text-muted-foreground text-sm">
                {formatCents(item.leftCents)} left until {formatDate(item.date)} · {item.cardName}
              </p>
            </div>
            <div className="shrink-0">{renderLog(item.id)}</div>
          </li>
        ))}
      </ul>
    </HomePanel>
  );
}
