import { type Bound, boundAt, type Prices, type RelaxedProblem } from './relaxation.ts';

type Tightened = {
  readonly best: Bound;
  /** The bound at the prices that it began with. */
  readonly firstCents: number;
  /** By card of the region, then choice: share of the rounds in which it was picked, weighted toward later ones. */
  readonly shares: readonly Float64Array[];
};

const DECAY = 0.9;
/** Rounds without a better bound after which the steps become shorter. */
const PATIENCE = 4;
const DUST = 1e-12;
/** Square root of a cell's cents in a household's month. */
const TYPICAL = 100;
/** A bound that is better by a smaller part counts as no better. */
const BETTER = 1e-9;

const mostPriceOf = ({ rows }: RelaxedProblem, row: number) => rows[row]?.mostPrice ?? Infinity;

/** Excess demand for each cell, as a share of it, and for each limit; 0 if a price cannot move that way. */
function overdrawn(problem: RelaxedProblem, { picks, prices }: Bound) {
  const { supplies, rows } = problem;
  const use = new Float64Array(supplies.length);
  const counted = Float64Array.from(rows, ({ limit }) => -limit);
  for (const { open, choice, withBonus } of picks) {
    const isLocked = problem.isLocked(open.card);
    problem.profitsOf(open.card).addUse(choice.tenure, isLocked, withBonus, use);
    const { then } = choice.tenure;
    if (then) problem.profitsOf(then.card).addUse(then, problem.isLocked(then.card), false, use);
    for (const { row, weight, bonusWeight } of choice.counts) {
      counted[row] = (counted[row] ?? 0) + weight + (withBonus ? bonusWeight : 0);
    }
  }
  const cells = use.map((used, cell) => {
    const supply = supplies[cell] ?? 0;
    const step = supply > 0 ? used / supply - 1 : 0;
    return step < 0 && (prices.cells[cell] ?? 0) <= 0 ? 0 : step;
  });
  const limits = counted.map((step, row) => {
    const price = prices.rows[row] ?? 0;
    const isAtEnd = step < 0 ? price <= 0 : price >= mostPriceOf(problem, row);
    return isAtEnd ? 0 : step;
  });
  return { cells, limits };
}

/**
 * Tightens the bound by subgradient steps on the prices (Polyak's length toward the value of the incumbent): cells and
 * limits that the picked cards overdraw become dearer. So many rounds, or until the bound is no better than `target`;
 * yields the best bound so far, in cents, before each.
 */
export function* tighten(
  problem: RelaxedProblem,
  start: Prices,
  target: number,
  rounds: number,
): Generator<number, Tightened> {
  const { supplies, cards } = problem;
  const shares = cards.map(({ choices }) => new Float64Array(choices.length));
  /*
   * Step sizes. The same relative excess of each cell moves its price, in cents per cent, less the larger the cell
   * is, and the cost of the whole cell more; a limit's price moves on the scale of a month's cost.
   */
  const weights = supplies.map((supply) => TYPICAL * Math.sqrt(supply));
  let bound = boundAt(problem, start);
  let best = bound;
  const firstCents = bound.cents;
  let factor = 1;
  let since = 0;
  let weight = 0;
  for (let round = 0; round < rounds && best.cents > target; round += 1) {
    yield best.cents;
    weight = weight * DECAY + 1;
    for (const list of shares)
      for (let at = 0; at < list.length; at += 1) list[at] = (list[at] ?? 0) * DECAY;
    for (const { at, index } of bound.picks) {
      const list = shares[at];
      if (list) list[index] = (list[index] ?? 0) + 1;
    }
    const { cells, limits } = overdrawn(problem, bound);
    let square = 0;
    cells.forEach((step, cell) => {
      square += step * step * (weights[cell] ?? 0);
    });
    for (const step of limits) square += step * step * problem.monthCents;
    if (square < DUST) break;
    const length = (factor * Math.max(bound.cents - target, 1)) / square;
    const { prices } = bound;
    bound = boundAt(problem, {
      cells: prices.cells.map((price, cell) => {
        const supply = supplies[cell] ?? 0;
        if (supply <= 0) return price;
        const change = ((weights[cell] ?? 0) / supply) * (cells[cell] ?? 0);
        return Math.max(0, price + length * change);
      }),
      rows: prices.rows.map((price, row) =>
        Math.min(
          mostPriceOf(problem, row),
          Math.max(0, price + length * problem.monthCents * (limits[row] ?? 0)),
        ),
      ),
    });
    since += 1;
    if (bound.cents < best.cents - BETTER * Math.abs(best.cents)) {
      best = bound;
      since = 0;
    } else if (since >= PATIENCE) {
      factor /= 2;
      since = 0;
    }
  }
  const total = Math.max(weight, 1);
  return { best, firstCents, shares: shares.map((list) => list.map((share) => share / total)) };
}
