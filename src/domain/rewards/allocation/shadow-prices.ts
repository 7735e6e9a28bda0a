import type { Context } from '../terms/context.ts';
import type { SeatedCard } from '../terms/seated-card.ts';
import type { Timeline } from '../year/timeline.ts';
import type { Solved } from './branch-choices.ts';
import { countsFor, isInWindow, type Program } from './program.ts';
import type { Allocation } from './solve-program.ts';
import { isSpend } from './split-program.ts';
import { walletYear } from './wallet-year.ts';

/** A wallet's allocation with everything open left open, by its prices. */
export type Shadow = {
  /** Upper bound on any division of the spending, in cents. */
  readonly cents: number;
  /** Value of a cent of each sub-category to the wallet in a month, under a stretch's rules. */
  readonly pricesIn: (month: number, stretch: number) => Float64Array;
  /** Profit above those prices, by card of the wallet. */
  readonly profits: Float64Array;
};

/** Prices at the program's optimum: all cents at them, plus the cards' profits above them, equal its value. */
export function shadowOf(
  context: Context,
  wallet: readonly SeatedCard[],
  { program, allocation }: Solved,
): Shadow {
  const prices = supplyPrices(program, allocation);
  const { eraKeys } = walletYear(context, wallet);
  const slotAt = slotFinder(program.timeline, eraKeys);
  const profits = profitsAt(program, allocation, prices, wallet.length);
  /* Equal to the value but for rounding, by which the amounts of large spending can miss a row by a cent. */
  const cents = program.supplies.reduce(
    (sum, supply, index) => sum + supply.cents * (prices[index] ?? 0),
    profits.reduce((sum, profit) => sum + profit, 0),
  );
  return {
    cents: Math.max(allocation.valueCents, cents),
    pricesIn: (month, stretch) => {
      const from = slotAt(month, stretch) * context.spendCents.length;
      return prices.subarray(from, from + context.spendCents.length);
    },
    profits,
  };
}

/** A supply's floor, the value another cent would add to it, and its count toward the floor card's bonus. */
export function supplyPrices(
  { supplies, bonuses, timeline }: Program,
  { supplyGains, bonusPrices }: Allocation,
): Float64Array {
  return Float64Array.from(supplies, ({ floor, slot }, index) =>
    bonuses.reduce(
      (price, bonus, at) =>
        countsFor(bonus, floor?.card) && isInWindow(timeline, slot, bonus.window)
          ? price + (bonusPrices[at] ?? 0)
          : price,
      (floor?.value ?? 0) + (supplyGains[index] ?? 0),
    ),
  );
}

function profitsAt(
  { supplies, activities, bonuses, links }: Program,
  { amounts, shares, bonusShares }: Allocation,
  prices: Float64Array,
  cards: number,
): Float64Array {
  const profits = new Float64Array(cards);
  const add = (card: number, cents: number) => {
    profits[card] = (profits[card] ?? 0) + cents;
  };
  const left = Float64Array.from(supplies, ({ cents }) => cents);
  const lossOf = (supply: number) => (prices[supply] ?? 0) - (supplies[supply]?.floor?.value ?? 0);
  activities.forEach((activity, index) => {
    const { card, supply, gain } = activity;
    const amount = amounts[index] ?? 0;
    add(card, amount * gain);
    if (!isSpend(activity)) return;
    add(card, -amount * lossOf(supply));
    left[supply] = (left[supply] ?? 0) - amount;
  });
  supplies.forEach(({ floor }, supply) => {
    if (floor) add(floor.card, -(left[supply] ?? 0) * lossOf(supply));
  });
  bonuses.forEach(({ card, valueCents }, at) => add(card, (bonusShares[at] ?? 0) * valueCents));
  for (const { card, options } of links) {
    for (const { row, valueCents } of options) {
      add(card, (row === null ? 1 : (shares[row] ?? 0)) * valueCents);
    }
  }
  return profits;
}

/** Slots by a month and what its rules are in a stretch. */
export function slotFinder(timeline: Timeline, eraKeys: readonly string[]) {
  const slots = new Map(
    timeline.slots.map(({ monthClass, stretch }, slot) => [
      `${monthClass}/${eraKeys[stretch] ?? ''}`,
      slot,
    ]),
  );
  const classOf = new Map(
    timeline.classes.flatMap((months, monthClass) => months.map((month) => [month, monthClass])),
  );
  return (month: number, stretch: number): number =>
    slots.get(`${classOf.get(month) ?? 0}/${eraKeys[stretch] ?? ''}`) ?? 0;
}
