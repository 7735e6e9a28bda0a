import { tierOf } from '../rewards/terms/card-terms.ts';
import { MONTHS_A_YEAR } from '../rewards/year/valued-year.ts';
import type { Horizon } from './horizon.ts';
import { type Buy, createMonthOffers, fill, type Item, type MonthOffer } from './month-offers.ts';
import type { PlanCard } from './plan-card.ts';
import type { Segment } from './tenure.ts';

/** Result of a subsidy per cent of a window: profit less the minimum's subsidy, and spending beyond the minimum. */
type Subsidized = { readonly subsidy: number; readonly value: number; readonly slope: number };

/** The subsidies between which the minimum spend is met; the profit is at most `value`. */
type Met = { readonly value: number; readonly low: Subsidized; readonly high: Subsidized };

type Step = { readonly needCents: number; readonly end: number; readonly cents: number };

const ROUNDS = 12;
const EXACT_CENTS = 1e-6;

/** One card's profit at prices for every cell of spending. */
export type Profits = {
  readonly setPrices: (prices: Float64Array) => void;
  /** Profit of the spending of a segment in cents, without its bonus. */
  readonly plainOf: (segment: Segment, isLocked: boolean) => number;
  /** Maximum value of its bonus. */
  readonly bonusCentsOf: (segment: Segment, isLocked: boolean) => number;
  /** The same with its bonus; −∞ where the minimum spend cannot be met. */
  readonly withBonusOf: (segment: Segment, isLocked: boolean) => number;
  /** Adds the segment's purchases at the prices, by cell. */
  readonly addUse: (
    segment: Segment,
    isLocked: boolean,
    isWithBonus: boolean,
    use: Float64Array,
  ) => void;
};

/**
 * Creates the profits of a single card: its earnings above the prices under its caps and credits, which is a knapsack
 * for each cap and period, plus its bonus less the cost of the minimum spend. The minimum is met by a subsidy ν on
 * each cent of its window: for any ν ≥ 0 the profit with it, less ν × the minimum, is at least that of any division
 * that meets it, and the least over ν is the bound.
 */
