import { boughtForBonus } from './bonus-gain.ts';
import { capsOf, type Market, optionGain, type PricedCaps } from './card-profit.ts';
import type { Group, Items } from './cells.ts';
import type { ChoiceUnit, Coefficients, OptionCoefficients } from './coefficients.ts';

/**
 * Which cents of spend a card would buy at the prices of the market: adds them to `usage`, by cell. The
 * counterpart of `cardProfit`; where several options share a cap it is an approximation, which can slow
 * the search for prices but cannot spoil a bound.
 */
export function addUsage(market: Market, coefficients: Coefficients, usage: Float64Array): void {
  const { amounts, prices } = market;
  const floors = new Float64Array(prices.length).fill(coefficients.base);
  coefficients.cells.forEach((cell, index) => {
    floors[cell] = coefficients.floors[index] ?? 0;
  });
  const added = new Map<number, Items[]>();
  const caps = capsOf(market, coefficients);
  for (const unit of coefficients.units) {
    for (const option of bestOptions(market, coefficients.groups, caps, unit)) {
      option.cells.forEach((cell, index) => {
        floors[cell] = option.floors[index] ?? 0;
      });
      for (const { group, items } of option.added) {
        added.set(group, [...(added.get(group) ?? []), items]);
      }
    }
  }
  const bought = new Float64Array(prices.length);
  for (let cell = 0; cell < prices.length; cell += 1) {
    if ((floors[cell] ?? 0) > (prices[cell] ?? 0)) bought[cell] = amounts[cell] ?? 0;
  }
  coefficients.groups.forEach((group, index) => {
    for (const { cell, amount } of filling(market, group, added.get(index) ?? [])) {
      bought[cell] = Math.max(bought[cell] ?? 0, amount);
    }
  });
  for (const group of coefficients.credits) {
    for (const { cell, amount } of filling(market, group, [])) {
      bought[cell] = Math.max(bought[cell] ?? 0, amount);
    }
  }
  if (coefficients.bonus) {
    boughtForBonus(market, coefficients.bonus, (cell, cents) => {
      bought[cell] = Math.max(bought[cell] ?? 0, cents);
    });
  }
  for (let cell = 0; cell < prices.length; cell += 1) {
    usage[cell] = (usage[cell] ?? 0) + (bought[cell] ?? 0);
  }
}

type Wish = { readonly cell: number; readonly rate: number; readonly amount: number };

function wishes({ amounts, prices }: Market, items: Items): readonly Wish[] {
  const list: Wish[] = [];
  items.cells.forEach((cell, index) => {
    const margin = (items.floors[index] ?? 0) - (prices[cell] ?? 0);
    const rate = (items.gains[index] ?? 0) + Math.min(0, margin) * (items.weights[index] ?? 1);
    if (rate > 0) list.push({ cell, rate, amount: amounts[cell] ?? 0 });
  });
  return list;
}

function filling(market: Market, group: Group, added: readonly Items[]): readonly Wish[] {
  const all = [group.items, ...added].flatMap((items) => wishes(market, items));
  let room = group.cents;
  return all
    .sort((a, b) => b.rate - a.rate)
    .map((wish) => {
      const amount = Math.min(room, wish.amount);
      room -= amount;
      return { ...wish, amount };
    });
}

function bestOptions(
  market: Market,
  groups: readonly Group[],
  caps: PricedCaps,
  { options, count }: ChoiceUnit,
): readonly OptionCoefficients[] {
  return options
    .map((option) => ({ option, gain: optionGain(market, groups, caps, option) }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, count)
    .map(({ option }) => option);
}
