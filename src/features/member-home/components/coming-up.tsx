import { Link } from '@tanstack/react-router';
import { daysBetween, parseCalendarDate, type CalendarDate } from '@/domain/calendar.ts';
import type { Upcoming } from '@/domain/schedule/upcoming.ts';
import { DECIDE_WITHIN_DAYS } from '@/features/fee-day/schema.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatCents } from '@/lib/format.ts';
import * as texts from '../texts.ts';
import { HomePanel } from './home-panel.tsx';

type ComingUpProps = {
  upcoming: readonly Upcoming[];
  /** The cards with a fee of which nobody knows when it falls due. */
  undated: readonly string[];
  today: CalendarDate;
};

const shown = 5;

function nameKind(item: Upcoming): string {
  switch (item.kind) {
    case 'annual-fee':
      return item.fee.isWaived ? texts.annualFeeWaived : texts.annualFee;
    case 'bonus-deadline':
      return texts.bonusDeadlineStillToSpend;
    case 'benefit-lapses':
      return texts.lapses(item.benefitName);
  }
}

function amountOf(item: Upcoming): number {
  return item.kind === 'annual-fee' ? item.fee.amountCents : item.leftCents;
}

function describeDays(days: number): string {
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : texts.inDays(days);
}

/** Whether a fee is so near that it is time to say what becomes of its card. */
function isToDecide({ kind, date, ...item }: Upcoming, today: CalendarDate): boolean {
  const isPaid = kind === 'annual-fee' && 'fee' in item && !item.fee.isWaived;
  return isPaid && daysBetween(today, date) <= DECIDE_WITHIN_DAYS;
}

/** The next fees and deadlines, the soonest first. */
export function ComingUp({ upcoming, undated, today }: ComingUpProps) {
  const dated = upcoming.filter(({ kind }) => kind !== 'benefit-lapses').slice(0, shown);
  return (
    <HomePanel
      title={texts.nextFeesAndDeadlines}
      more={{ label: texts.theWholeYearWithA, link: { to: '/app/upcoming-fees' } }}
    >
      {dated.length === 0 && undated.length === 0 && (
        <p className="text-muted-foreground py-4">{texts.nothingIsDueWithinA}</p>
      )}
      {dated.length > 0 && (
        <ul aria-label={texts.nextFeesAndDeadlines} className="divide-y">
          {dated.map((item) => (
            <li
              key={`${item.kind} ${item.id} ${item.date}`}
              className="flex items-baseline justify-between gap-3 py-2.5"
            >
              <div className="min-w-0">
                <p className="truncate font-medium">{item.cardName}</p>
                <p className="text-muted-foreground text-sm">
                  {nameKind(item)} · {formatDate(item.date)},{' '}
                  {describeDays(daysBetween(today, parseCalendarDate(item.date) ?? today))}
                </p>
                {isToDecide(item, today) && (
                  <Link
                    to="/app/fee-day/$id"
                    params={{ id: item.id }}
                    className="touch-area text-primary text-sm underline underline-offset-4"
                  >
                    {texts.keepChangeOrClose(item.cardName)}
                  </Link>
                )}
              </div>
              <p className="font-semibold">{formatCents(amountOf(item))}</p>
            </li>
          ))}
        </ul>
      )}
      {undated.length > 0 && (
        <p className="text-muted-foreground border-t py-4 text-sm first:border-t-0">
          {undated.length === 1
            ? texts.weDontKnowWhen(undated[0])
            : texts.weDontKnowWhenMore(undated.length, undated.join(', '))}{' '}
          <Link to="/app/my-cards" className="text-primary underline underline-offset-4">
            {texts.addTheDayYouOpened}
          </Link>
          .
        </p>
      )}
    </HomePanel>
  );
}
