import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import type { CalendarDate } from '@/domain/calendar.ts';
import type { Due } from '@/domain/schedule/due.ts';
import { cn } from '@/lib/class-names.ts';
import { formatDate } from '@/lib/dates.ts';
import { shiftMonth, weeksOf } from '../draw-month.ts';
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
  upcoming: readonly Due[];
  search: FeeSearch;
};

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
        {step(-1, 'Previous month', <ChevronLeft aria-hidden />)}
        <h2 className="text-base font-semibold">{title}</h2>
        {step(1, 'Next month', <ChevronRight aria-hidden />)}
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
                        {/* A phone has room for a mark a thing; the list below says what each is. */}
                        <ul className="flex flex-wrap gap-1 pt-0.5 sm:grid sm:pt-0">
                          {items.map((item) => (
                            <li
                              key={`${item.kind} ${item.id}`}
                              className={cn(
                                'size-2.5 min-w-0 rounded-full text-xs leading-4 sm:size-auto sm:rounded-sm sm:px-1',
                                item.kind === 'benefit-lapses'
                                  ? 'bg-muted-foreground sm:bg-muted'
                                  : 'bg-caution sm:bg-caution-soft text-caution',
                              )}
                            >
                              <span className="sr-only">{kindNames[item.kind]}: </span>
                              <span className="block truncate max-sm:sr-only">
                                {nameItem(item)}
                              </span>
                              <span className="block truncate max-sm:sr-only">
                                {describeAmount(item)}
                              </span>
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
      <ul className="border-foreground divide-y border-t sm:hidden">
        {upcoming
          .filter(({ date }) => date.startsWith(month.slice(0, 7)))
          .map((item) => (
            <li
              key={`${item.kind} ${item.id} ${item.date}`}
              className="flex justify-between gap-3 py-2"
            >
              <span className="grid min-w-0">
                <span className="font-medium">{nameItem(item)}</span>
                <span className="text-muted-foreground text-sm">{kindNames[item.kind]}</span>
              </span>
              <span className="grid shrink-0 content-start text-right">
                <span className="font-medium">{describeAmount(item)}</span>
                <span className="text-muted-foreground text-sm">{formatDate(item.date)}</span>
              </span>
            </li>
          ))}
      </ul>
    </section>
  );
}
