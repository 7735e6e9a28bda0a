import { MaxHeap } from '../solver/max-heap.ts';
import { mostBalanceCents } from './balances.ts';
import { divide } from './branch.ts';
import { horizonOf } from './horizon.ts';
import { improve, type Workshop } from './improve.ts';
import { counterOf, limitRowsOf } from './opening-limits.ts';
import { ruleBookOf } from './opening-rules.ts';
import { planCardsOf } from './plan-card.ts';
import type { PlanQuestion } from './plan-question.ts';
import { promiseReferrals } from './referrals.ts';
import { countSchedules, fixByBound, narrow, type Region } from './regions.ts';
import type { Bound, Choice, OpenCard, RelaxedProblem } from './relaxation.ts';
import { createSchedules } from './schedules.ts';
import { createProfits, type Profits } from './tenure-profit.ts';
import { fixedCentsOf, isHeldCard, segmentsOf, type Tenure, tenuresOf } from './tenure.ts';
import { tidy } from './tidy.ts';
import { tighten } from './tighten.ts';
import { type PlanValue, pricesOf } from './value-plan.ts';

export type PlanProgress = {
  /** Best plan so far; null if none within the limits is known. */
  readonly best: PlanValue | null;
  /** Upper bound on any plan's value. */
  readonly boundCents: number;
  readonly isProven: boolean;
  readonly regions: number;
};

/** Cents: smaller improvements are not pursued. */
const TOLERANCE_CENTS = 1e-3;
/** Rounds of price steps for a region, and the fraction of the gap by which they must lower its bound to continue. */
const ROUNDS = 25;
const FALLING = 0.2;
/** Number of schedules up to which they are valued one by one. */
const FEW = 4;

/**
 * Finds exactly the cards to open, keep and close in the months ahead: yields each improvement, so that it can be
 * stopped at any moment, and returns the best plan with its proof. Throws RangeError for a contradictory catalog
 * (`checkCatalog`). `best` is null at the end if no plan keeps the limits. `known` are initial plans.
 */
