import {
  BadgeCheck,
  BadgeDollarSign,
  BadgePercent,
  Bell,
  Coins,
  CreditCard,
  Gift,
  ListChecks,
  Milestone,
  Target,
  Undo2,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FOLDED_LENGTH, FoldButton } from '@/components/fold-button.tsx';
import type { Due } from '@/domain/schedule/due.ts';
import { cn } from '@/lib/class-names.ts';
import { getToday } from '@/lib/dates.ts';
import { describeAmount, describeDay, describeMore, kindNames, nameItem } from '../words.ts';

const icons = {
  'annual-fee': BadgeDollarSign,
  'bonus-deadline': Target,
  'benefit-lapses': Gift,
  'refund-ends': Undo2,
  'choice-opens': ListChecks,
  'activation-opens': BadgeCheck,
  'points-expire': Coins,
  'plan-step': Milestone,
  'payment-due': CreditCard,
  'offer-ends': BadgePercent,
  'own-reminder': Bell,
} as const;

const monthNames = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

function nameMonth(month: string): string {
  return monthNames.format(new Date(`${month}-01T00:00:00Z`));
}

type TimelineProps = {
  upcoming: readonly Due[];
  renderAction?: (item: Due) => ReactNode;
};

/** Due dates month by month; a phone shows the first ones until unfolded. */
export function Timeline({ upcoming, renderAction }: TimelineProps) {
  const [isWhole, setWhole] = useState(false);
  const today = getToday();
  // A period already begun is listed in the current month, when it can be used.
  const monthOf = ({ date }: Due) => (date < today ? today : date).slice(0, 7);
  const months = [...new Set(upcoming.map(monthOf))];
  const folded = new Set(isWhole ? [] : upcoming.slice(FOLDED_LENGTH));
  const startOf = (month: string) => upcoming.find((item) => monthOf(item) === month);
  const hideFolded = (item: Due | undefined) => item && folded.has(item) && 'max-sm:hidden';
  return (
    <>
      <ol className="grid gap-3 sm:gap-6">
        {months.map((month) => (
          <li key={month} className={cn('grid gap-2', hideFolded(startOf(month)))}>
            <h2 className="text-base font-semibold">{nameMonth(month)}</h2>
            <ul className="border-foreground divide-y border-t">
              {upcoming
                .filter((item) => monthOf(item) === month)
                .map((item) => {
                  const Icon = icons[item.kind];
                  return (
                    <li
                      key={`${item.kind} ${item.id} ${item.date}`}
                      className={cn('flex items-center gap-3 py-2.5 sm:py-3', hideFolded(item))}
                    >
                      <Icon
                        aria-hidden
                        className="text-muted-foreground size-5 shrink-0 max-sm:hidden"
                      />
                      <div className="min-w-0 flex-1">
                        <p className="font-medium">{nameItem(item)}</p>
                        <p className="text-muted-foreground text-sm">
                          {[kindNames[item.kind], describeMore(item)].filter(Boolean).join(' · ')}
                        </p>
                      </div>
                      <div className="shrink-0 text-right">
                        <p className="font-medium">{describeAmount(item)}</p>
                        <time dateTime={item.date} className="text-muted-foreground block text-sm">
                          {describeDay(item, today)}
                        </time>
                      </div>
                      {renderAction?.(item)}
                    </li>
                  );
                })}
            </ul>
          </li>
        ))}
      </ol>
      <FoldButton count={upcoming.length} isWhole={isWhole} onChange={setWhole} />
    </>
  );
}
