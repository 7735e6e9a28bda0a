import type { CalendarDate } from '@/domain/calendar.ts';
import { nameMonth } from '../words.ts';

type NewCardCountProps = {
  /** In each month of the plan. */
  counts: readonly number[];
  date: CalendarDate;
};

/** How many new cards a credit report shows in each month, as steps. */
export function NewCardCount({ counts, date }: NewCardCountProps) {
  const most = Math.max(1, ...counts);
  const yOf = (count: number) => 52 - (count / most) * 44;
  const path = counts
    .map(
      (count, month) =>
        `${month === 0 ? 'M0' : 'V'}${month === 0 ? ` ${yOf(count)}` : yOf(count)}H${month + 1}`,
    )
    .join('');
  const changes = counts.flatMap((count, month) =>
    month === 0 || counts[month - 1] !== count ? [`${count} in ${nameMonth(date, month)}`] : [],
  );
  return (
    <figure className="grid gap-1">
      <figcaption className="text-sm">
        <span className="font-medium">New cards in 24 months</span>{' '}
        <span className="text-muted-foreground">on your credit report: {changes.join(', ')}</span>
      </figcaption>
      <svg
        aria-hidden
        viewBox={`0 0 ${counts.length} 56`}
        preserveAspectRatio="none"
        className="h-14 w-full"
      >
        <path d="M0 52H99" className="stroke-border" vectorEffect="non-scaling-stroke" />
        <path
          d={path}
          fill="none"
          strokeWidth="2"
          className="stroke-primary"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </figure>
  );
}