export function* planAhead(
  question: PlanQuestion,
  known: readonly (readonly Tenure[])[] = [],
): Generator<PlanProgress, PlanProgress> {
  const horizon = horizonOf(question);
  const { limits } = question;
  const cards = planCardsOf(horizon);
  const rules = ruleBookOf(question);
  const rows = limitRowsOf(horizon, cards);
  const countsOf = counterOf(rows);
  const schedules = createSchedules(horizon, cards, rules);
  const { openingOf } = schedules;
  const allowed = cards.flatMap((planCard, card): OpenCard[] => {
    const isNew = !isHeldCard(question, planCard.card.slug);
    if (isNew && limits.atMostNew === 0) return [];
    const choices = tenuresOf(horizon, cards, card).flatMap((tenure): Choice[] => {
      const opening = openingOf(tenure);
      if (isNew && !rules.mayOpen(opening, [])) return [];
      const mayHaveBonus = isNew ? rules.givesBonus(opening, []) : planCard.terms.tiers.length > 0;
      const fixedCents = segmentsOf(tenure).reduce((sum, segment) => {
        const part = cards[segment.card];
        return part ? sum + fixedCentsOf(horizon, part, segment) : sum;
      }, 0);
      return [{ tenure, mayHaveBonus, fixedCents, referralCents: 0, counts: countsOf(tenure) }];
    });
    return choices.length > 0 ? [{ card, isNew, isCertain: !isNew, choices }] : [];
  });
  const openCards = promiseReferrals(horizon, cards, allowed, () => false);
  const profits = new Map<number, Profits>();
  const profitsOf = (card: number): Profits => {
    const known = profits.get(card);
    if (known) return known;
    const planCard = cards[card];
    if (!planCard) throw new RangeError(`there is no card ${card}`);
    const found = createProfits(horizon, planCard);
    profits.set(card, found);
    return found;
  };
  const spentCents = horizon.supplies.reduce((sum, supply) => sum + supply, 0);
  const monthCents = Math.max(1, spentCents / horizon.monthCount);
  const systemOf = (card: number) => cards[card]?.card.pointSystem ?? '';
  const problemOf = ({
    cards: list,
    access,
  }: Pick<Region, 'cards' | 'access'>): RelaxedProblem => ({
    supplies: horizon.supplies,
    monthCents,
    profitsOf,
    isLocked: (card) => access.get(systemOf(card)) === 'locked',
    rows,
    cards: list,
    places: limits.atMostNew,
    constantCents: mostBalanceCents(horizon.balances),
  });
  const needing = cards.filter(({ card }) => card.needsUnlock);
  const access = new Map(needing.map(({ card }) => [card.pointSystem, 'open' as const]));
  const least = () => (schedules.best()?.netCents ?? -Infinity) + TOLERANCE_CENTS;
  let regions = 0;
  const progress = (boundCents: number): PlanProgress => {
    const best = schedules.best();
    const bound = Math.max(boundCents, schedules.unsettledCents(), best?.netCents ?? -Infinity);
    return { best, boundCents: bound, isProven: bound <= least(), regions };
  };

  const held = openCards.flatMap(({ isCertain, choices }) => (isCertain ? [choices] : []));
  const kept = held.flatMap((choices) => choices.at(-1)?.tenure ?? []);
  const closed = held.flatMap((choices) => choices[0]?.tenure ?? []);
  const start = schedules.value(kept, -Infinity) ?? schedules.value(closed, -Infinity);
  /* Even the minimum number of cards exceeds the limit in the first month. */
  if (!start) return progress(-Infinity);
  for (const tenures of known) schedules.value(tenures, -Infinity);
  yield progress(Infinity);
  const workshop: Workshop = {
    schedules,
    rules,
    openCards,
    problemOf: (list, places) => ({ ...problemOf({ cards: list, access }), places }),
    pricesOf: (value) => pricesOf(horizon, value),
  };
  for (const steps = improve(workshop, schedules.best() ?? start); steps.next().done !== true;) {
    yield progress(Infinity);
  }

  /** Assigns the picks of a bound their best months left by earlier ones; null if a held card has none left. */
  const repaired = ({ picks, profits: found }: Bound): readonly Tenure[] | null => {
    const tenures: Tenure[] = [];
    const inOrder = [...picks].sort(
      (a, b) => Number(a.open.isNew) - Number(b.open.isNew) || b.profit - a.profit,
    );
    for (const { at, open, choice } of inOrder) {
      const profitOf = (index: number) => found[at]?.[index] ?? 0;
      const order = [...open.choices.keys()].sort((a, b) => profitOf(b) - profitOf(a));
      const others = order.flatMap((index) => open.choices[index]?.tenure ?? []);
      const fitting = [choice.tenure, ...others].find((tenure) =>
        schedules.areAllowed([...tenures, tenure]),
      );
      if (fitting) tenures.push(fitting);
      else if (!open.isNew) return null;
    }
    return tenures;
  };
  const valueAll = ({ cards: list }: Region): void => {
    const walk = (at: number, tenures: readonly Tenure[]): void => {
      const open = list[at];
      if (!open) {
        schedules.value(tenures, least() - TOLERANCE_CENTS);
        return;
      }
      for (const { tenure } of open.choices) walk(at + 1, [...tenures, tenure]);
      if (!open.isCertain) walk(at + 1, tenures);
    };
    walk(0, []);
  };

  const heap = new MaxHeap<Region>();
  heap.push(Infinity, {
    cards: openCards,
    access,
    prices: {
      cells: pricesOf(horizon, schedules.best() ?? start),
      rows: new Float64Array(rows.length),
    },
  });
  while (heap.size > 0 && heap.top > least()) {
    const top = heap.top;
    const region = heap.pop();
    const narrowed = region && narrow({ horizon, cards, limits, rules, openingOf }, region);
    if (!narrowed) continue;
    regions += 1;
    if (countSchedules(narrowed) <= FEW) {
      valueAll(narrowed);
      continue;
    }
    const rounds = tighten(problemOf(narrowed), narrowed.prices, least(), ROUNDS);
    let round = rounds.next();
    for (; round.done !== true; round = rounds.next()) {
      yield progress(Math.max(heap.top, Math.min(top, round.value)));
    }
    const relaxed = round.value;
    const { best: bound, firstCents } = relaxed;
    const picked = repaired(bound);
    // The first regions promise most, and now and then a worse plan leads to a better one.
    const isTried = (regions & (regions - 1)) === 0;
    const found =
      picked && schedules.value(picked, isTried ? -Infinity : least() - TOLERANCE_CENTS);
    if (found) {
      for (const steps = improve(workshop, found); steps.next().done !== true;) {
        yield progress(Math.max(heap.top, Math.min(top, bound.cents)));
      }
    }
    if (bound.cents > least()) {
      const fixed = fixByBound(narrowed, bound, limits, least());
      const shares = new Map(
        fixed.cards.map((open, at) => {
          const kept = new Set(open.choices);
          const list = (narrowed.cards[at]?.choices ?? []).flatMap((choice, index) =>
            kept.has(choice) ? (relaxed.shares[at]?.[index] ?? 0) : [],
          );
          return [open, list];
        }),
      );
      const next = { ...fixed, prices: bound.prices };
      const isFalling = firstCents - bound.cents > FALLING * (firstCents - least());
      const parts = isFalling ? [next] : divide(next, (open) => shares.get(open) ?? []);
      for (const part of parts) heap.push(Math.min(top, bound.cents), part);
    }
    yield progress(heap.top);
  }
  const end = progress(heap.top);
  return { ...end, best: end.best && tidy(schedules, openCards, end.best, TOLERANCE_CENTS) };
}
