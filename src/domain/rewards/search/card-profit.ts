import { bonusGain } from './bonus-gain.ts';
import type { Group, Items } from './cells.ts';
import type { ChoiceUnit, Coefficients, OptionCoefficients } from './coefficients.ts';
import { linkedGain } from './linked-gain.ts';
import { earnedAbove, fill, gather, highestRate } from './fill-group.ts';

/**
 * Profit one card could make for a wallet if every cent of spending had to be bought at its cell's price: its fixed
 * value, and the best profit under its own caps and choices. If options share a cap it may be overstated, never
 * understated; see `capsOf`. `amounts` are each cell's cents, `prices` the value asked for each of them.
 */
export type Market = { readonly amounts: Float64Array; readonly prices: Float64Array };

/** Sum over all cells of a flat rate's earnings above the price. */
export function flatProfit({ amounts, prices }: Market, rate: number): number {
  let profit = 0;
  for (let cell = 0; cell < prices.length; cell += 1) {
    const margin = rate - (prices[cell] ?? 0);
    if (margin > 0) profit += margin * (amounts[cell] ?? 0);
  }
  return profit;
}

/** `flat` is `flatProfit` of the card's base rate, which many cards share. */
export function cardProfit(market: Market, coefficients: Coefficients, flat: number): number {
  const { amounts, prices } = market;
  const { cells, floors, base } = coefficients;
  let profit = coefficients.fixed + flat;
  for (let index = 0; index < cells.length; index += 1) {
    const cell = cells[index] ?? 0;
    const price = prices[cell] ?? 0;
    const margin = (floors[index] ?? 0) - price;
    const usual = base - price;
    const change = (margin > 0 ? margin : 0) - (usual > 0 ? usual : 0);
    profit += change * (amounts[cell] ?? 0);
  }
  const caps = capsOf(market, coefficients);
  for (const value of caps.filled) profit += value;
  for (const unit of coefficients.units)
    profit += unitGain(market, coefficients.groups, caps, unit);
  for (const group of coefficients.credits) profit += fill(market, group, []);
  return profit + linkedAndBonusGain(market, coefficients);
}

/** The way that makes the most. */
export function bestWay(market: Market, ways: readonly Coefficients[]): Coefficients | undefined {
  const [first, ...others] = ways;
  if (!first || others.length === 0) return first;
  const profits = ways.map((way) => cardProfit(market, way, flatProfit(market, way.base)));
  return ways[profits.indexOf(Math.max(...profits))];
}

/** Spending bought at a loss can count for both, so one of them is asked to pay for it: the one that makes less. */
function linkedAndBonusGain(market: Market, { linked, bonus }: Coefficients): number {
  if (linked.length === 0) return bonus ? bonusGain(market, bonus) : 0;
  if (!bonus) return linkedGain(market, linked, false);
  const whole = bonus.steps.reduce((sum, { valueCents }) => sum + valueCents, 0);
  return Math.min(
    bonusGain(market, bonus) + linkedGain(market, linked, true),
    whole + linkedGain(market, linked, false),
  );
}

/** By group: its cap's value before any option, and the price of its cents for options that share it. */
export type PricedCaps = {
  readonly filled: readonly number[];
  readonly prices: readonly (number | undefined)[];
};

const NO_PRICES: readonly undefined[] = [];

/**
 * Options that are chosen together share some caps. Those get a price, the one that lowers the profit most; for any price
 * no choice of options makes more (Lagrange).
 */
export function capsOf(market: Market, coefficients: Coefficients): PricedCaps {
  const filled = coefficients.groups.map((group) => fill(market, group, []));
  if (coefficients.shared.length === 0) return { filled, prices: NO_PRICES };
  const prices: (number | undefined)[] = [];
  const ask = (index: number, price: number): void => {
    const group = coefficients.groups[index];
    if (!group) return;
    prices[index] = price;
    filled[index] = price * group.limit + above(market, group.items, price);
  };
  for (const index of coefficients.shared) ask(index, 0);
  for (const index of coefficients.shared)
    ask(index, bestPrice(market, coefficients, { filled, prices }, index));
  return { filled, prices };
}

