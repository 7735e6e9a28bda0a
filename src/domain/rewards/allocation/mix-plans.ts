import type { CapPrices } from './cut-program.ts';
import { type FoundPlan, isPaidBy, type Plan, type Planning } from './plan.ts';
import { maximize } from '../../solver/simplex.ts';
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
  readonly findPlan: (part: Span, prices: CapPrices, least: number) => FoundPlan;
  /** A plan for one of two alike parts as a plan for the other. */
  readonly planFor: (plan: Plan, part: Span) => Plan;
  /** Plans to begin with. */
  readonly known: readonly Plan[];
};

const TOLERANCE_CENTS = 1e-5;
/** Far above any need; the bound is valid after any round. */
const ROUND_LIMIT = 200;

/**
 * A bound that is tighter than the linear program's: plans may be mixed, but each is whole. Only the caps that
 * several parts have a share in tie them together, so those are given prices: each part answers with its best plan,
 * a small linear program mixes the plans seen so far and gives better prices, until no plan is better at
 * them (Dantzig–Wolfe decomposition by column generation). Stops early where the bound falls to `least`.
 */
export function mixPlans(
  planning: Planning,
  span: Span,
  outer: CapPrices,
  least: number,
  { alike, findPlan, planFor, known }: PlanSource,
): Mix {
  const { caps } = planning.program;
  const tying = caps.flatMap((_, cap) => (isTying(planning, span, cap) ? [cap] : []));
  const found: Plan[] = [];
  let mixed = mix(planning, span, tying, outer, known);
  let boundCents = Infinity;
  for (let round = 0; round < ROUND_LIMIT; round += 1) {
    const { prices, worth: worthOf } = mixed;
    const before = found.length;
    let bound = tying.reduce((sum, cap) => sum + (prices[cap] ?? 0) * (caps[cap]?.limit ?? 0), 0);
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
    if (boundCents <= least || found.length === before || planning.budget.left <= 0) break;
    mixed = mix(planning, span, tying, outer, [...known, ...found]);
    if (boundCents <= mixed.profitCents + TOLERANCE_CENTS) break;
  }
  return { boundCents, plans: mixed.shares, found };
}

/** True if a cap counts spending of several parts of the span, and only of these. */
function isTying(planning: Planning, span: Span, cap: number): boolean {
  const reach = [...(planning.reach[cap] ?? [])];
  if (reach.length === 0 || !reach.every((each) => span.classes.includes(each))) return false;
  return span.parts.some(
    (part) => isPaidBy(planning, part, cap) && reach.some((each) => part.classes.includes(each)),
  );
}

/** The best mix of the plans at hand, with prices of the tying caps, and what each part is worth at them. */
function mix(
  { program }: Planning,
  span: Span,
  tying: readonly number[],
  outer: CapPrices,
  plans: readonly Plan[],
) {
  const partCount = span.parts.length;
  const limitOf = (cap: number) => program.caps[cap]?.limit ?? 0;
  const unitOf = (cap: number) => Math.max(1, limitOf(cap));
  /* Payments for other caps are a cost here; the tying caps are rows. */
  const profits = plans.map(({ valueCents, used }) => {
    let profit = valueCents;
    for (const [cap, cents] of used) {
      if (!tying.includes(cap)) profit -= cents * (outer[cap] ?? 0);
    }
    return profit;
  });
  const scale = Math.max(1, ...profits);
  const mixed = maximize({
    rowCount: partCount + tying.length,
    limits: [...span.parts.map(() => 1), ...tying.map((cap) => limitOf(cap) / unitOf(cap))],
    values: profits.map((profit) => profit / scale),
    columns: plans.map((plan) => [
      [span.parts.indexOf(plan.span), 1] as const,
      ...tying.flatMap((cap, index) => {
        const cents = plan.used.get(cap) ?? 0;
        return cents > 0 ? [[partCount + index, cents / unitOf(cap)] as const] : [];
      }),
    ]),
  });
  const { value, amounts, prices } = mixed;
  const capPrices = Float64Array.from(outer);
  tying.forEach((cap, index) => {
    capPrices[cap] = (Math.max(0, prices[partCount + index] ?? 0) * scale) / unitOf(cap);
  });
  return {
    profitCents: value * scale,
    prices: capPrices,
    worth: span.parts.map((_, index) => (prices[index] ?? 0) * scale),
    shares: plans.flatMap((plan, index) => {
      const share = amounts[index] ?? 0;
      return share > 0 ? [{ plan, share }] : [];
    }),
  };
}
