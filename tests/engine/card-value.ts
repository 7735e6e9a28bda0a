import type { Card } from '../../src/domain/catalogue/card.ts';
import type { RewardProblem } from '../../src/domain/valuation/problem.ts';

const FIELDS = {
  travel: 'travelValue',
  cash: 'cashValue',
  gift_card: 'giftCardValue',
  status_level: 'statusLevelValue',
} as const;

/** Value of a card's points with and without a card that unlocks them. */
export function pointValues(problem: RewardProblem, card: Card): { open: number; locked: number } {
  const system = problem.catalogue.pointSystems.find(({ slug }) => slug === card.pointSystem);
  const own = problem.preferences.pointValues[card.pointSystem];
  const field = FIELDS[problem.preferences.redemption];
  const cash = own?.cashValue ?? system?.cashValue ?? 1;
  return {
    open: own?.[field] ?? system?.[field] ?? cash,
    locked: system?.untransferableValue ?? cash,
  };
}

/** Credits and bonus less the fee. */
export function fixedCents(problem: RewardProblem, card: Card, cpp: number): number {
  const isFirst = problem.year === 'first';
  const times = {
    month: 12,
    quarter: 4,
    half_year: 2,
    year: 1,
    four_years: 0.25,
    once: isFirst ? 1 : 0,
  };
  let value = 0 - (isFirst ? card.firstYearFeeCents : card.annualFeeCents);
  for (const credit of card.credits) {
    if (isFirst && credit.excludesFirstYear) continue;
    value += (credit.valueCents * times[credit.period] * credit.usagePercent) / 100;
  }
  const total = Object.values(problem.spending).reduce((sum, amount) => sum + amount, 0);
  for (const tier of (isFirst ? card.bonus?.tiers : null) ?? []) {
    if ((total * tier.windowDays) / 365 >= tier.spendCents)
      value += tier.points * cpp + tier.cashCents;
  }
  return value;
}
