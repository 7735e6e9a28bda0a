import type { RuleBook } from './opening-rules.ts';
import { boundAt, type Choice, type OpenCard, type RelaxedProblem } from './relaxation.ts';
import type { Schedules } from './schedules.ts';
import { endOf, type Tenure } from './tenure.ts';
import type { PlanValue } from './value-plan.ts';

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
  const others = schedules.takenBy(tenures);
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

function endsAlike(a: Tenure, b: Tenure): boolean {
  return a.until === b.until && a.then?.card === b.then?.card && endOf(a) === endOf(b);
}

/**
 * Makes a plan better by one change at a time: a card added where its profit at the plan's prices is highest, one closed
 * or changed into another, a new one taken out and another put in. Yields after each plan that is valued.
 */
export function* improve(workshop: Workshop, start: PlanValue): Generator<void, PlanValue> {
  const { schedules, rules, openCards, problemOf, pricesOf } = workshop;
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
  /** A card's most promising changes at the plan's prices, if better than its current tenure. */
  const changesOf = (open: OpenCard, held: Tenure): readonly Tenure[] => {
    const choices = open.choices.filter(({ tenure }) => tenure.opened === held.opened);
    if (choices.every(({ tenure }) => tenure.then === null)) return [];
    const problem = problemOf([{ ...open, choices, isCertain: true }], 1);
    const prices = { cells: pricesOf(current), rows: new Float64Array(problem.rows.length) };
    const [profits = new Float64Array(0)] = boundAt(problem, prices).profits;
    const ranked = choices.map(({ tenure }, index) => ({ tenure, profit: profits[index] ?? 0 }));
    const now = ranked.find(({ tenure }) => endsAlike(tenure, held))?.profit ?? -Infinity;
    return ranked
      .filter(({ tenure, profit }) => tenure.then !== null && profit > now)
      .sort((a, b) => b.profit - a.profit)
      .slice(0, TRIED)
      .map(({ tenure }) => tenure);
  };
  function* end(): Generator<void, boolean> {
    let isBetter = false;
    for (const open of openCards) {
      const { card, choices } = open;
      const held = current.tenures.find((tenure) => tenure.card === card);
      if (!held) continue;
      const closed = choices.flatMap(({ tenure }) =>
        tenure.opened === held.opened && tenure.then === null && !endsAlike(tenure, held)
          ? [tenure]
          : [],
      );
      for (const tenure of [...closed, ...changesOf(open, held)]) {
        const next = current.tenures.map((each) => (each.card === card ? tenure : each));
        if (tryWith(next)) isBetter = true;
        yield;
        // Closing alone may gain nothing where the card that it makes room for does.
        if (!rules.isShort(schedules.openingOf(held).card, schedules.takenBy(current.tenures)))
          continue;
        const base = tenure.then === null ? schedules.valueAnew(next) : null;
        if (base && (yield* add(base))) isBetter = true;
      }
    }
    return isBetter;
  }
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    while (yield* add(current)) isBetter = true;
    if (yield* end()) isBetter = true;
    for (const { card } of current.tenures.filter(({ isNew }) => isNew)) {
      const left = current.tenures.filter((tenure) => tenure.card !== card);
      const base = schedules.valueAnew(left);
      yield;
      if (base && (yield* add(base))) isBetter = true;
    }
  }
  return current;
}
