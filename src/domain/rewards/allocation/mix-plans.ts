import { maximize } from '../../solver/simplex.ts';
import type { RowPrices } from './cut-program.ts';
import { type FoundPlan, isPaidBy, type Plan, type Planning } from './plan.ts';
import type { Span } from './span.ts';

/** The best mix of whole plans for the parts of a span. */
export type Mix = {
  /** Upper bound on the profit of any selection of whole plans. */
  readonly boundCents: number;
  /** Plans with the share of their part that they have, 0 to 1. */
  readonly plans: readonly { readonly plan: Plan; readonly share: number }[];
  /** Plans that were not known before. */
  readonly found: readonly Plan[];
};

/** Source of the plans in a mix. */
type PlanSource = {
  /** The parts of the span, grouped by likeness; each group is planned once. */
  readonly alike: readonly (readonly Span[])[];
  /** Finds a plan for a part that makes more profit than `least`. */
  readonly findPlan: (part: Span, prices: RowPrices, least: number) => FoundPlan;
  /** A plan for one of two alike parts as a plan for the other. */
  readonly planFor: (plan: Plan, part: Span) => Plan;
  /** Plans to begin with. */
  readonly known: readonly Plan[];
};

const TOLERANCE_CENTS = 1e-5;
/** Far above any need; the bound is valid after any round. */
const ROUND_LIMIT = 200;

/** Highest price of a cent of minimum spend of a tier that must be taken; the bound is valid at any price. */
const FORCED_CENTS = 1;

/**
 * Bounds a span more tightly than the linear program: plans may be mixed, but each is whole. The caps and minimum spends
 * that several parts share have prices. Each part answers with its best plan at these prices, and a small linear program
 * mixes the plans found so far and returns better prices, until no part has a better plan (Dantzig–Wolfe decomposition).
 * Begins with the prices `outer` if no plan is known, and stops early if the bound falls to `least`.
 */
export function mixPlans(
  planning: Planning,
  span: Span,
  outer: RowPrices,
  least: number,
  { alike, findPlan, planFor, known }: PlanSource,
): Mix {
  const { limits } = planning;
  const tying = limits.flatMap((_, row) => (isTying(planning, span, row) ? [row] : []));
  const found: Plan[] = [];
  let mixed = mix(planning, span, tying, outer, known);
  let boundCents = Infinity;
  for (let round = 0; round < ROUND_LIMIT; round += 1) {
    const { worth: worthOf } = mixed;
    const prices = round === 0 && known.length === 0 ? outer : mixed.prices;
    const before = found.length;
    let bound = tying.reduce((sum, row) => {
      const price = prices[row] ?? 0;
      return sum + price * (limits[row] ?? 0) + bonusAbove(planning, row, price);
    }, 0);
    for (const parts of alike) {
      const [first] = parts;
      if (!first) continue;
      const worths = parts.map((part) => worthOf[span.parts.indexOf(part)] ?? 0);
      const worth = Math.min(...worths);
      const { plan, skippedCents } = findPlan(first, prices, worth);
      const profitCents = plan?.profitCents ?? worth;
      bound += parts.length * Math.max(profitCents, skippedCents);
      parts.forEach((part, index) => {
        if (!plan || profitCents <= (worths[index] ?? 0) + TOLERANCE_CENTS) return;
        found.push(planFor(plan, part));
      });
    }
    boundCents = Math.min(boundCents, bound);
    if (boundCents <= least || planning.budget.left <= 0) break;
    if (found.length === before && prices === mixed.prices) break;
    mixed = mix(planning, span, tying, outer, [...known, ...found]);
    if (boundCents <= mixed.profitCents + TOLERANCE_CENTS) break;
  }
  return { boundCents, plans: mixed.shares, found };
}

/** Value of a row's bonus above the price of its minimum spend; 0 for caps. */
function bonusAbove({ program }: Planning, row: number, price: number): number {
  const bonus = program.bonuses[row - program.caps.length];
  if (!bonus || bonus.state === 'out') return 0;
  const above = bonus.valueCents - price * bonus.needCents;
  return bonus.state === 'in' ? above : Math.max(0, above);
}

/** True if a row counts spending of several parts of the span, and only of these. */
function isTying(planning: Planning, span: Span, row: number): boolean {
  const reach = [...(planning.reach[row] ?? [])];
  if (reach.length === 0 || !reach.every((each) => span.classes.includes(each))) return false;
  return span.parts.some(
    (part) => isPaidBy(planning, part, row) && reach.some((each) => part.classes.includes(each)),
  );
}

/** The best mix of the plans at hand, with prices of the tying rows, and what each part is worth at them. */
function mix(
  { program, limits }: Planning,
  span: Span,
  tying: readonly number[],
  outer: RowPrices,
  plans: readonly Plan[],
) {
  const partCount = span.parts.length;
  const limitOf = (row: number) => limits[row] ?? 0;
  const bonusOf = (row: number) => program.bonuses[row - program.caps.length];
  const unitOf = (row: number) => Math.max(1, bonusOf(row)?.needCents ?? limitOf(row));
  /* Payments for other rows are a cost here. */
  const profits = plans.map(({ valueCents, used }) => {
    let profit = valueCents;
    for (const [row, units] of used) {
      if (!tying.includes(row)) profit -= units * (outer[row] ?? 0);
    }
    return profit;
  });
  const scale = Math.max(1, ...profits);
  /* Shares of the tiers, whose minimum spends are rows that plans add to. */
  const tiers = tying.flatMap((row, index) => {
    const bonus = bonusOf(row);
    if (!bonus || bonus.state === 'out') return [];
    const forced = bonus.state === 'in' ? FORCED_CENTS * bonus.needCents : 0;
    return [{ at: partCount + index, need: bonus.needCents / unitOf(row), bonus, forced }];
  });
  const mixed = maximize({
    rowCount: partCount + tying.length + tiers.length,
    limits: [
      ...span.parts.map(() => 1),
      ...tying.map((row) => limitOf(row) / unitOf(row)),
      ...tiers.map(() => 1),
    ],
    values: [
      ...profits.map((profit) => profit / scale),
      ...tiers.map(({ bonus, forced }) => (bonus.valueCents + forced) / scale),
    ],
    columns: [
      ...plans.map((plan) => [
        [span.parts.indexOf(plan.span), 1] as const,
        ...tying.flatMap((row, index) => {
          const units = plan.used.get(row) ?? 0;
          return units === 0 ? [] : [[partCount + index, units / unitOf(row)] as const];
        }),
      ]),
      ...tiers.map(({ at, need }, index) => [
        [at, need] as const,
        [partCount + tying.length + index, 1] as const,
      ]),
    ],
  });
  const { value, amounts, prices } = mixed;
  const rowPrices = Float64Array.from(outer);
  tying.forEach((row, index) => {
    rowPrices[row] = (Math.max(0, prices[partCount + index] ?? 0) * scale) / unitOf(row);
  });
  return {
    profitCents: value * scale - tiers.reduce((sum, { forced }) => sum + forced, 0),
    prices: rowPrices,
    worth: span.parts.map((_, index) => (prices[index] ?? 0) * scale),
    shares: plans.flatMap((plan, index) => {
      const share = amounts[index] ?? 0;
      return share > 0 ? [{ plan, share }] : [];
    }),
  };
}
