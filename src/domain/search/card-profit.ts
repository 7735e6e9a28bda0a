import { bonusGain } from './bonus-gain.ts';
import type { Group, Items } from './cells.ts';
import type { ChoiceUnit, Face, FaceOption } from './face.ts';

/**
 * What one card could earn for a wallet if every cent of spend had to be bought at the price of its cell:
 * its fixed value, and the best profit under its own caps and choices. The profit of a card whose choice
 * takes several options may be stated too high, never too low; see `unitGain`.
 *
 * `amounts` are the cents of each cell, `prices` the value asked for each of them.
 */
export type Market = { readonly amounts: Float64Array; readonly prices: Float64Array };

/** Σ over all cells of what a flat rate earns above the price. */
export function flatProfit({ amounts, prices }: Market, rate: number): number {
  let profit = 0;
  for (let cell = 0; cell < prices.length; cell += 1) {
    const margin = rate - (prices[cell] ?? 0);
    if (margin > 0) profit += margin * (amounts[cell] ?? 0);
  }
  return profit;
}

/** `flat` is `flatProfit` of the card's base rate, which many cards share. */
export function cardProfit(market: Market, face: Face, flat: number): number {
  const { amounts, prices } = market;
  const { cells, floors, base } = face;
  let profit = face.fixed + flat;
  for (let index = 0; index < cells.length; index += 1) {
    const cell = cells[index] ?? 0;
    const price = prices[cell] ?? 0;
    const margin = (floors[index] ?? 0) - price;
    const usual = base - price;
    const change = (margin > 0 ? margin : 0) - (usual > 0 ? usual : 0);
    profit += change * (amounts[cell] ?? 0);
  }
  const filled = face.groups.map((group) => fill(market, group, []));
  for (const value of filled) profit += value;
  for (const unit of face.units) profit += unitGain(market, face.groups, filled, unit);
  for (const group of face.credits) profit += fill(market, group, []);
  return face.bonus ? profit + bonusGain(market, face.bonus) : profit;
}

function optionGain(
  market: Market,
  groups: readonly Group[],
  filled: readonly number[],
  option: FaceOption,
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
    const capped = groups[group];
    if (capped) gain += fill(market, capped, [items]) - (filled[group] ?? 0);
  }
  return gain;
}

/**
 * The sum of the best options' own gains. Options that share a cap gain less together than apart (filling
 * a cap is submodular), so that this never understates; for a single option it is exact.
 */
function unitGain(
  market: Market,
  groups: readonly Group[],
  filled: readonly number[],
  { options, count }: ChoiceUnit,
): number {
  const gains: number[] = [];
  for (const option of options) {
    const gain = optionGain(market, groups, filled, option);
    if (gain > 0) gains.push(gain);
  }
  if (gains.length > count) gains.sort((a, b) => b - a);
  let total = 0;
  for (let index = 0; index < gains.length && index < count; index += 1) total += gains[index] ?? 0;
  return total;
}

let rates = new Float64Array(64);
let wants = new Float64Array(64);

/** The most that the premiums of a cap, with those of chosen options, earn above the prices. */
function fill(market: Market, { cents, items }: Group, added: readonly Items[]): number {
  let count = gather(market, items, 0);
  for (const more of added) count = gather(market, more, count);
  let wanted = 0;
  let profit = 0;
  for (let index = 0; index < count; index += 1) {
    wanted += wants[index] ?? 0;
    profit += (rates[index] ?? 0) * (wants[index] ?? 0);
  }
  if (wanted <= cents) return profit;
  let room = cents;
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
    wants[best] = 0;
  }
  return profit;
}

/** Writes what each premium earns above the price, where it earns anything, and of how many cents. */
function gather({ amounts, prices }: Market, items: Items, from: number): number {
  const { cells, floors, gains, weights } = items;
  let count = from;
  if (rates.length < count + cells.length) {
    const size = 2 * (count + cells.length);
    const [oldRates, oldWants] = [rates, wants];
    rates = new Float64Array(size);
    wants = new Float64Array(size);
    rates.set(oldRates);
    wants.set(oldWants);
  }
  for (let index = 0; index < cells.length; index += 1) {
    const cell = cells[index] ?? 0;
    const margin = (floors[index] ?? 0) - (prices[cell] ?? 0);
    const gain = gains[index] ?? 0;
    const rate = margin >= 0 ? gain : gain + margin * (weights[index] ?? 1);
    if (rate <= 0) continue;
    rates[count] = rate;
    wants[count] = amounts[cell] ?? 0;
    count += 1;
  }
  return count;
}
