import { oneOf, searchSchema } from '@/lib/search-schema.ts';

/** Days back that the figures may reach. */
export const statisticsSpans = [30, 90, 365] as const;
export type StatisticsSpan = (typeof statisticsSpans)[number];

/** Spans of visits for speed figures, in days. */
export const speedSpans = [7, 28] as const;
export type SpeedSpan = (typeof speedSpans)[number];

export const statisticsSearchSchema = searchSchema({
  days: oneOf(statisticsSpans),
  speed: oneOf(speedSpans),
});
