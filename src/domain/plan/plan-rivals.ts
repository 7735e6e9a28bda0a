import { horizonOf } from './horizon.ts';
import { ruleBookOf } from './opening-rules.ts';
import { planAhead } from './plan-ahead.ts';
import { planCardsOf } from './plan-card.ts';
import type { PlanQuestion } from './plan-question.ts';
import { createSchedules, type Schedules } from './schedules.ts';
import { endOf, type Tenure, tenuresOf } from './tenure.ts';

/** Months in which each card is held. */
export type Schedule = readonly Tenure[];

/** Factor of each parameter. */
export type Point = readonly number[];

/** A plan that is worth more than another, and by how much. */
export type Rival = { readonly tenures: Schedule; readonly aheadCents: number };

/** Statistics of the searches that found no rival. */
export type SearchRecord = {
  readonly searches: number;
  /** Number of them whose bound proves that no plan is ahead by more than the margin. */
  readonly proven: number;
  /** Largest possible lead of another plan where unproven, as a share of the plan's value; 0 if all are proven. */
  readonly openShare: number;
};

/** Compares a plan with all other known plans at any point of the varied question. */
export type Rivals = {
  /** The known plan, or neighbor of one, that is furthest ahead at a point by more than the margin; null if none. */
  readonly aheadAt: (point: Point, among?: readonly Schedule[]) => Rival | null;
  /** Plans again at a point, starting from the plan; returns the number of steps, 0 if already done there. */
  readonly search: (point: Point) => Generator<void, number>;
  readonly record: () => SearchRecord;
};

/**
 * Steps of one search: with few cards, where steps are fast, enough to prove most plans. Once a rival is ahead, the
 * search continues a little to find how far ahead.
 */
const STEPS_BY_CARDS = 28_000;
const LEAST_STEPS = 120;
const MORE_STEPS = 30;
/** Number of plans one step away that are rivals from the start. */
const NEIGHBORS = 12;

/** Key of a schedule without its cards' choices: the same openings and closings are the same plan. */
const planKeyOf = (tenures: Schedule) =>
  tenures
    .map(({ then, ...tenure }) =>
      JSON.stringify([{ ...tenure, way: 0 }, then && { ...then, way: 0 }]),
    )
    .sort()
    .join();
const keyOf = (tenures: Schedule) =>
  tenures
    .map((tenure) => JSON.stringify(tenure))
    .sort()
    .join();

/** The schedules of a question, none of them valued yet. */
export function schedulesOf(question: PlanQuestion): Schedules {
  const horizon = horizonOf(question);
  return createSchedules(horizon, planCardsOf(horizon), ruleBookOf(question));
}

/**
 * Plans that differ from one by a single step: a new card is not opened, or a month earlier or later, or a card is closed
 * or changed at another time or in another way. Plans that limits or rules forbid are among them.
 */
function neighborsOf(
  question: PlanQuestion,
  plan: readonly Tenure[],
): readonly (readonly Tenure[])[] {
  const horizon = horizonOf(question);
  const cards = planCardsOf(horizon);
  return plan.flatMap((tenure) => {
    const months = endOf(tenure) - tenure.opened;
    const isNear = (other: Tenure): boolean => {
      const { way, opened, then } = other;
      if (way !== tenure.way || Math.abs(opened - tenure.opened) > 1) return false;
      const isSame = then?.card === tenure.then?.card && then?.way === tenure.then?.way;
      if (opened === tenure.opened) return !isSame || other.until !== tenure.until;
      return isSame && (endOf(other) === endOf(tenure) || endOf(other) - opened === months);
    };
    const others = plan.filter((other) => other !== tenure);
    return [
      ...(tenure.isNew ? [others] : []),
      ...tenuresOf(horizon, cards, tenure.card)
        .filter(isNear)
        .map((other) => [...others, other]),
    ];
  });
}

/** The neighbors of a plan that are worth the most. */
function closest(question: PlanQuestion, plan: Schedule): readonly Schedule[] {
  const { valueAnew } = schedulesOf(question);
  return neighborsOf(question, plan)
    .map((tenures) => ({ tenures, netCents: valueAnew(tenures)?.netCents ?? -Infinity }))
    .filter(({ netCents }) => netCents > -Infinity)
    .sort((a, b) => b.netCents - a.netCents)
    .slice(0, NEIGHBORS)
    .map(({ tenures }) => tenures);
}

/** `questionAt` varies the question; a plan ahead by at most `toleranceCents` does not count as better. */
export function createRivals(
  questionAt: (point: Point) => PlanQuestion,
  plan: Schedule,
  toleranceCents: number,
): Rivals {
  const planKey = planKeyOf(plan);
  /** The plan with each way found so far to make its choices. */
  const own = new Map([[keyOf(plan), plan]]);
  const others = new Map(closest(questionAt([]), plan).map((tenures) => [keyOf(tenures), tenures]));
  const searched = new Set<string>();
  let record: SearchRecord = { searches: 0, proven: 0, openShare: 0 };

  const ownValue = ({ valueAnew }: Schedules) =>
    Math.max(...[...own.values()].map((tenures) => valueAnew(tenures)?.netCents ?? -Infinity));
  const learn = (found: Schedule): void => {
    if (planKeyOf(found) === planKey) {
      own.set(keyOf(found), found);
      return;
    }
    others.set(keyOf(found), found);
    const ways = new Map(found.map(({ card, way }) => [card, way]));
    const likewise = plan.map((tenure) => ({
      ...tenure,
      way: ways.get(tenure.card) ?? tenure.way,
    }));
    own.set(keyOf(likewise), likewise);
  };

  return {
    aheadAt: (point, among = [...others.values()]) => {
      if (among.length === 0) return null;
      const schedules = schedulesOf(questionAt(point));
      const value = ownValue(schedules);
      let most: Rival | null = null;
      for (const tenures of among) {
        const least = value + (most?.aheadCents ?? toleranceCents);
        const found = schedules.value(tenures, least);
        if (found) most = { tenures, aheadCents: found.netCents - value };
      }
      return most;
    },
    *search(point) {
      const place = point.join();
      if (searched.has(place)) return 0;
      searched.add(place);
      const question = questionAt(point);
      const value = ownValue(schedulesOf(question));
      const steps = planAhead(question, [...own.values()]);
      let step = steps.next();
      let left = Math.max(LEAST_STEPS, STEPS_BY_CARDS / question.catalog.cards.length);
      let taken = 1;
      for (; step.done !== true && left > 0; taken += 1) {
        const { best, boundCents } = step.value;
        if (boundCents <= value + toleranceCents) break;
        const isBeaten = (best?.netCents ?? 0) > value + toleranceCents;
        left = isBeaten ? Math.min(left - 1, MORE_STEPS) : left - 1;
        yield;
        step = steps.next();
      }
      const { best, boundCents } = step.value;
      if (best) learn(best.tenures);
      if ((best?.netCents ?? 0) > value + toleranceCents) return taken;
      const openCents = boundCents - value;
      const isProven = openCents <= toleranceCents;
      record = {
        searches: record.searches + 1,
        proven: record.proven + (isProven ? 1 : 0),
        openShare: isProven
          ? record.openShare
          : Math.max(record.openShare, openCents / Math.max(1, value)),
      };
      return taken;
    },
    record: () => record,
  };
}
