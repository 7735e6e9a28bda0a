import { Link } from '@tanstack/react-router';
import { HomePanel } from '@/components/home-panel.tsx';
import { type CalendarDate, daysBetween } from '@/domain/calendar.ts';
import { type Due, keepNextMonthly } from '@/domain/schedule/due.ts';
import { DECIDE_WITHIN_DAYS } from '../schema.ts';
import { describeAmount, describeDay, kindNames, nameItem } from '../words.ts';

type ComingUpProps = {
  upcoming: readonly Due[];
  undated: readonly string[];
  today: CalendarDate;
};

const shown = 5;
/** Kinds a member has many of, shown elsewhere. */
const leftOut: readonly Due['kind'][] = ['benefit-lapses', 'choice-opens', 'activation-opens'];

/** `Dec 2, 2026, in 8 days`, or until when where it has begun. */
function describeWhen(item: Due, today: CalendarDate): string {
  const days = daysBetween(today, item.date);
  const day = describeDay(item, today);
  if (days < 0) return day;
  return `${day}, ${days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`}`;
}

/** True if a fee is near enough to decide about its card. */
function isToDecide(item: Due, today: CalendarDate): boolean {
  const isPaid = item.kind === 'annual-fee' && !item.fee.isWaived;
  return isPaid && daysBetween(today, item.date) <= DECIDE_WITHIN_DAYS;
}

export function ComingUp({ upcoming, undated, today }: ComingUpProps) {
  const dated = keepNextMonthly(upcoming)
    .filter(({ kind }) => !leftOut.includes(kind))
    .slice(0, shown);
  return (
    <HomePanel
      title="Next fees and deadlines"
      more={{ label: 'The whole year, with a calendar file', link: { to: '/app/upcoming-fees' } }}
    >
      {dated.length === 0 && undated.length === 0 && (
        <p className="text-muted-foreground py-4">Nothing is due within a year.</p>
      )}
      {dated.length > 0 && (
        <ul aria-label="Next fees and deadlines" className="divide-y">
          {dated.map((item) => (
            <li
              key={`${item.kind} ${item.id} ${item.date}`}
              className="flex items-baseline justify-between gap-3 py-2.5"
            >
              <div className="min-w-0">
                <p className="font-medium">{nameItem(item)}</p>
                <p className="text-muted-foreground text-sm">
                  {kindNames[item.kind]} · {describeWhen(item, today)}
                </p>
                {isToDecide(item, today) && (
                  <Link
                    to="/app/fee-day/$id"
                    params={{ id: item.id }}
                    className="touch-area text-primary text-sm underline underline-offset-4"
                  >
                    Keep, change or close {nameItem(item)}?
                  </Link>
                )}
              </div>
              <p className="shrink-0 font-semibold">{describeAmount(item)}</p>
            </li>
          ))}
        </ul>
      )}
      {undated.length > 0 && (
        <p className="text-muted-foreground border-t py-4 text-sm first:border-t-0">
          {undated.length === 1
            ? `We don’t know when the fee of ${undated.join(', ')} is due.`
            : `We don’t know when ${undated.length} more fees are due: ${undated.join(', ')}.`}{' '}
          <Link to="/app/my-cards" className="text-primary underline underline-offset-4">
            Add the day you opened it, or the month of the fee
          </Link>
          .
        </p>
      )}
    </HomePanel>
  );
}
