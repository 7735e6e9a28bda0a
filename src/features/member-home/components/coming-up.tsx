import { Link } from '@tanstack/react-router';
import { type CalendarDate, daysBetween } from '@/domain/calendar.ts';
import { nameStep } from '@/domain/schedule/describe-schedule.ts';
import type { Due } from '@/domain/schedule/due.ts';
import { DECIDE_WITHIN_DAYS } from '@/features/fee-day/schema.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatCents, formatPoints } from '@/lib/format.ts';
import * as texts from '../texts.ts';
import { HomePanel } from './home-panel.tsx';

type ComingUpProps = {
  upcoming: readonly Due[];
  /** The cards with a fee of which nobody knows when it falls due. */
  undated: readonly string[];
  today: CalendarDate;
};

const shown = 5;

type Line = { readonly title: string; readonly what: string; readonly amount: string };

/** What a fee or a deadline says in a line; null for benefits and categories, of which there are too many here. */
function describeLine(item: Due): Line | null {
  switch (item.kind) {
    case 'annual-fee': {
      const what = item.fee.isWaived ? texts.annualFeeWaived : texts.annualFee;
      return { title: item.cardName, what, amount: formatCents(item.fee.amountCents) };
    }
    case 'refund-ends': {
      const amount = formatCents(item.fee.amountCents);
      return { title: item.cardName, what: texts.lastDayToGetTheFee, amount };
    }
    case 'bonus-deadline': {
      const amount = formatCents(item.leftCents);
      return { title: item.cardName, what: texts.bonusDeadlineStillToSpend, amount };
    }
    case 'points-expire':
      return {
        title: item.systemName,
        what: texts.pointsExpire,
        amount: formatPoints(item.points),
      };
    case 'plan-step':
      return { title: nameStep(item), what: texts.plannedStep, amount: '' };
    case 'benefit-lapses':
    case 'choice-opens':
    case 'activation-opens':
      return null;
  }
}

function describeDays(days: number): string {
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : texts.inDays(days);
}

/** When it is due, or until when where that has begun. */
function describeDay(item: Due, today: CalendarDate): string {
  const days = daysBetween(today, item.date);
  if (item.kind === 'plan-step' && days < 0) return texts.until(formatDate(item.endsOn));
  return `${formatDate(item.date)}, ${describeDays(days)}`;
}

/** Whether a fee is so near that it is time to say what becomes of its card. */
function isToDecide(item: Due, today: CalendarDate): boolean {
  const isPaid = item.kind === 'annual-fee' && !item.fee.isWaived;
  return isPaid && daysBetween(today, item.date) <= DECIDE_WITHIN_DAYS;
}

/** The next fees, deadlines and steps of the plan, the soonest first. */
export function ComingUp({ upcoming, undated, today }: ComingUpProps) {
  const dated = upcoming
    .flatMap((item) => {
      const line = describeLine(item);
      return line === null ? [] : [{ item, ...line }];
    })
    .slice(0, shown);
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
          {dated.map(({ item, title, what, amount }) => (
            <li
              key={`${item.kind} ${item.id} ${item.date}`}
              className="flex items-baseline justify-between gap-3 py-2.5"
            >
              <div className="min-w-0">
                <p className="font-medium">{title}</p>
                <p className="text-muted-foreground text-sm">
                  {what} · {describeDay(item, today)}
                </p>
                {isToDecide(item, today) && (
                  <Link
                    to="/app/fee-day/$id"
                    params={{ id: item.id }}
                    className="touch-area text-primary text-sm underline underline-offset-4"
                  >
                    {texts.keepChangeOrClose(title)}
                  </Link>
                )}
              </div>
              <p className="shrink-0 font-semibold">{amount}</p>
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
