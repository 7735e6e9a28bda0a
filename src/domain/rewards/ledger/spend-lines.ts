import type { Activity, Supply } from '../allocation/program.ts';
import { isSpend } from '../allocation/split-program.ts';
import type { WalletAllocation } from '../allocation/allocate.ts';
import type { Earning } from '../rate/earning.ts';
import { cents, percent, points, pointsPerDollar } from '../../units.ts';
import type { Context } from '../terms/context.ts';
import type { SeatedCard } from '../terms/seated-card.ts';
import type { CapState, SpendLine } from '../ledger-line.ts';

/** Cents that earn one rate on one card. */
export type Portion = {
  readonly card: number;
  /** Index of the supply the cents come from. */
  readonly supply: number;
  readonly subCategory: number;
  readonly cents: number;
  /** Rate without the tier bonus. */
  readonly rate: number;
  readonly cap: number | null;
  readonly capState: CapState | null;
};

/** Less than this many cents is what rounding leaves behind. */
const DUST_CENTS = 1e-7;

type Rated = Pick<Portion, 'rate' | 'cap' | 'capState'>;

/** The rate of cents that earn some of the premiums of an earning. */
function rated({ floor, premiums, within = [] }: Earning, earned: readonly number[]): Rated {
  const rate = earned.reduce((sum, index) => sum + (premiums[index]?.rate ?? 0), floor);
  const open = premiums[earned[0] ?? -1]?.cap;
  if (open !== undefined) return { rate, cap: open, capState: 'within' };
  const [full] = premiums;
  if (full) return { rate, cap: full.cap, capState: 'beyond' };
  const [idle] = within;
  return idle === undefined
    ? { rate, cap: null, capState: null }
    : { rate, cap: idle.cap, capState: 'within' };
}

/** Cents on which several caps run: the premium with most cents covers the others. */
function stackedPortions(
  base: number,
  earning: Earning,
  riders: readonly { readonly premium: number; readonly cents: number }[],
): readonly (Rated & { readonly cents: number })[] {
  const stack = [...riders].sort((a, b) => b.cents - a.cents);
  const levels = [base, ...stack.map((rider) => rider.cents), 0];
  return levels.slice(0, -1).map((level, depth) => ({
    cents: level - (levels[depth + 1] ?? 0),
    ...rated(
      earning,
      stack.slice(0, depth).map((rider) => rider.premium),
    ),
  }));
}

/** An allocation of any months, and its program. */
type Found = Pick<WalletAllocation, 'program' | 'allocation'>;

export function portionsOf({ program, allocation }: Found): readonly Portion[] {
  const { supplies, activities } = program;
  const amountOf = (index: number) => allocation.amounts[index] ?? 0;
  const left = supplies.map((supply) => supply.cents);
  const portions: Portion[] = [];
  const linkedRate = linkedRates({ program, allocation });
  activities.forEach((activity: Activity, index) => {
    const { supply, card, earning, premium, linked } = activity;
    if (!isSpend(activity)) return;
    const amount = amountOf(index);
    left[supply] = (left[supply] ?? 0) - amount;
    const riders = activities.flatMap((rider, at) =>
      rider.ridesOn === index && rider.premium !== null
        ? [{ premium: rider.premium, cents: amountOf(at) }]
        : [],
    );
    const subCategory = supplies[supply]?.subCategory ?? 0;
    const parts =
      linked !== null
        ? [{ cents: amount, rate: linkedRate(activity), cap: null, capState: null }]
        : riders.length > 0
          ? stackedPortions(amount, earning, riders)
          : [{ cents: amount, ...rated(earning, premium === null ? [] : [premium]) }];
    portions.push(...parts.map((part) => ({ card, supply, subCategory, ...part })));
  });
  supplies.forEach(({ subCategory, floor }: Supply, index) => {
    if (!floor) return;
    const { card, earning } = floor;
    portions.push({
      card,
      supply: index,
      subCategory,
      cents: left[index] ?? 0,
      ...rated(earning, []),
    });
  });
  return portions;
}

