import type { SpendingProfile } from '../../../src/domain/rewards/problem.ts';
import { type Row, rowsOf } from '../../../src/cli/seed-rows.ts';
import type { ExpertAnswer } from '../expert-answer.ts';
import { coversAny, numberIn, ROUNDING } from './facts.ts';
import { linesOf, spendOf, sumOf } from './ledger-sums.ts';

const credits = rowsOf('signup_bonus_credits');
const offers = rowsOf('signup_bonuses').filter((row) => row['is_current'] === 'true');

/** Value of an offer's credits: at most the spending they can pay back. */
function usedCredits(row: Row, spending: SpendingProfile): number {
  const most = numberIn(row, 'credits_cents');
  return sumOf(
    credits
      .filter((credit) => credit['bonus_slug'] === row['slug'])
      .map((credit) => {
        const spent = Object.entries(spending)
          .filter(([leaf]) => coversAny(credit, leaf))
          .map(([, amount]) => amount);
        return credit['sub_category_slugs'] ? Math.min(most, sumOf(spent)) : most;
      }),
  );
}

const monthsOf = (days: number) => Math.min(12, Math.max(1, Math.floor(days / 30)));

/** Finds bonuses whose minimum spend is not on their card in their window, or which together exceed the spending. */
export function bonusesWithoutSpending({ year, household, proposal: { value } }: ExpertAnswer) {
  const lines = linesOf(value, 'bonus');
  const wrong: string[] = [];
  if (year === 'steady' && lines.length > 0) wrong.push('a bonus in a typical year');
  const yearCents = sumOf(Object.values(household.spending));
  for (const { card, spendCents, windowDays, spentCents, points, cashCents } of lines) {
    const isOffered = offers.some(
      (row) =>
        row['card_slug'] === card &&
        numberIn(row, 'spend_cents') === spendCents &&
        numberIn(row, 'window_days', 90) === windowDays &&
        numberIn(row, 'typical_points', numberIn(row, 'points')) === points &&
        numberIn(row, 'cash_cents') + usedCredits(row, household.spending) === cashCents,
    );
    if (!isOffered) wrong.push(`${card} offers no such bonus`);
    if (spentCents + ROUNDING < spendCents) wrong.push(`${card} misses its minimum spend`);
    if (spentCents > spendOf(value, { card }) + ROUNDING) {
      wrong.push(`${card} has more in its window than in its year`);
    }
  }
  for (const months of new Set(lines.map(({ windowDays }) => monthsOf(windowDays)))) {
    const within = lines.filter(({ windowDays }) => monthsOf(windowDays) <= months);
    const needed = [...new Set(within.map(({ card }) => card))].map((card) =>
      Math.max(...within.filter((line) => line.card === card).map((line) => line.spendCents)),
    );
    if (sumOf(needed) > (yearCents * months) / 12 + ROUNDING) {
      wrong.push(`bonuses of ${months} months need more than is spent in them`);
    }
  }
  return wrong;
}
