import type { BrowserReports, Statistics } from './schema.ts';

type Day = { readonly day: string; readonly count: number | null };

/** Consecutive days; `count` is null if all their counts are too small to reveal. */
export type Span = { readonly from: string; readonly to: string; readonly count: number | null };

/**
 * Joins days so that at most `most` bars show. Hidden days add nothing to a sum, so it reveals nothing about them; a
 * span of only hidden and empty days is hidden.
 */
export function joinDays(days: readonly Day[], most: number): Span[] {
  const size = Math.max(1, Math.ceil(days.length / most));
  const spans: Span[] = [];
  // From the last day backwards, so that the latest span is whole.
  for (let end = days.length; end > 0; end -= size) {
    const part = days.slice(Math.max(0, end - size), end);
    const [first, last] = [part[0], part.at(-1)];
    if (!first || !last) continue;
    const known = part.reduce((sum, { count }) => sum + (count ?? 0), 0);
    const isHidden = part.some(({ count }) => count === null);
    spans.unshift({ from: first.day, to: last.day, count: isHidden && known === 0 ? null : known });
  }
  return spans;
}

type Vital = Pick<BrowserReports['vitals'][number], 'metric' | 'p75' | 'isBeyond'>;

/** The last value that is good, and the last that is not poor. https://web.dev/articles/defining-core-web-vitals-thresholds */
export const VITAL_THRESHOLDS = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  TTFB: [800, 1800],
} as const;

type VitalRating = 'good' | 'fair' | 'poor';

export function judgeVital({ metric, p75 }: Vital): VitalRating {
  const [good, fair] = VITAL_THRESHOLDS[metric];
  if (p75 <= good) return 'good';
  return p75 <= fair ? 'fair' : 'poor';
}

/** Seconds from one second on, else milliseconds; a score has no unit. */
export function formatVital({ metric, p75, isBeyond }: Vital): string {
  const over = isBeyond ? 'over ' : '';
  if (metric === 'CLS') return `${over}${p75}`;
  return over + (p75 >= 1000 ? `${p75 / 1000} s` : `${p75} ms`);
}

type Failure = Statistics['failures'][number];
type FailureSum = Pick<Failure, 'place' | 'code' | 'kind' | 'count'> & {
  readonly lastOn: string;
};

export function sumFailures(failures: readonly Failure[]): FailureSum[] {
  const sums = new Map<string, FailureSum>();
  for (const { kind, place, code, count, day } of failures) {
    const key = `${kind} ${place} ${code}`;
    const known = sums.get(key);
    sums.set(key, {
      kind,
      place,
      code,
      count: (known?.count ?? 0) + count,
      lastOn: known && known.lastOn > day ? known.lastOn : day,
    });
  }
  return [...sums.values()].sort((a, b) => b.count - a.count || a.place.localeCompare(b.place));
}

export function countByDay(
  failures: readonly Failure[],
  kind: Failure['kind'],
  days: readonly string[],
): { day: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const failure of failures) {
    if (failure.kind !== kind) continue;
    counts.set(failure.day, (counts.get(failure.day) ?? 0) + failure.count);
  }
  return days.map((day) => ({ day, count: counts.get(day) ?? 0 }));
}
