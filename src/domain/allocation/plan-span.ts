import type { CapPrices } from './cut-program.ts';
import { type Mix, mixPlans } from './mix-plans.ts';
import { bestMonthPlan, type Plan, type Planning, relaxedPlan, type States } from './plan.ts';
import type { Program } from './program.ts';
import type { Span } from './span.ts';

const TOLERANCE_CENTS = 1e-5;
/** Shares this near to none or all are whole. */
const WHOLE = 1e-6;
/** Far above what the wallets of a fuzzing search needed. */
const NODE_LIMIT = 1_000;

export type FoundPlan = {
  /** Null: no plan is better than asked for. */
  readonly plan: Plan | null;
  /** What a search that was cut short left out is worth no more; −Infinity where it came to its end. */
  readonly skippedCents: number;
};

/**
 * The plan of the greatest profit above `least` for a span of several parts, by branch and bound on the mix of
 * their plans, which are found the same way.
 */
export function bestPlan(
  planning: Planning,
  span: Span,
  prices: CapPrices,
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
  const findPlan = (part: Span, partPrices: CapPrices, states: States): Plan => {
    if (part.parts.length === 0) return bestMonthPlan(planning, part, partPrices, states);
    const { plan } = bestPlan(planning, part, partPrices, states, -Infinity);
    if (plan === null) throw new Error('every part of the year has a plan');
    return plan;
  };
  const seen = new Set<string>();
  const explore = (states: States): void => {
    const key = canonicalKey(planning, span, states);
    if (seen.has(key)) return;
    seen.add(key);
    nodes += 1;
    const mix = mixPlans(planning, span, prices, states, worst(), findPlan);
    if (mix.boundCents <= worst()) return;
    keep(relaxedPlan(planning, span, prices, rounded(planning, span, mix, states)));
    if (mix.boundCents <= worst()) return;
    const open = mostMixed(planning.program, span, mix, states);
    if (open === null || nodes > NODE_LIMIT) {
      skippedCents = Math.max(skippedCents, mix.boundCents);
      return;
    }
    const nearer = open.share > 0.5 ? 'in' : 'out';
    for (const state of [nearer, nearer === 'in' ? 'out' : 'in'] as const) {
      explore(new Map([...states, [open.row, state]]));
    }
  };
  explore(given);
  return { plan: best, skippedCents };
}

/** Equal for states that differ only in which of several alike months or periods they are of. */
function canonicalKey(planning: Planning, span: Span, states: States): string {
  const { program, labels } = planning;
  if (span.parts.length > 0) {
    const keys = span.parts.map((part) => canonicalKey(planning, part, states));
    return `(${keys.sort().join()})`;
  }
  const [monthClass = 0] = span.classes;
  const decided = [...states].flatMap(([row, state]) => {
    const option = program.switches[row];
    const isHere = option?.monthClass === monthClass || option?.monthClass === null;
    return option && isHere ? [`${option.seat}.${option.option}${state}`] : [];
  });
  return `${labels[monthClass] ?? ''}!${decided.sort().join('&')}`;
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
