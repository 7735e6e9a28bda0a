import { type Cents, cents } from '../units.ts';

/** Net value of holding a card, in cents: of the year in which it is opened, and of every later one. */
type YearlyValue = { readonly firstYearCents: number; readonly steadyYearCents: number };

/** Average net value of a year when a card is held for `years` of them (1 or more). */
export function averageOverYears(
  { firstYearCents, steadyYearCents }: YearlyValue,
  years: number,
): Cents {
  if (!Number.isInteger(years) || years < 1) {
    throw new RangeError(`not a whole number of years of at least 1: ${years}`);
  }
  return cents((firstYearCents + (years - 1) * steadyYearCents) / years);
}
