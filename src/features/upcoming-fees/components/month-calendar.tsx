import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import type { CalendarDate } from '@/domain/calendar.ts';
import type { Upcoming } from '@/domain/schedule/upcoming.ts';
import { cn } from '@/lib/class-names.ts';
import { formatDate } from '@/lib/dates.ts';
import { shiftMonth, weeksOf } from '../month-grid.ts';
import type { FeeSearch } from '../schema.ts';
import { describeAmount, kindNames, nameItem } from '../words.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const monthNames = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

type MonthCalendarProps = {
  month: CalendarDate;
  today: CalendarDate;
  upcoming: readonly Upcoming[];
  search: FeeSearch;
};

/** A month as a table of its days, with what falls due on each. */
export function MonthCalendar({ month, today, upcoming, search }: MonthCalendarProps) {
  const title = monthNames.format(new Date(`${month}T00:00:00Z`));
  const step = (by: number, label: string, icon: React.ReactNode) => (
    <Button asChild variant="outline" size="icon">
      <Link
        to="/app/upcoming-fees"
        search={{ ...search, month: shiftMonth(month, by) }}
        replace
        resetScroll={false}
        aria-label={label}
      >
        {icon}
      </Link>
    </Button>
  );
  return (
    <section aria-label={title} className="grid gap-3">
      <div className="flex items-center justify-between gap-2">
        {step(-1, 'Month before', <ChevronLeft aria-hidden />)}
        <h2 className="text-base font-semibold">{title}</h2>
        {step(1, 'Month after', <ChevronRight aria-hidden />)}
      </div>
      <table className="bg-card w-full table-fixed border-collapse border text-sm">
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th
                key={day}
                scope="col"
                abbr={day}
                className="text-muted-foreground border p-1 font-medium"
              >
                <span className="sm:hidden">{day.slice(0, 1)}</span>
                <span className="hidden sm:inline">{day.slice(0, 3)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, index) => (
            <tr key={index}>
              {week.map((day, weekday) => {
                const items = upcoming.filter(({ date }) => date === day);
                return (
                  <td
                    key={weekday}
                    className={cn(
                      'h-14 border p-1 align-top sm:h-24',
                      day === null && 'bg-muted/40',
                      day === today && 'bg-primary-soft',
                    )}
                  >
                    {day !== null && (
                      <>
                        <time dateTime={day} className="block text-xs">
                          {Number(day.slice(8))}
                          {day === today && <span className="sr-only"> (today)</span>}
                        </time>
                        <ul className="grid gap-1">
                          {items.map((item) => (
                            <li
                              key={`${item.kind} ${item.id}`}
                              className={cn(
                                'min-w-0 rounded-sm px-1 text-xs leading-4',
                                item.kind === 'benefit-lapses'
                                  ? 'bg-muted'
                                  : 'bg-caution-soft text-caution',
                              )}
                            >
                              <span className="sr-only">{kindNames[item.kind]}: </span>
                              <span className="block truncate max-sm:sr-only">
                                {nameItem(item)}
                              </span>
                              <span className="block truncate">{describeAmount(item)}</span>
                            </li>
                          ))}
                        </ul>
                      </>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="grid gap-1 text-sm sm:hidden">
        {upcoming
          .filter(({ date }) => date.startsWith(month.slice(0, 7)))
          .map((item) => (
            <li key={`${item.kind} ${item.id} ${item.date}`}>
              <span className="font-medium">{formatDate(item.date)}</span>: {nameItem(item)},{' '}
              {describeAmount(item)}
            </li>
          ))}
      </ul>
    </section>
  );
}
