import type { Market } from './card-profit.ts';
import type { Group, Items } from './cells.ts';

/**
 * Premiums that are gathered: what each unit of the cap earns above the price of its cell, of how many units, how many
 * a cent uses, and where.
 */
let rates = new Float64Array(64);
let wants = new Float64Array(64);
let shares = new Float64Array(64);
let places = new Int32Array(64);

/** Maximum earnings of a cap's premiums above the prices, options included. `onFilled` gets the cents that count. */
export function fill(
  market: Market,
  { limit, items }: Group,
  added: readonly Items[],
  onFilled?: (cell: number, cents: number) => void,
): number {
  let count = gather(market, items, 0);
  for (const more of added) count = gather(market, more, count);
  let wanted = 0;
  let profit = 0;
  for (let index = 0; index < count; index += 1) {
    wanted += wants[index] ?? 0;
    profit += (rates[index] ?? 0) * (wants[index] ?? 0);
  }
  if (wanted <= limit) {
    for (let index = 0; onFilled && index < count; index += 1) {
      onFilled(places[index] ?? 0, (wants[index] ?? 0) / (shares[index] ?? 1));
    }
    return profit;
  }
  let room = limit;
  profit = 0;
  /* Selection by hand: a cap has few items, and most of them never come to their turn. */
  while (room > 0) {
    let best = -1;
    for (let index = 0; index < count; index += 1) {
      if ((wants[index] ?? 0) > 0 && (best < 0 || (rates[index] ?? 0) > (rates[best] ?? 0))) {
        best = index;
      }
    }
    if (best < 0) break;
    const amount = Math.min(room, wants[best] ?? 0);
    profit += amount * (rates[best] ?? 0);
    room -= amount;
    onFilled?.(places[best] ?? 0, amount / (shares[best] ?? 1));
    wants[best] = 0;
  }
  return profit;
}

/** Writes what each premium earns above the price, where it earns anything, and of how many units of its cap. */
export function gather({ amounts, prices }: Market, items: Items, from: number): number {
  const { cells, floors, gains, weights, uses } = items;
  let count = from;
  if (rates.length < count + cells.length) {
    const size = 2 * (count + cells.length);
    const [oldRates, oldWants, oldShares, oldPlaces] = [rates, wants, shares, places];
    rates = new Float64Array(size);
    wants = new Float64Array(size);
    shares = new Float64Array(size);
    places = new Int32Array(size);
    rates.set(oldRates);
    wants.set(oldWants);
    shares.set(oldShares);
    places.set(oldPlaces);
  }
  for (let index = 0; index < cells.length; index += 1) {
    const cell = cells[index] ?? 0;
    const margin = (floors[index] ?? 0) - (prices[cell] ?? 0);
    const gain = gains[index] ?? 0;
    const rate = margin >= 0 ? gain : gain + margin * (weights[index] ?? 1);
    if (rate <= 0) continue;
    const each = uses[index] ?? 1;
    rates[count] = rate / each;
    wants[count] = (amounts[cell] ?? 0) * each;
    shares[count] = each;
    places[count] = cell;
    count += 1;
  }
  return count;
}

/** Earnings of the gathered premiums above the price of their cap. */
export function earnedAbove(price: number, from: number, to: number): number {
  let profit = 0;
  for (let index = from; index < to; index += 1) {
    const rate = (rates[index] ?? 0) - price;
    if (rate > 0) profit += rate * (wants[index] ?? 0);
  }
  return profit;
}

/** The most that a unit of the cap earns by the first premiums. */
export function highestRate(count: number): number {
  let highest = 0;
  for (let index = 0; index < count; index += 1) highest = Math.max(highest, rates[index] ?? 0);
  return highest;
}
