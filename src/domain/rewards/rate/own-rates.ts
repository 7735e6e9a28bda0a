import type { CalendarDate } from '../../calendar.ts';
import { spanIncludes } from '../../date-span.ts';
import type { OwnRate } from '../problem.ts';
import type { Coverage } from './coverage.ts';

/** By sub-category: the applicable rate, and its specificity. */
export type OwnRatesOfDay = ReadonlyMap<
  number,
  { readonly distance: number; readonly rate: number }
>;

/** The member's own rates of a day, the most specific one where several cover a sub-category. */
export function ownRatesOn(
  own: readonly OwnRate[],
  coverage: Coverage,
  day: CalendarDate,
): OwnRatesOfDay {
  const rates = new Map<number, { readonly distance: number; readonly rate: number }>();
  for (const { covers, rate, validDuring } of own) {
    if (!spanIncludes(validDuring, day)) continue;
    for (const { subCategory, distance } of coverage.covered(covers, 'any')) {
      const before = rates.get(subCategory);
      if (!before || distance < before.distance) rates.set(subCategory, { distance, rate });
    }
  }
  return rates;
}
