import type { KnownProfits } from './profits.ts';
import {
  type Bound,
  boundOf,
  type Prices,
  type Region,
  type Relaxation,
  slackOf,
} from './relaxation.ts';

type Tightened = {
  readonly bound: Bound;
  readonly prices: Prices;
  /** Length of the last steps, for continuing with them. */
  readonly stepLength: number;
};

/** Rounds without progress after which the steps are halved. */
const PATIENCE = 6;
/** Steps below this share of the distance to the target move nothing. */
const SHORTEST_STEP = 0.01;

/**
 * Moves the prices to lower the bound: a cell that is overdrawn becomes dearer, one that is left over
 * cheaper (the subgradient method with Polyak's step toward `target`, the best wallet so far). Keeps the
 * best prices seen. `visit` is shown the cards of every better bound, since they often make a good wallet, and
 * returns the target from then on. Yields the bound after each round, so that a search can answer in between.
 * Null: the region holds no wallet.
 */
export function* tighten(
  relaxation: Relaxation,
  region: Region,
  start: Pick<Tightened, 'prices' | 'stepLength'> & { readonly known: KnownProfits | null },
  rounds: number,
  visit: (picked: readonly number[]) => number,
): Generator<number, Tightened | null, void> {
  const { amounts } = relaxation;
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  let best: Tightened | null = null;
  let { prices, stepLength, known } = start;
  let idle = 0;
  for (let round = 0; ; round += 1) {
    const bound = boundOf(relaxation, region, prices, known);
    if (!bound) return null;
    known = bound.known;
    if (best === null || bound.cents < best.bound.cents - 1e-9) {
      idle = 0;
      best = { bound, prices, stepLength };
    } else {
      idle += 1;
    }
    const target = visit(bound.picked);
    if (idle >= PATIENCE) {
      stepLength /= 2;
      idle = 0;
      prices = best.prices;
    }
    const gap = best.bound.cents - target;
    if (round >= rounds || gap <= 0 || stepLength < SHORTEST_STEP) {
      return { ...best, stepLength };
    }

    yield best.bound.cents;
    const at = idle === 0 && prices === best.prices ? best.bound : bound;
    const slack = slackOf(relaxation, region, prices, at.picked);
    let norm = total > 0 ? (slack.fee * slack.fee) / total : 0;
    slack.cells.forEach((left, cell) => {
      const price = prices.cells[cell] ?? 0;
      if ((amounts[cell] ?? 0) > 0 && !(left > 0 && price <= 0))
        norm += (left * left) / (amounts[cell] ?? 1);
    });
    if (norm <= 0) return { ...best, stepLength };
    const reach = Number.isFinite(gap) ? Math.max(gap, 1) : Math.abs(best.bound.cents) / 10 + 1;
    const step = (stepLength * reach) / norm;
    const old = prices;
    prices = {
      cells: old.cells.map((price, cell) => {
        const amount = amounts[cell] ?? 0;
        return amount > 0 ? Math.max(0, price - (step * (slack.cells[cell] ?? 0)) / amount) : price;
      }),
      fee: total > 0 ? Math.max(0, old.fee - (step * slack.fee) / total) : 0,
    };
  }
}
