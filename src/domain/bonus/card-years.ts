import { type Cents, cents } from '../units.ts';

/** Net value of holding a card, in cents: of the year in which it is opened, and of every later one. */
export type YearlyValue = { readonly firstYearCents: number; readonly steadyYearCents: number };

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

export type FirstYearTerms = {
  readonly rewardsCents: number;
  readonly bonusCents: number;
  /** Credits that the first year gives. */
  readonly creditsCents: number;
  /** 0 where the first year's fee is waived. */
  readonly firstYearFeeCents: number;
  readonly costOfMeetingCents: number;
};

/** Net value of the first year: everything it brings, less its fee and the cost of meeting the spend. */
export function firstYearValue(terms: FirstYearTerms): Cents {
  const { rewardsCents, bonusCents, creditsCents, firstYearFeeCents, costOfMeetingCents } = terms;
  return cents(rewardsCents + bonusCents + creditsCents - firstYearFeeCents - costOfMeetingCents);
}

/** `keep`: worth its fee every year. `first-year`: only the year of the bonus is. `skip`: not even that. */
export type HoldingVerdict = 'keep' | 'first-year' | 'skip';

export function judgeHolding({ firstYearCents, steadyYearCents }: YearlyValue): HoldingVerdict {
  if (steadyYearCents >= 0) return 'keep';
  return firstYearCents > 0 ? 'first-year' : 'skip';
}
