import type { RuleBook } from './opening-rules.ts';
import { boundAt, type Choice, type OpenCard, type RelaxedProblem } from './relaxation.ts';
import type { Schedules } from './schedules.ts';
import type { Tenure } from './tenure.ts';
import type { PlanValue } from './value-plan.ts';

/** What the search for better plans by small changes works with. */
export type Workshop = {
  readonly schedules: Schedules;
  readonly rules: RuleBook;
  readonly openCards: readonly OpenCard[];
  readonly problemOf: (cards: readonly OpenCard[], places: number) => RelaxedProblem;
  /** Prices of the cells at which the plan is the best for its own cards. */
  readonly pricesOf: (value: PlanValue) => Float64Array;
};

/** Cards that are tried, of those that promise most at the prices of a plan. */
const TRIED = 4;

/** The tenures of new cards that promise most beside a plan. */
function promising(
  { schedules, rules, openCards, problemOf, pricesOf }: Workshop,
  base: PlanValue,
) {
  const { tenures } = base;
  const inside = new Set(tenures.map(({ card }) => card));
  const others = tenures.filter(({ isNew }) => isNew).map(schedules.openingOf);
  const cards = openCards.flatMap((open): OpenCard[] => {
    if (!open.isNew || inside.has(open.card)) return [];
    const choices = open.choices.flatMap((choice): Choice[] => {
      if (!schedules.areAllowed([...tenures, choice.tenure])) return [];
      const opening = schedules.openingOf(choice.tenure);
      const mayHaveBonus = choice.mayHaveBonus && rules.givesBonus(opening, others);
      return [{ ...choice, mayHaveBonus }];
    });
    return choices.length > 0 ? [{ ...open, choices }] : [];
  });
  const problem = problemOf(cards, TRIED);
  const prices = { cells: pricesOf(base), rows: new Float64Array(problem.rows.length) };
  return boundAt(problem, prices).picks.map(({ choice }) => choice.tenure);
}

/**
 * Makes a plan better by one change at a time: a card added where its profit at the plan's prices is highest, a held card
 * closed, a new one taken out and another put in. Yields after each plan that is valued.
 */
export function* improve(workshop: Workshop, start: PlanValue): Generator<void, PlanValue> {
  const { schedules, openCards } = workshop;
  let current = start;
  const tryWith = (tenures: readonly Tenure[]): boolean => {
    const found = schedules.value(tenures, current.netCents);
    if (found) current = found;
    return found !== null;
  };
  function* add(base: PlanValue): Generator<void, boolean> {
    let isBetter = false;
    for (const tenure of promising(workshop, base)) {
      if (tryWith([...base.tenures, tenure])) isBetter = true;
      yield;
    }
    return isBetter;
  }
  function* close(): Generator<void, boolean> {
    let isBetter = false;
    for (const { card, choices } of openCards) {
      const held = current.tenures.find((tenure) => tenure.card === card);
      if (!held) continue;
      for (const { tenure } of choices) {
        if (tenure.opened !== held.opened || tenure.until === held.until) continue;
        const next = current.tenures.map((each) => (each.card === card ? tenure : each));
        if (tryWith(next)) isBetter = true;
        yield;
      }
    }
    return isBetter;
  }
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    while (yield* add(current)) isBetter = true;
    if (yield* close()) isBetter = true;
    for (const { card } of current.tenures.filter(({ isNew }) => isNew)) {
      const left = current.tenures.filter((tenure) => tenure.card !== card);
      const base = schedules.valueAnew(left);
      yield;
      if (base && (yield* add(base))) isBetter = true;
    }
  }
  return current;
}
