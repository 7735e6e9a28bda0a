import { boughtForBonus } from './bonus-gain.ts';
import { capsOf, type Market, optionGain, type PricedCaps } from './card-profit.ts';
import type { Group, Items } from './cells.ts';
import type { ChoiceUnit, Coefficients, OptionCoefficients } from './coefficients.ts';
import { fill } from './fill-group.ts';
import { boughtForLinks } from './linked-gain.ts';

const NONE_ADDED: readonly Items[] = [];

/**
 * Adds the cents of spending a card would buy at the market's prices to `usage`, by cell. The counterpart of
 * `cardProfit`; if several options share a cap it is an approximation, which can slow the search for prices but
 * cannot invalidate a bound.
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
  const buy = (cell: number, cents: number): void => {
    if (cents > (bought[cell] ?? 0)) bought[cell] = cents;
  };
  for (let cell = 0; cell < prices.length; cell += 1) {
    if ((floors[cell] ?? 0) > (prices[cell] ?? 0)) bought[cell] = amounts[cell] ?? 0;
  }
  coefficients.groups.forEach((group, index) => {
    fill(market, group, added.get(index) ?? NONE_ADDED, buy);
  });
  for (const group of coefficients.credits) fill(market, group, NONE_ADDED, buy);
  boughtForLinks(market, coefficients.linked, buy);
  if (coefficients.bonus) boughtForBonus(market, coefficients.bonus, buy);
  for (let cell = 0; cell < prices.length; cell += 1) {
    usage[cell] = (usage[cell] ?? 0) + (bought[cell] ?? 0);
  }
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
