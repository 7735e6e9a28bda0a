import type { Credit } from '../../src/domain/rewards/catalog/card.ts';
import type { Face, Model } from './card-rows.ts';
import { isOpened, shareGiven, timesGiven, windowMonths } from './card-value.ts';
import type { Term } from './lp-text.ts';
import { isCovered } from './payment-terms.ts';
import { periodsOf } from './year-parts.ts';

/** Adds the reimbursements of credits for spending on a card: cent for cent, and each cent once. */
export function addCredits(model: Model, { card, spends }: Face): void {
  const { lp, problem } = model;
  const paid = new Map<Credit, { readonly month: number; readonly name: string }[]>();
  const given = card.credits.filter((credit) => timesGiven(problem, card, credit) > 0);
  for (const { slug, month, terms } of spends) {
    const names: Term[] = [];
    for (const credit of given) {
      if (!credit.spendOn?.some((covers) => isCovered(problem, covers, slug))) continue;
      const name = lp.name('c');
      lp.gain(100, name);
      names.push([1, name]);
      paid.set(credit, [...(paid.get(credit) ?? []), { month, name }]);
    }
    if (names.length > 0) lp.row([...names, ...terms.map(minus)], '<=', 0);
  }
  for (const [credit, names] of paid) {
    const dollars = (credit.valueCents * credit.usagePercent) / 10_000;
    const { period } = credit;
    const isYearly = period === 'year' || period === 'four_years' || period === 'once';
    const times = isYearly ? timesGiven(problem, card, credit) : shareGiven(problem, credit);
    for (const { months, share } of periodsOf(model, isYearly ? 'calendar_year' : period)) {
      const within = names.filter(({ month }) => months.has(month));
      if (within.length === 0) continue;
      lp.row(
        within.map(({ name }): Term => [1, name]),
        '<=',
        dollars * times * share,
      );
    }
  }
}

/** Adds the tiers of a new card's bonus, each earned or not. */
export function addBonus(model: Model, { card, present, centsPerPoint, spends }: Face): void {
  if (!isOpened(model.problem, card)) return;
  const { lp } = model;
  for (const tier of card.bonus?.tiers ?? []) {
    const name = lp.binary('t');
    const months = windowMonths(tier.windowDays);
    const within = spends.filter(({ month }) => month < months).flatMap(({ terms }) => terms);
    lp.gain(tier.points * centsPerPoint + tier.cashCents, name);
    lp.row([[tier.spendCents / 100, name], ...within.map(minus)], '<=', 0);
    lp.row([[1, name], minus([1, present])], '<=', 0);
  }
}

const minus = ([factor, name]: Term): Term => [-factor, name];