/** Points for each dollar of linked spending: on average over an option's months. */
function linkedRates({ program, allocation }: Found): (activity: Activity) => number {
  const totals = new Map<string, { cents: number; points: number }>();
  const keyOf = ({ supply, card, linked }: Activity) => {
    const { slot = 0, subCategory = 0 } = program.supplies[supply] ?? {};
    const monthClass = program.timeline.slots[slot]?.monthClass;
    const link = program.links.findIndex(
      (each) => each.card === card && each.monthClass === monthClass && each.isFor[subCategory],
    );
    return `${link}/${linked?.option}`;
  };
  program.links.forEach(({ options }, link) => {
    for (const { option, row, points: all } of options) {
      const share = row === null ? 1 : (allocation.shares[row] ?? 0);
      totals.set(`${link}/${option}`, { cents: 0, points: all * share });
    }
  });
  program.activities.forEach((activity, index) => {
    const total = activity.linked && totals.get(keyOf(activity));
    if (!total) return;
    const amount = allocation.amounts[index] ?? 0;
    total.cents += amount;
    total.points += (amount / 100) * activity.earning.floor;
  });
  return (activity) => {
    const { cents: spent, points: earned } = totals.get(keyOf(activity)) ?? { cents: 0, points: 0 };
    return spent > 0 ? (100 * earned) / spent : 0;
  };
}

/** The lines of all spend that earns something, by card, sub-category and falling rate. */
export function spendLines(
  context: Context,
  wallet: readonly SeatedCard[],
  found: Found,
): readonly SpendLine[] {
  return linesOf(context, wallet, portionsOf(found));
}

/** The same, of some of the portions. */
export function linesOf(
  context: Context,
  wallet: readonly SeatedCard[],
  portions: readonly Portion[],
): readonly SpendLine[] {
  const merged = new Map<string, Portion>();
  for (const portion of portions) {
    const { card, subCategory, rate, cap, capState } = portion;
    const key = [card, subCategory, rate.toFixed(9), cap, capState].join('/');
    const before = merged.get(key)?.cents ?? 0;
    merged.set(key, { ...portion, cents: before + portion.cents });
  }
  return [...merged.values()]
    .filter((portion) => portion.cents > DUST_CENTS)
    .sort((a, b) => a.card - b.card || a.subCategory - b.subCategory || b.rate - a.rate)
    .flatMap((portion) => {
      const seated = wallet[portion.card];
      return seated ? [toLine(context, seated, portion)] : [];
    });
}

function toLine(context: Context, seated: SeatedCard, portion: Portion): SpendLine {
  const { card, held, centsPerPoint, tierFactor } = seated;
  const rate = portion.rate * tierFactor;
  const earned = (portion.cents / 100) * rate;
  const fee = context.coverage.isForeign[portion.subCategory]
    ? portion.cents * seated.foreignFee
    : 0;
  return {
    kind: 'spend',
    id: held.id,
    card: card.slug,
    subCategory: context.coverage.slugs[portion.subCategory] ?? '',
    spendCents: cents(portion.cents),
    rate: pointsPerDollar(rate),
    tierBonusPercent: percent(card.tierBonusPercent),
    pointSystem: card.pointSystem,
    points: points(earned),
    centsPerPoint,
    foreignFeeCents: cents(fee),
    valueCents: cents(earned * centsPerPoint - fee),
    cap: portion.cap === null ? null : (card.caps[portion.cap]?.slug ?? null),
    capState: portion.capState,
    isExpected: restsOnExpected(context, seated, portion),
  };
}

function restsOnExpected(context: Context, { card }: SeatedCard, portion: Portion): boolean {
  const { cap, capState, subCategory } = portion;
  if (capState === 'beyond') return false;
  const slug = cap === null ? null : (card.caps[cap]?.slug ?? null);
  return card.rules.some(
    (rule) =>
      rule.isExpected === true &&
      rule.cap === slug &&
      context.coverage
        .covered(rule.covers, rule.channel)
        .some((covered) => covered.subCategory === subCategory),
  );
}
