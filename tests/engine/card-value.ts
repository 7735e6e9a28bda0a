import { addMonths, startOfMonth } from '../../src/domain/calendar.ts';
import type { Card, Credit } from '../../src/domain/rewards/catalog/card.ts';
import type { RewardProblem } from '../../src/domain/rewards/problem.ts';

const FIELDS = {
  travel: 'travelValue',
  cash: 'cashValue',
  gift_card: 'giftCardValue',
  status_level: 'statusLevelValue',
} as const;

/** Value of a card's points with and without a card that unlocks them. */
export function pointValues(problem: RewardProblem, card: Card): { open: number; locked: number } {
  const system = problem.catalog.pointSystems.find(({ slug }) => slug === card.pointSystem);
  const own = problem.preferences.pointValues[card.pointSystem];
  const field = FIELDS[problem.preferences.redemption];
  const cash = own?.cashValue ?? system?.cashValue ?? 0;
  const free = own?.[field] ?? system?.[field] ?? cash;
  const locked = system?.untransferableValue ?? cash;
  return { open: card.needsUnlock ? Math.max(free, locked) : free, locked };
}

/** True if the valued year is the card's first. */
export function isOpened(problem: RewardProblem, card: Card): boolean {
  return problem.year === 'first' && !problem.held.includes(card.slug);
}

/** Share of the twelve months from the date's month in which a credit is given: those that begin up to its last day. */
export function shareGiven({ date }: RewardProblem, { endsOn }: Credit): number {
  const firsts = Array.from({ length: 12 }, (_, month) => addMonths(startOfMonth(date), month));
  return firsts.filter((first) => endsOn === null || first <= endsOn).length / 12;
}

/** Number of times a credit is given in the year; 0 if it is not. */
export function timesGiven(problem: RewardProblem, card: Card, credit: Credit): number {
  const isFirst = isOpened(problem, card);
  if (isFirst && credit.excludesFirstYear) return 0;
  const times = {
    month: 12,
    quarter: 4,
    half_year: 2,
    year: 1,
    four_years: 0.25,
    once: isFirst ? 1 : 0,
  };
  const share = shareGiven(problem, credit);
  return times[credit.period] * (credit.period === 'once' ? Math.ceil(share) : share);
}

/** Credits that need no spending, minus the fee. */
export function fixedCents(problem: RewardProblem, card: Card): number {
  const fee = isOpened(problem, card) ? card.firstYearFeeCents : card.annualFeeCents;
  const credits = card.credits.filter(({ spendOn }) => spendOn === null);
  return credits.reduce(
    (sum, credit) =>
      sum + (credit.valueCents * timesGiven(problem, card, credit) * credit.usagePercent) / 100,
    0 - fee,
  );
}

/** Months from the opening within which a tier of a bonus must be reached. */
export function windowMonths(windowDays: number): number {
  return Math.min(12, Math.max(1, Math.floor(windowDays / 30)));
}