export function createProfits(horizon: Horizon, planCard: PlanCard): Profits {
  const { monthCount, supplies, stretchesOf, context, periods } = horizon;
  const width = context.spendCents.length;
  const { rows, isPhased, terms, card } = planCard;
  const offers = createMonthOffers(horizon, planCard);
  /** Indexed by way, and by whether the points are locked. */
  const filled: (Float64Array | undefined)[] = [];
  const spent: (Float64Array | undefined)[] = [];
  const metBefore = new Map<string, Met | null>();

  const keyOf = ({ way }: Segment, isLocked: boolean) => 2 * (way + 1) + (isLocked ? 1 : 0);
  const isFirst = (segment: Segment, month: number) =>
    isPhased && month < segment.opened + MONTHS_A_YEAR;
  const monthOf = (segment: Segment, isLocked: boolean, month: number): MonthOffer =>
    offers.at(segment.way, isLocked, isFirst(segment, month), month);

  const roomOf = (row: number, month: number): number => {
    const { grid = 'plan', periodLimit = 0 } = rows[row] ?? {};
    return periodLimit * (periods[grid].shares[month] ?? 0);
  };

  /** Value of a row's items in months of one period. */
  const rowValue = (segment: Segment, isLocked: boolean, row: number, a: number, b: number) => {
    let known: Float64Array | undefined;
    const at = (row * monthCount + a) * monthCount + b - 1;
    if (!isPhased) {
      const key = keyOf(segment, isLocked);
      known = filled[key] ??= new Float64Array(rows.length * monthCount * monthCount).fill(
        Number.NaN,
      );
      const value = known[at] ?? Number.NaN;
      if (!Number.isNaN(value)) return value;
    }
    const items: Item[] = [];
    for (let month = a; month < b; month += 1) {
      for (const item of monthOf(segment, isLocked, month).items) {
        if (item.row === row) items.push(item);
      }
    }
    const value = items.length === 0 ? 0 : fill(items, roomOf(row, a));
    if (known) known[at] = value;
    return value;
  };

  /** Calls back for each period of a row with its months within a range. */
  const eachPeriod = (
    row: number,
    from: number,
    until: number,
    call: (a: number, b: number) => void,
  ) => {
    const { ends } = periods[rows[row]?.grid ?? 'plan'];
    for (let a = from; a < until;) {
      const b = Math.min(until, ends[a] ?? until);
      call(a, b);
      a = b;
    }
  };

  const spendProfit = (segment: Segment, isLocked: boolean): number => {
    if (isPhased) return sumProfit(segment, isLocked);
    const key = keyOf(segment, isLocked);
    const width = monthCount + 1;
    const known = (spent[key] ??= new Float64Array(width * width).fill(Number.NaN));
    const at = segment.from * width + segment.until;
    let value = known[at] ?? Number.NaN;
    if (Number.isNaN(value)) {
      value = sumProfit(segment, isLocked);
      known[at] = value;
    }
    return value;
  };
  const sumProfit = (segment: Segment, isLocked: boolean): number => {
    const { from, until } = segment;
    const first = isPhased ? Math.min(until, Math.max(from, segment.opened + MONTHS_A_YEAR)) : from;
    let value =
      offers.baseCents(segment.way, isLocked, true, from, first) +
      offers.baseCents(segment.way, isLocked, false, first, until);
    for (let row = 0; row < rows.length; row += 1) {
      eachPeriod(row, from, until, (a, b) => {
        value += rowValue(segment, isLocked, row, a, b);
      });
    }
    return value;
  };

  /** Value of the window and the periods that overlap it, at a subsidy on the window; calls `buy` for purchases. */
  const windowAt = (
    segment: Segment,
    isLocked: boolean,
    end: number,
    subsidy: number,
    buy: Buy,
  ): number => {
    const { from, until, way } = segment;
    let value = 0;
    const fresh: MonthOffer[] = [];
    for (let month = from; month < end; month += 1) {
      const offer = offers.compute(way, isLocked, isFirst(segment, month), month, subsidy, buy);
      value += offer.baseCents;
      fresh.push(offer);
    }
    for (let row = 0; row < rows.length; row += 1) {
      eachPeriod(row, from, until, (a, b) => {
        if (a >= end) return;
        const items: Item[] = [];
        for (let month = a; month < b; month += 1) {
          const offer = month < end ? fresh[month - from] : monthOf(segment, isLocked, month);
          for (const item of offer?.items ?? []) if (item.row === row) items.push(item);
        }
        if (items.length > 0) value += fill(items, roomOf(row, a), buy);
      });
    }
    return value;
  };

  const windowCells = (segment: Segment, end: number): readonly [number, number] => [
    (stretchesOf[segment.from]?.[0] ?? 0) * width,
    (stretchesOf[end - 1]?.[1] ?? 0) * width,
  ];

  const meet = (segment: Segment, isLocked: boolean, { needCents, end }: Step): Met | null => {
    const [firstCell, lastCell] = windowCells(segment, end);
    let most = 0;
    let supply = 0;
    for (let cell = firstCell; cell < lastCell; cell += 1) {
      most = Math.max(most, offers.prices()[cell] ?? 0);
      supply += supplies[cell] ?? 0;
    }
    if (supply < needCents) return null;
    const at = (subsidy: number): Subsidized => {
      let bought = 0;
      const value = windowAt(segment, isLocked, end, subsidy, (cell, amount) => {
        if (cell < lastCell) bought += amount;
      });
      return { subsidy, value: value - subsidy * needCents, slope: bought - needCents };
    };
    let low = at(0);
    const outside = spendProfit(segment, isLocked) - low.value;
    if (low.slope >= 0) return { value: outside + low.value, low, high: low };
    /* At this subsidy the card takes all spending it can be used for. */
    let high = at(most + 1);
    if (high.slope < 0) return null;
    for (let round = 0; round < ROUNDS; round += 1) {
      const subsidy =
        (high.value - high.slope * high.subsidy - low.value + low.slope * low.subsidy) /
        (low.slope - high.slope);
      const least = low.value + low.slope * (subsidy - low.subsidy);
      if (Math.min(low.value, high.value) - least < EXACT_CENTS) break;
      const next = at(subsidy);
      if (next.slope < 0) low = next;
      else high = next;
      if (next.value - least < EXACT_CENTS) break;
    }
    return { value: outside + Math.min(low.value, high.value), low, high };
  };

  const steps: (readonly Step[] | undefined)[] = [];
  /** Bonus by step, with the room that it has in the plan. */
  const stepsOf = ({ from }: Segment, isLocked: boolean): readonly Step[] => {
    const at = 2 * from + (isLocked ? 1 : 0);
    const found = steps[at] ?? findSteps(from, isLocked);
    steps[at] = found;
    return found;
  };
  const findSteps = (from: number, isLocked: boolean): readonly Step[] =>
    terms.tiers.flatMap((step): Step[] => {
      const tier = tierOf(card, step);
      const end = from + step.months;
      if (!tier || end > monthCount) return [];
      const access = !card.needsUnlock ? 'free' : isLocked ? 'locked' : 'unlocked';
      const perPoint = context.valueOf(card.pointSystem, access);
      return [{ needCents: step.needCents, end, cents: tier.points * perPoint + tier.cashCents }];
    });

  /** The best set of steps. A set's spending is bounded by that of its hardest step. */
  const bestSteps = (segment: Segment, isLocked: boolean) => {
    const met = stepsOf(segment, isLocked).flatMap((each) => {
      /* A held card may be closed before its window ends. */
      const step = each.end > segment.until ? { ...each, end: segment.until } : each;
      const key = `${segment.way}/${isLocked ? 1 : 0}/${segment.opened}/${segment.until}/${step.needCents}/${step.end}`;
      const known = metBefore.get(key);
      const found = known === undefined ? meet(segment, isLocked, step) : known;
      metBefore.set(key, found);
      return found ? [{ step, found }] : [];
    });
    met.sort((a, b) => b.found.value - a.found.value);
    let best: { readonly value: number; readonly hardest: (typeof met)[number] } | null = null;
    let sum = 0;
    for (const each of met) {
      sum += each.step.cents;
      const value = sum + each.found.value;
      if (best === null || value > best.value) best = { value, hardest: each };
    }
    return best;
  };

  /** Adds all that is bought in a segment with a subsidy in its first months. */
  const addAll = (
    segment: Segment,
    isLocked: boolean,
    end: number,
    subsidy: number,
    share: number,
    use: Float64Array,
  ): void => {
    const buy: Buy = (cell, amount) => {
      use[cell] = (use[cell] ?? 0) + share * amount;
    };
    const { from, until, way } = segment;
    windowAt(segment, isLocked, end, subsidy, buy);
    for (let month = Math.max(from, end); month < until; month += 1) {
      offers.compute(way, isLocked, isFirst(segment, month), month, 0, buy);
    }
    for (let row = 0; row < rows.length; row += 1) {
      eachPeriod(row, from, until, (a, b) => {
        if (a < end) return;
        const items: Item[] = [];
        for (let month = a; month < b; month += 1) {
          for (const item of monthOf(segment, isLocked, month).items) {
            if (item.row === row) items.push(item);
          }
        }
        if (items.length > 0) fill(items, roomOf(row, a), buy);
      });
    }
  };

  return {
    setPrices: (next) => {
      if (offers.prices() === next) return;
      offers.setPrices(next);
      for (const values of [...filled, ...spent]) values?.fill(Number.NaN);
      metBefore.clear();
    },
    plainOf: spendProfit,
    bonusCentsOf: (segment, isLocked) =>
      stepsOf(segment, isLocked).reduce((sum, step) => sum + step.cents, 0),
    withBonusOf: (segment, isLocked) => {
      const best = bestSteps(segment, isLocked);
      return best ? best.value : -Infinity;
    },
    addUse: (segment, isLocked, isWithBonus, use) => {
      const best = isWithBonus ? bestSteps(segment, isLocked) : null;
      if (!best) {
        addAll(segment, isLocked, segment.from, 0, 1, use);
        return;
      }
      const { found, step } = best.hardest;
      const { low, high } = found;
      const lowShare =
        high.slope === low.slope
          ? 1
          : Math.min(1, Math.max(0, high.slope / (high.slope - low.slope)));
      if (lowShare > 0) addAll(segment, isLocked, step.end, low.subsidy, lowShare, use);
      if (lowShare < 1) addAll(segment, isLocked, step.end, high.subsidy, 1 - lowShare, use);
    },
  };
}
