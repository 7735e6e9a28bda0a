import type { Program } from '../rewards/allocation/program.ts';
import { slotFinder, supplyPrices } from '../rewards/allocation/shadow-prices.ts';
import { type Allocation, decideStep, solveProgram } from '../rewards/allocation/solve-program.ts';
import { balanceCents } from './balances.ts';
import type { Horizon } from './horizon.ts';
import type { PlanCard } from './plan-card.ts';
import { planProgramOf, type Seating, seatPlan, unlockedBy } from './plan-program.ts';
import { type PlanReferral, referralsAmong } from './referrals.ts';
import { fixedCentsOf, type Segment, segmentsOf, type Tenure } from './tenure.ts';

/** A schedule's value with the best division of the spending. */
export type PlanValue = {
  readonly horizon: Horizon;
  readonly cards: readonly PlanCard[];
  readonly tenures: readonly Tenure[];
  readonly netCents: number;
  readonly balancesCents: number;
  readonly referrals: readonly PlanReferral[];
  readonly seating: Seating;
  readonly program: Program;
  readonly allocation: Allocation;
};

/** Cents: smaller improvements of a bound are not pursued. */
const TOLERANCE_CENTS = 1e-4;
/** A share this near to none or all of a step is whole. */
const WHOLE = 1e-7;

/** Values a schedule exactly, by branch and bound over bonus tiers. Null if worth at most `least` cents. */
export function valuePlan(
  horizon: Horizon,
  cards: readonly PlanCard[],
  tenures: readonly Tenure[],
  givesBonus: (segment: Segment) => boolean,
  least = -Infinity,
): PlanValue | null {
  const segments = tenures.flatMap(segmentsOf);
  const seating = seatPlan(horizon, cards, segments, givesBonus);
  const fixed = segments.reduce((sum, segment) => {
    const planCard = cards[segment.card];
    return planCard ? sum + fixedCentsOf(horizon, planCard, segment) : sum;
  }, 0);
  const unlocked = unlockedBy(cards, segments);
  const referrals = referralsAmong(
    horizon,
    cards,
    segments,
    (card) => !unlocked.has(cards[card]?.card.pointSystem ?? ''),
  );
  const atEnd = segments.flatMap(({ card, until }) =>
    until === horizon.monthCount ? (cards[card]?.card ?? []) : [],
  );
  const balancesCents = balanceCents(horizon.balances, atEnd);
  const referred = referrals.reduce((sum, { valueCents }) => sum + valueCents, 0);
  const program = planProgramOf(horizon, seating);
  let best: PlanValue | null = null;
  const explore = (allocation: Allocation | null): void => {
    if (!allocation) return;
    const netCents = fixed + balancesCents + referred + allocation.valueCents;
    if (netCents <= (best?.netCents ?? least) + TOLERANCE_CENTS) return;
    const step = openStep(allocation);
    if (step === null) {
      const value = { netCents, balancesCents, referrals, seating, program, allocation };
      best = { horizon, cards, tenures, ...value };
      return;
    }
    for (const state of ['in', 'out'] as const) explore(decideStep(allocation, step, state));
  };
  explore(solveProgram(program, () => 0));
  return best;
}

/** Row of the step of a bonus whose share is farthest from whole; null: all are taken or given up. */
function openStep({ bonusShares }: Allocation): number | null {
  let most: number | null = null;
  let distance = WHOLE;
  bonusShares.forEach((share, row) => {
    const away = Math.min(share, 1 - share);
    if (away <= distance) return;
    distance = away;
    most = row;
  });
  return most;
}

/** Value another cent of each cell would add to the plan. */
export function pricesOf(
  horizon: Horizon,
  { program, allocation, seating }: PlanValue,
): Float64Array {
  const { context, cellCount } = horizon;
  const found = supplyPrices(program, allocation);
  const dated = seating.seats.filter(({ seated }) => seated.table.earnings.length > 1);
  const eraKeys =
    dated.length === 0
      ? []
      : context.stretches.map((_, stretch) =>
          dated.map(({ seated }) => seated.table.eraOfStretch[stretch] ?? 0).join(),
        );
  const slotAt = slotFinder(program.timeline, eraKeys);
  const width = context.spendCents.length;
  const prices = new Float64Array(cellCount);
  context.stretches.forEach(({ month }, stretch) => {
    const slot = slotAt(month, stretch);
    for (let at = 0; at < width; at += 1) {
      prices[stretch * width + at] = Math.max(0, found[slot * width + at] ?? 0);
    }
  });
  return prices;
}
