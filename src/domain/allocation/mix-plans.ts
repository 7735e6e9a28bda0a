import type { CapPrices } from './cut-program.ts';
import { isPaidBy, type Plan, type Planning, type States } from './plan.ts';
import { maximise } from './simplex.ts';
import type { Span } from './span.ts';

/** The best mix of whole plans for the parts of a span. */
export type Mix = {
  /** No choice of whole plans makes more profit. */
  readonly boundCents: number;
  /** Plans with the share of their part that they have, 0 to 1. */
  readonly plans: readonly { readonly plan: Plan; readonly share: number }[];
};

/** Finds the plan of the greatest profit for a part. */
export type FindPlan = (part: Span, prices: CapPrices, states: States) => Plan;

const TOLERANCE_CENTS = 1e-5;
/** Far above what is needed; the bound holds at whatever round it stops. */
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
  states: States,
  least: number,
  findPlan: FindPlan,
): Mix {
  const { caps } = planning.program;
  const tying = caps.flatMap((_, cap) => (isTying(planning, span, cap) ? [cap] : []));
  const plans: Plan[] = [];
  let prices = outer;
  let worth: readonly number[] = span.parts.map(() => -Infinity);
  let boundCents = Infinity;
  let shares: readonly number[] = [];
  for (let round = 0; round < ROUND_LIMIT; round += 1) {
    let bound = tying.reduce((sum, cap) => sum + (prices[cap] ?? 0) * (caps[cap]?.cents ?? 0), 0);
    const before = plans.length;
    span.parts.forEach((part, index) => {
      const plan = findPlan(part, prices, states);
      bound += plan.profitCents;
      if (plan.profitCents > (worth[index] ?? 0) + TOLERANCE_CENTS) plans.push(plan);
    });
    boundCents = Math.min(boundCents, bound);
    if (boundCents <= least || plans.length === before) break;
    const mixed = mix(planning, span, tying, outer, plans);
    ({ prices, worth, shares } = mixed);
    if (boundCents <= mixed.profitCents + TOLERANCE_CENTS) break;
  }
  return {
    boundCents,
    plans: plans.flatMap((plan, index) => {
      const share = shares[index] ?? 0;
      return share > 0 ? [{ plan, share }] : [];
    }),
  };
}

/** Whether a cap counts spend of several parts of the span, and of nothing else. */
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
  const limitOf = (cap: number) => program.caps[cap]?.cents ?? 0;
  const unitOf = (cap: number) => Math.max(1, limitOf(cap));
  /* What is paid for other caps is lost; the tying ones are rows here. */
  const profits = plans.map(({ valueCents, used }) => {
    let profit = valueCents;
    for (const [cap, cents] of used) {
      if (!tying.includes(cap)) profit -= cents * (outer[cap] ?? 0);
    }
    return profit;
  });
  const scale = Math.max(1, ...profits);
  const mixed = maximise({
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
  if (mixed === null) throw new Error('plans can always be left out of a mix');
  const { value, amounts, prices } = mixed;
  const capPrices = Float64Array.from(outer);
  tying.forEach((cap, index) => {
    capPrices[cap] = (Math.max(0, prices[partCount + index] ?? 0) * scale) / unitOf(cap);
  });
  return {
    profitCents: value * scale,
    prices: capPrices,
    worth: span.parts.map((_, index) => (prices[index] ?? 0) * scale),
    shares: [...amounts],
  };
}
