import { alikeParts, alikeRows, planFor, type Shape, shapeOf } from './alike.ts';
import type { RowPrices } from './cut-program.ts';
import { type Mix, mixPlans } from './mix-plans.ts';
import {
  bestMonthPlan,
  type FoundPlan,
  type Plan,
  type Planning,
  relaxedPlan,
  type States,
} from './plan.ts';
import type { Program } from './program.ts';
import type { Span } from './span.ts';

const TOLERANCE_CENTS = 1e-5;
/** Shares this near to none or all are whole. */
const WHOLE = 1e-6;
/** Far above the need of any wallet in random tests. */
const NODE_LIMIT = 1_000;

/** Plans found so far, which later searches at other prices begin with. */
type KnownPlans = Map<Span, Plan[]>;

/**
 * Finds the most profitable plan above `least` for a span of several parts, by branch and bound on the mix of their plans,
 * which are found the same way. Alike months are all the same to an option, so where it is not in one of them, it is out
 * of all (orbital branching).
 */
export function bestPlan(
  planning: Planning,
  known: KnownPlans,
  span: Span,
  prices: RowPrices,
  given: States,
  least: number,
): FoundPlan {
  let best: Plan | null = null;
  let skippedCents = -Infinity;
  let nodes = 0;
  const worst = () => (best?.profitCents ?? least) + TOLERANCE_CENTS;
  const keep = (plan: Plan): void => {
    if (plan.profitCents > worst()) best = plan;
  };
  const seen = new Set<string>();
  const explore = (states: States): void => {
    const shape = shapeOf(planning, span, states);
    if (seen.has(shape.key)) return;
    seen.add(shape.key);
    nodes += 1;
    const mix = mixPlans(planning, span, prices, worst(), sourceOf(planning, known, shape, states));
    for (const plan of mix.found) known.set(plan.span, [...(known.get(plan.span) ?? []), plan]);
    if (mix.boundCents <= worst()) return;
    keep(relaxedPlan(planning, span, prices, rounded(planning, span, mix, states)));
    if (mix.boundCents <= worst()) return;
    const open = mostMixed(planning.program, span, mix, states);
    if (open === null || nodes > NODE_LIMIT || planning.budget.left <= 0) {
      skippedCents = Math.max(skippedCents, mix.boundCents);
      return;
    }
    const alike = alikeRows(planning, shape, open.row).filter((row) => !states.has(row));
    const children = [
      new Map([...states, [open.row, 'in' as const]]),
      new Map([...states, ...alike.map((row) => [row, 'out'] as const)]),
    ];
    for (const child of open.share > 0.5 ? children : children.reverse()) explore(child);
  };
  for (const plan of known.get(span) ?? []) {
    if (keepsTo(planning, plan, given)) keep(atPrices(plan, prices));
  }
  explore(given);
  return { plan: best, skippedCents };
}

function sourceOf(planning: Planning, known: KnownPlans, shape: Shape, states: States) {
  const shapes = new Map(shape.parts.map((part) => [part.span, part]));
  return {
    alike: alikeParts(shape).map((parts) => parts.map(({ span }) => span)),
    findPlan: (part: Span, prices: RowPrices, least: number): FoundPlan =>
      part.parts.length === 0
        ? bestMonthPlan(planning, part, prices, states, least)
        : bestPlan(planning, known, part, prices, states, least),
    planFor: (plan: Plan, part: Span): Plan => {
      const [from, to] = [shapes.get(plan.span), shapes.get(part)];
      return from && to ? planFor(planning, plan, from, to) : plan;
    },
    known: shape.span.parts.flatMap((part) =>
      (known.get(part) ?? []).filter((plan) => keepsTo(planning, plan, states)),
    ),
  };
}

/** True if a plan includes every option that is in and none that is out. */
function keepsTo({ program }: Planning, { span, chosen }: Plan, states: States): boolean {
  for (const [row, state] of states) {
    const monthClass = program.switches[row]?.monthClass ?? null;
    if (monthClass !== null && !span.classes.includes(monthClass)) continue;
    if (chosen.has(row) !== (state === 'in')) return false;
  }
  return true;
}

function atPrices(plan: Plan, prices: RowPrices): Plan {
  let profitCents = plan.valueCents;
  for (const [cap, cents] of plan.used) profitCents -= cents * (prices[cap] ?? 0);
  return { ...plan, profitCents };
}

/** The share of the span in which each option is in, by row: of its month, or of all months for a yearly one. */
function optionShares({ switches, timeline }: Program, span: Span, { plans }: Mix) {
  const lengthOf = (part: Span) =>
    part.classes.reduce((sum, each) => sum + (timeline.classes[each]?.length ?? 0), 0);
  const shares = new Map<number, number>();
  for (const { plan, share } of plans) {
    const weight = lengthOf(plan.span) / lengthOf(span);
    for (const row of plan.chosen) {
      const isYearly = switches[row]?.monthClass === null;
      shares.set(row, (shares.get(row) ?? 0) + share * (isYearly ? weight : 1));
    }
  }
  return shares;
}

/** The option that the mix is least sure of, choices made once a year first; null: every plan is whole. */
export function mostMixed(program: Program, span: Span, mix: Mix, states: States) {
  let most: { readonly row: number; readonly share: number } | null = null;
  let weight = 0;
  for (const [row, share] of optionShares(program, span, mix)) {
    if (states.has(row) || share < WHOLE || share > 1 - WHOLE) continue;
    const isYearly = program.switches[row]?.monthClass === null;
    const distance = Math.min(share, 1 - share) + (isYearly ? 1 : 0);
    if (distance <= weight) continue;
    most = { row, share };
    weight = distance;
  }
  return most;
}

/** The options of choices made once that most of the mix agrees on, as many as may be chosen. */
export function majority(
  { program, openCount }: Planning,
  span: Span,
  mix: Mix,
  states: States,
): ReadonlySet<number> {
  const shares = [...optionShares(program, span, mix)].sort(([, a], [, b]) => b - a);
  const taken = new Map<number, number>();
  for (const [row, state] of states) {
    const { seat = -1, monthClass = null } = program.switches[row] ?? {};
    if (monthClass === null && state === 'in') taken.set(seat, (taken.get(seat) ?? 0) + 1);
  }
  const chosen = new Set<number>();
  for (const [row, share] of shares) {
    const { seat = -1, monthClass = null } = program.switches[row] ?? {};
    if (states.has(row) || monthClass !== null || share <= 0.5) continue;
    if ((taken.get(seat) ?? 0) >= openCount(seat, null)) continue;
    taken.set(seat, (taken.get(seat) ?? 0) + 1);
    chosen.add(row);
  }
  return chosen;
}

/** Decides every open option: each part as in the plan that it has most of, choices made once by majority. */
function rounded(planning: Planning, span: Span, mix: Mix, states: States): States {
  const preferred = new Map<number, ReadonlySet<number>>();
  for (const part of span.parts) {
    const [most] = mix.plans
      .filter(({ plan }) => plan.span === part)
      .sort((a, b) => b.share - a.share);
    for (const each of part.classes) preferred.set(each, most?.plan.chosen ?? new Set());
  }
  const yearly = majority(planning, span, mix, states);
  const decided = new Map(states);
  planning.program.switches.forEach(({ monthClass }, row) => {
    if (states.has(row)) return;
    const chosen = monthClass === null ? yearly : preferred.get(monthClass);
    decided.set(row, chosen?.has(row) === true ? 'in' : 'out');
  });
  return decided;
}