/** Finds the price of a shared cap that lowers the profit most, with other caps at their prices. */
function bestPrice(
  market: Market,
  coefficients: Coefficients,
  caps: PricedCaps,
  index: number,
): number {
  const asked = coefficients.units.map(({ options, count }) => ({
    count,
    options: options.map((option) => ({
      otherwise: optionGain(market, coefficients.groups, caps, option, index),
      from: 0,
      to: 0,
    })),
  }));
  /* Only these are gathered from here on: the premiums of the cap, and then those of each option. */
  const { items = NO_ITEMS, limit = 0 } = coefficients.groups[index] ?? {};
  const standing = gather(market, items, 0);
  let end = standing;
  coefficients.units.forEach(({ options }, unit) => {
    options.forEach(({ added }, at) => {
      const option = asked[unit]?.options[at];
      if (!option) return;
      option.from = end;
      for (const { group, items: more } of added) {
        if (group === index) end = gather(market, more, end);
      }
      option.to = end;
    });
  });
  return lowestOf((price) => {
    let profit = price * limit + earnedAbove(price, 0, standing);
    for (const { options, count } of asked) {
      profit += sumOfBest(
        options.map(({ otherwise, from, to }) => otherwise + earnedAbove(price, from, to)),
        count,
      );
    }
    return profit;
  }, highestRate(end));
}

const GOLDEN = (Math.sqrt(5) - 1) / 2;
/** Each round leaves 62% of the range; the bound holds at any final price. */
const ROUNDS = 9;

/** Finds approximately where a convex function is lowest from 0 to `high`: golden section search. */
function lowestOf(valueAt: (at: number) => number, high: number): number {
  let [from, to] = [0, high];
  let [left, right] = [to - GOLDEN * to, GOLDEN * to];
  let [atLeft, atRight] = [valueAt(left), valueAt(right)];
  for (let round = 0; round < ROUNDS; round += 1) {
    if (atLeft <= atRight) {
      [to, right, atRight] = [right, left, atLeft];
      left = to - GOLDEN * (to - from);
      atLeft = valueAt(left);
    } else {
      [from, left, atLeft] = [left, right, atRight];
      right = from + GOLDEN * (to - from);
      atRight = valueAt(right);
    }
  }
  return atLeft <= atRight ? left : right;
}

const NO_ITEMS: Items = {
  cells: new Int32Array(0),
  floors: new Float64Array(0),
  gains: new Float64Array(0),
  weights: new Float64Array(0),
  uses: new Float64Array(0),
};

/** Earnings of premiums above the price of their cap. */
function above(market: Market, items: Items, price: number): number {
  return earnedAbove(price, 0, gather(market, items, 0));
}

/** Value an option adds, with caps it shares with others at their prices; one group can be left out. */
export function optionGain(
  market: Market,
  groups: readonly Group[],
  caps: PricedCaps,
  option: OptionCoefficients,
  leftOut = -1,
): number {
  const { amounts, prices } = market;
  let gain = 0;
  for (let index = 0; index < option.cells.length; index += 1) {
    const cell = option.cells[index] ?? 0;
    const price = prices[cell] ?? 0;
    const chosen = (option.floors[index] ?? 0) - price;
    const otherwise = (option.otherwise[index] ?? 0) - price;
    gain += ((chosen > 0 ? chosen : 0) - (otherwise > 0 ? otherwise : 0)) * (amounts[cell] ?? 0);
  }
  for (const { group, items } of option.added) {
    if (group === leftOut) continue;
    const capped = groups[group];
    const price = caps.prices[group];
    if (price !== undefined) gain += above(market, items, price);
    else if (capped) gain += fill(market, capped, [items]) - (caps.filled[group] ?? 0);
  }
  return gain;
}

/** The sum of the best options' gains. */
function unitGain(
  market: Market,
  groups: readonly Group[],
  caps: PricedCaps,
  { options, count }: ChoiceUnit,
): number {
  return sumOfBest(
    options.map((option) => optionGain(market, groups, caps, option)),
    count,
  );
}

/** Sum of the `count` largest gains, without losses. */
function sumOfBest(gains: readonly number[], count: number): number {
  if (count === 1) {
    let best = 0;
    for (const gain of gains) if (gain > best) best = gain;
    return best;
  }
  const sorted = gains.length > count ? gains.toSorted((a, b) => b - a) : gains;
  let total = 0;
  for (let index = 0; index < sorted.length && index < count; index += 1) {
    total += Math.max(0, sorted[index] ?? 0);
  }
  return total;
}
