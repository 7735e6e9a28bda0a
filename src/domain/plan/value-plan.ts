import { mostOpen, type OpenSwitch } from '../rewards/allocation/branch-choices.ts';
import { type ChoiceSeat, choiceSeats } from '../rewards/allocation/decisions.ts';
import type { Program } from '../rewards/allocation/program.ts';
import { slotFinder, supplyPrices } from '../rewards/allocation/shadow-prices.ts';
import { type Allocation, decideStep, solveProgram } from '../rewards/allocation/solve-program.ts';
import { balanceCents } from './balances.ts';
import type { Horizon } from './horizon.ts';
import type { PlanCard } from './plan-card.ts';
import {
  linkKey,
  type LinkStates,
  planProgramOf,
  type Seating,
  seatPlan,
  unlockedBy,
} from './plan-program.ts';
import { type PlanReferral, referralsAmong } from './referrals.ts';
import { fixedCentsOf, type Segment, segmentsOf, type Tenure } from './tenure.ts';

/** A schedule's value with the best division of the spending. */
export type PlanValue = {
  readonly horizon: Horizon;
  readonly cards: readonly PlanCard[];
  readonly tenures: readonly Tenure[];
  readonly netCents: number;
  /** Upper bound on any division's value; above `netCents` only if the search for the best one was cut short. */
  readonly boundCents: number;
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
/**
 * Work on one schedule, and on all the ways to make its choices, in programs of a usual size; a longer search keeps its
 * bound. Several linked rates over two years can need more. Schedules of real cards took at most 30 of it.
 */
export const WORK_LIMIT = { schedule: 200, ways: 400 } as const;
/** Activities and switches of a plan of real cards, mostly: the work on a program grows by the square. */
const USUAL_SIZE = 500;
/** Accounts with linked rates in each of their two ways, which are the power of two; further ones earn by their steps. */
const MOST_ACCOUNTS = 6;
const ONE = () => 1;

/** Remaining work, and the bound of what it did not reach. */
export type PlanWork = { left: number; skippedCents: number };

/**
 * Values a schedule by branch and bound over bonus tiers and linked rates. Null if no division is found that is worth
 * more than `least` cents.
 */
export function valuePlan(
  horizon: Horizon,
  cards: readonly PlanCard[],
  tenures: readonly Tenure[],
  givesBonus: (segment: Segment) => boolean,
  work: PlanWork,
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
  const incumbent: { value: PlanValue | null } = { value: null };
  let skippedCents = -Infinity;
  let isDiving = false;
  const skip = (netCents: number): void => {
    skippedCents = Math.max(skippedCents, netCents);
    work.skippedCents = Math.max(work.skippedCents, netCents);
  };
  const isOver = () => work.left <= 0 && (incumbent.value !== null || least > -Infinity);
  const explore = (program: Program, allocation: Allocation | null, states: LinkStates): void => {
    work.left -= workOf(program);
    if (!allocation || (isDiving && incumbent.value !== null)) return;
    const netCents = fixed + balancesCents + referred + allocation.valueCents;
    if (netCents <= (incumbent.value?.netCents ?? least) + TOLERANCE_CENTS) return;
    const step = openStep(allocation);
    const open = step === null ? mostOpen({ program, allocation, openCount: ONE }) : null;
    if (step === null && open === null) {
      const value = { netCents, balancesCents, referrals, seating, program, allocation };
      incumbent.value = { horizon, cards, tenures, boundCents: netCents, ...value };
      return;
    }
    if (work.left <= 0 && !isDiving) {
      skip(netCents);
      // Without any division, a search that is over goes straight down to a first one.
      if (incumbent.value === null) {
        isDiving = true;
        for (const decided of wholeStates(program, allocation, states)) {
          if (incumbent.value === null) solve(decided);
        }
        isDiving = false;
      }
      return;
    }
    if (open !== null) {
      for (const decided of branchLink(program, seating, states, open)) {
        if (isOver()) {
          skip(netCents);
          return;
        }
        solve(decided);
      }
      return;
    }
    if (step === null) return;
    for (const state of ['in', 'out'] as const) {
      explore(program, decideStep(allocation, step, state), states);
    }
  };
  const solve = (states: LinkStates): void => {
    const program = planProgramOf(horizon, seating, states);
    explore(program, solveProgram(program, ONE), states);
  };
  const { ways, isWhole } = linkWays(seating);
  let reached = 0;
  for (const states of ways) {
    if (isOver()) break;
    solve(states);
    reached += 1;
  }
  if (!isWhole || reached < ways.length) {
    const relaxed = solveProgram(planProgramOf(horizon, seating, new Map()), ONE);
    skip(fixed + balancesCents + referred + (relaxed?.valueCents ?? Infinity));
  }
  const { value } = incumbent;
  return value && { ...value, boundCents: Math.max(value.netCents, skippedCents) };
}

function workOf({ activities, switches }: Program): number {
  return Math.max(1, ((activities.length + switches.length) / USUAL_SIZE) ** 2);
}

/** Every linked rate decided: each by the option with the largest share of its months, else none of them earning. */
function wholeStates(
  { timeline, switches }: Program,
  { shares }: Allocation,
  states: LinkStates,
): readonly LinkStates[] {
  const most = new Map<string, number>();
  switches.forEach(({ seat, monthClass }, index) => {
    const key = `${seat}/${monthClass ?? ''}`;
    if ((shares[index] ?? 0) > (shares[most.get(key) ?? -1] ?? WHOLE)) most.set(key, index);
  });
  const decideAll = (isIn: (index: number) => boolean): LinkStates => {
    const decided = new Map(states);
    switches.forEach(({ seat, option, monthClass }, index) => {
      for (const month of timeline.classes[monthClass ?? 0] ?? []) {
        const key = linkKey(seat, option, month);
        if (!decided.has(key)) decided.set(key, isIn(index) ? 'in' : 'out');
      }
    });
    return decided;
  };
  const chosen = new Set(most.values());
  return [decideAll((index) => chosen.has(index)), decideAll(() => false)];
}

/**
 * Decides an option of a linked rate in a class of alike months: by the number of months that have it, or in one month if
 * quarters or half years tell the months apart.
 */
function branchLink(
  { timeline, switches }: Program,
  { isNested }: Seating,
  states: LinkStates,
  { seat, option, monthClass, share }: OpenSwitch,
): readonly LinkStates[] {
  const months = timeline.classes[monthClass ?? 0] ?? [];
  const options = switches.flatMap((each) =>
    each.seat === seat && each.monthClass === monthClass ? [each.option] : [],
  );
  const decide = (inside: readonly number[], outside: readonly number[]): LinkStates => {
    const decided = new Map(states);
    for (const month of inside) {
      for (const each of options) {
        decided.set(linkKey(seat, each, month), each === option ? 'in' : 'out');
      }
    }
    for (const month of outside) decided.set(linkKey(seat, option, month), 'out');
    return decided;
  };
  const [month = 0] = months;
  if (isNested) return [decide([month], []), decide([], [month])];
  const guess = share * months.length;
  return Array.from({ length: months.length + 1 }, (_, count) => count)
    .sort((a, b) => Math.abs(a - guess) - Math.abs(b - guess))
    .map((count) => decide(months.slice(0, count), months.slice(count)));
}

/** The ways of the linked rates of a seating: one of two for all months of an account, where both are open. */
function linkWays({ seats, timeline }: Seating) {
  const months = timeline.classes.flat();
  let ways: readonly LinkStates[] = [new Map()];
  const known = new Set<string>();
  const places = choiceSeats(seats.map(({ seated }) => seated));
  const accountOf = ({ card, choice }: ChoiceSeat) => `${seats[card]?.holder ?? 0}/${choice}`;
  for (const place of places) {
    const account = accountOf(place);
    if (place.way === null || known.has(account)) continue;
    known.add(account);
    const same = places.flatMap((each, seat) => (accountOf(each) === account ? [seat] : []));
    ways = ways.flatMap((before) =>
      (known.size > MOST_ACCOUNTS ? [false] : [false, true]).map((isOr) => {
        const states = new Map(before);
        for (const seat of same) {
          for (let option = 0; option < place.optionCount; option += 1) {
            if ((option === place.way) === isOr) continue;
            for (const month of months) states.set(linkKey(seat, option, month), 'out');
          }
        }
        return states;
      }),
    );
  }
  return { ways, isWhole: known.size <= MOST_ACCOUNTS };
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
