import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table.tsx';
import type { CalendarDate } from '@/domain/calendar.ts';
import { nameMonth } from '@/lib/name-month.ts';
import { COUNT_MONTHS, type CountLimit } from '../list-count-limits.ts';

type NewCardCountProps = {
  /** Count in each month of the plan. */
  counts: readonly number[];
  limits: readonly CountLimit[];
  nameOfIssuer: (slug: string) => string;
  date: CalendarDate;
};

const HEIGHT = 100;
const ROOM_ABOVE = 16;

/** Months one after the other with the same count. */
function stretchesOf(counts: readonly number[]) {
  const starts = counts.flatMap((count, from) => (counts[from - 1] === count ? [] : [from]));
  return starts.map((from, index) => ({
    from,
    until: starts[index + 1] ?? counts.length,
    count: counts[from] ?? 0,
  }));
}

export function NewCardCount({ counts, limits, nameOfIssuer, date }: NewCardCountProps) {
  const most = Math.max(1, ...counts, ...limits.map(({ limit }) => limit));
  const yOf = (count: number) => HEIGHT - (count / most) * (HEIGHT - ROOM_ABOVE);
  const stretches = stretchesOf(counts);
  const lowest = limits[0]?.limit ?? Infinity;
  const steps = stretches.map(({ count, until }) => `V${yOf(count)}H${until}`).join('');
  const verdictOf = (count: number) => {
    const against = limits.filter(({ limit }) => count >= limit);
    if (against.length === 0) return 'No rule against another card';
    return against
      .map(
        ({ issuer, title, isHard }) =>
          `${nameOfIssuer(issuer)} ${isHard ? 'declines' : 'often declines'} (${title})`,
      )
      .join(', ');
  };
  return (
    <section aria-labelledby="new-card-count" className="grid gap-3">
      <h2 id="new-card-count" className="border-foreground border-b-2 pb-1 text-lg font-semibold">
        New cards in {COUNT_MONTHS} months
      </h2>
      <p className="text-muted-foreground text-sm">
        As your credit report counts them, from any issuer.
        {limits.length > 0 &&
          ` ${limits
            .map(
              ({ issuer, limit, title, isHard }) =>
                `${nameOfIssuer(issuer)} ${isHard ? 'declines' : 'often declines'} at ${limit} (${title}).`,
            )
            .join(' ')}`}
      </p>
      <div aria-hidden className="flex gap-2 text-xs">
        <div className="min-w-0 flex-1">
          <div className="relative">
            <svg
              viewBox={`0 0 ${counts.length} ${HEIGHT}`}
              preserveAspectRatio="none"
              className="block h-32 w-full overflow-visible"
            >
              <path
                d={`M0 ${HEIGHT}${steps}V${HEIGHT}Z`}
                className="fill-primary"
                fillOpacity="0.12"
              />
              {stretches
                .filter(({ count }) => count >= lowest)
                .map(({ from, until, count }) => (
                  <rect
                    key={from}
                    x={from}
                    width={until - from}
                    y={yOf(count)}
                    height={HEIGHT - yOf(count)}
                    className="fill-destructive"
                    fillOpacity="0.16"
                  />
                ))}
              <path
                d={`M0 ${HEIGHT}H${counts.length}`}
                className="stroke-border"
                vectorEffect="non-scaling-stroke"
              />
              {limits.map(({ slug, limit }) => (
                <path
                  key={slug}
                  d={`M0 ${yOf(limit)}H${counts.length}`}
                  strokeWidth="2"
                  strokeDasharray="2 4"
                  className="stroke-destructive"
                  vectorEffect="non-scaling-stroke"
                />
              ))}
              <path
                d={`M0 ${yOf(counts[0] ?? 0)}${steps}`}
                fill="none"
                strokeWidth="2"
                className="stroke-foreground"
                vectorEffect="non-scaling-stroke"
              />
            </svg>
            {stretches.map(({ from, until, count }) => (
              <span
                key={from}
                className="absolute -translate-x-1/2 -translate-y-full"
                style={{
                  top: `${yOf(count)}%`,
                  left: `${((from + until) / 2 / counts.length) * 100}%`,
                }}
              >
                {count}
              </span>
            ))}
          </div>
          <p className="text-muted-foreground flex justify-between pt-1">
            <span>{nameMonth(date, 0)}</span>
            <span>{nameMonth(date, counts.length - 1)}</span>
          </p>
        </div>
        {limits.length > 0 && (
          <ul className="text-destructive relative h-32 w-24">
            {limits.map(({ slug, limit, issuer }) => (
              <li
                key={slug}
                className="absolute -translate-y-1/2 leading-none whitespace-nowrap"
                style={{ top: `${yOf(limit)}%` }}
              >
                {limit}: {nameOfIssuer(issuer)}
              </li>
            ))}
          </ul>
        )}
      </div>
      <Table label="New cards on your credit report" className="text-sm">
        <TableHeader>
          <TableRow>
            <TableHead>Months</TableHead>
            <TableHead className="text-right">New cards</TableHead>
            {limits.length > 0 && <TableHead>One more</TableHead>}
          </TableRow>
        </TableHeader>
        <TableBody>
          {stretches.map(({ from, until, count }) => (
            <TableRow key={from}>
              <TableCell>
                {nameMonth(date, from)}
                {until - from > 1 && ` – ${nameMonth(date, until - 1)}`}
              </TableCell>
              <TableCell className="text-right">{count}</TableCell>
              {limits.length > 0 && <TableCell>{verdictOf(count)}</TableCell>}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  );
}
