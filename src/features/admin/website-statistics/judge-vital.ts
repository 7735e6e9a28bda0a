import type { BrowserReports } from './schema.ts';

type Vital = Pick<BrowserReports['vitals'][number], 'metric' | 'p75' | 'isBeyond'>;

/** The last value that is good, and the last that is not poor. https://web.dev/articles/defining-core-web-vitals-thresholds */
export const VITAL_THRESHOLDS = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  TTFB: [800, 1800],
} as const;

export type VitalRating = 'good' | 'fair' | 'poor';

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
