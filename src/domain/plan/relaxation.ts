import type { LimitCount, LimitRow } from './opening-limits.ts';
import type { Tenure } from './tenure.ts';
import type { Profits } from './tenure-profit.ts';

/** A tenure a region still allows, with its counts toward limits. */
export type Choice = {
  readonly tenure: Tenure;
  readonly mayHaveBonus: boolean;
  /** Value independent of spending, in cents. */
  readonly fixedCents: number;
  /** Maximum value of referring its opening, in cents. */
  readonly referralCents: number;
  readonly counts: readonly LimitCount[];
};

export type OpenCard = {
  readonly card: number;
  readonly isNew: boolean;
  /** One of the choices is certain to be taken. */
  readonly isCertain: boolean;
  readonly choices: readonly Choice[];
};

export type RelaxedProblem = {
  readonly supplies: Float64Array;
  /** Average monthly spending. */
  readonly monthCents: number;
  readonly profitsOf: (card: number) => Profits;
  readonly isLocked: (card: number) => boolean;
  readonly rows: readonly LimitRow[];
  readonly cards: readonly OpenCard[];
  /** New cards that there may be. */
  readonly places: number;
  /** Value that no card adds, such as the most that points on hand can be worth. */
  readonly constantCents: number;
};

/** Prices of cells (cents a cent) and of limits (cents). */
export type Prices = { readonly cells: Float64Array; readonly rows: Float64Array };

/** The best tenure of one card at prices. */
export type Pick = {
  /** Index of the card in the region, and of the choice in the card. */
  readonly at: number;
  readonly index: number;
  readonly open: OpenCard;
  readonly choice: Choice;
  readonly withBonus: boolean;
  readonly profit: number;
};

export type Bound = {
  readonly cents: number;
  readonly prices: Prices;
  readonly picks: readonly Pick[];
  /** By card of the region, then choice: an upper bound of its profit at the prices. */
  readonly profits: readonly Float64Array[];
  /** Profit of the best new card left out, or 0: the most another place could add. */
  readonly placeCents: number;
};

/** Cost of a choice at the limits' prices, including its bonus. */
function costsOf({ counts }: Choice, prices: Float64Array): readonly [number, number] {
  let cost = 0;
  let bonusCost = 0;
  for (const { row, weight, bonusWeight } of counts) {
    const price = prices[row] ?? 0;
    cost += price * weight;
    bonusCost += price * bonusWeight;
  }
  return [cost, bonusCost];
}

/** Value the spending adds to a card after a product change. */
function laterCents(problem: RelaxedProblem, { then }: Tenure, prices: Prices): number {
  if (then === null) return 0;
  const profits = problem.profitsOf(then.card);
  profits.setPrices(prices.cells);
  return profits.plainOf(then, problem.isLocked(then.card));
}

/** Upper bound of a card's profit, before the cost of minimum spends. */
function mostOf(problem: RelaxedProblem, open: OpenCard, prices: Prices): Float64Array {
  const profits = problem.profitsOf(open.card);
  profits.setPrices(prices.cells);
  const isLocked = problem.isLocked(open.card);
  const most = new Float64Array(open.choices.length);
  open.choices.forEach((choice, index) => {
    const { tenure, mayHaveBonus, fixedCents, referralCents } = choice;
    const [cost, bonusCost] = costsOf(choice, prices.rows);
    const bonus = mayHaveBonus ? profits.bonusCentsOf(tenure, isLocked) - bonusCost : 0;
    const plain = profits.plainOf(tenure, isLocked) + laterCents(problem, tenure, prices);
    most[index] = fixedCents + referralCents + plain - cost + Math.max(0, bonus);
  });
  return most;
}

/** The best choice of a card; `list` becomes exact where it could be the best. */
function bestOf(
  problem: RelaxedProblem,
  at: number,
  list: Float64Array,
  prices: Prices,
): Pick | null {
  const open = problem.cards[at];
  if (!open) return null;
  const profits = problem.profitsOf(open.card);
  const isLocked = problem.isLocked(open.card);
  const order = [...open.choices.keys()].sort((a, b) => (list[b] ?? 0) - (list[a] ?? 0));
  let best: Pick | null = null;
  for (const index of order) {
    const choice = open.choices[index];
    if (!choice || (best !== null && (list[index] ?? 0) <= best.profit)) break;
    const { tenure, mayHaveBonus, fixedCents, referralCents } = choice;
    const [cost, bonusCost] = costsOf(choice, prices.rows);
    const plain = profits.plainOf(tenure, isLocked);
    const bonus = mayHaveBonus ? profits.withBonusOf(tenure, isLocked) - bonusCost : -Infinity;
    const withBonus = bonus > plain;
    const later = laterCents(problem, tenure, prices);
    const profit = fixedCents + referralCents + Math.max(plain, bonus) + later - cost;
    list[index] = profit;
    if (best === null || profit > best.profit) {
      best = { at, index, open, choice, withBonus, profit };
    }
  }
  return best;
}

/**
 * For any prices ≥ 0, bounds the value of a region's plans by the cost of all cells and limits at those prices plus
 * the profits above them of the best cards: the certain ones, and the most profitable others for the remaining
 * places.
 */
export function boundAt(problem: RelaxedProblem, prices: Prices): Bound {
  const { supplies, cards, rows } = problem;
  let cents = problem.constantCents;
  for (let cell = 0; cell < supplies.length; cell += 1) {
    cents += (supplies[cell] ?? 0) * (prices.cells[cell] ?? 0);
  }
  rows.forEach(({ limit }, row) => {
    cents += limit * (prices.rows[row] ?? 0);
  });
  const profits = cards.map((open) => mostOf(problem, open, prices));
  const picks: Pick[] = [];
  const others: { readonly at: number; readonly most: number }[] = [];
  let left = problem.places;
  cards.forEach(({ isCertain, isNew }, at) => {
    const list = profits[at] ?? new Float64Array(0);
    if (!isCertain) {
      const most = Math.max(...list);
      if (most > 0) others.push({ at, most });
      return;
    }
    if (isNew) left -= 1;
    const best = bestOf(problem, at, list, prices);
    if (!best) return;
    picks.push(best);
    cents += best.profit;
  });
  others.sort((a, b) => b.most - a.most);
  /* One more than the places: the value of what is left out is at most this card's. */
  const found: Pick[] = [];
  for (const { at, most } of others) {
    if (found.length > left && most <= (found[left]?.profit ?? 0)) break;
    const best = bestOf(problem, at, profits[at] ?? new Float64Array(0), prices);
    if (!best || best.profit <= 0) continue;
    found.push(best);
    found.sort((a, b) => b.profit - a.profit);
  }
  const taken = found.slice(0, Math.max(0, left));
  for (const { profit } of taken) cents += profit;
  const placeCents = Math.max(0, found[left]?.profit ?? 0);
  return { cents, prices, picks: [...picks, ...taken], profits, placeCents };
}
