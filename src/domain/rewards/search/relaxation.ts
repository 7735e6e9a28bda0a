import { type Candidate, coefficientsIn } from './candidate.ts';
import type { Timeline } from '../year/timeline.ts';
import { bestWay, type Market } from './card-profit.ts';
import { addUsage } from './card-usage.ts';
import { createProfits, type KnownProfits } from './profits.ts';

/** State of a point system: `open` while it is undecided if the wallet has an unlocking card. */
export type LockState = 'open' | 'unlocked' | 'locked';

/** A part of the search: all wallets with the cards of `inside` and otherwise only some of `free`. */
export type Region = {
  readonly inside: readonly number[];
  readonly free: readonly number[];
  readonly locks: ReadonlyMap<string, LockState>;
};

/** The question, as the bound needs it. */
export type Relaxation = {
  readonly candidates: readonly Candidate[];
  readonly timeline: Timeline;
  /** Cents of spend in each cell. */
  readonly amounts: Float64Array;
  readonly atMost: number;
  readonly maxFees: number | null;
  /** By candidate: incompatible cards, and the family of which only one may be added, or null. */
  readonly rivals: readonly ReadonlySet<number>[];
  readonly families: readonly (string | null)[];
};

/** Prices of a cent of spend, by cell, and of a cent of fees where fees are limited. */
export type Prices = { readonly cells: Float64Array; readonly fee: number };

export type Bound = {
  /** Upper bound on the value of the region's wallets, in cents. */
  readonly cents: number;
  /** The free cards that the bound counts, best first. */
  readonly picked: readonly number[];
  /** Profit of a candidate at the prices, computed on demand. */
  readonly profitOf: (index: number) => number;
  /** Known profits, for a bound at other prices. */
  readonly known: KnownProfits;
};

/** Systems to be unlocked by a card that is not inside yet. */
function missingUnlocks({ candidates }: Relaxation, { inside, locks }: Region): Set<string> {
  const missing = new Set<string>();
  for (const [system, state] of locks) if (state === 'unlocked') missing.add(system);
  for (const index of inside) {
    const card = candidates[index]?.card;
    if (card?.unlocksTransfers) missing.delete(card.pointSystem);
  }
  return missing;
}

/**
 * The Lagrangian bound. Prices replace the rule that a cent is spent only once: each card buys freely, and the wallet
 * pays for every cent there is. At any prices, no wallet is worth more than Σ price × cents + Σ profit of the best
 * cards, since a real wallet pays at most that for the cents it uses. Null if the region holds no wallet.
 */
export function boundOf(
  relaxation: Relaxation,
  region: Region,
  prices: Prices,
  before: KnownProfits | null = null,
): Bound | null {
  const { candidates, amounts, atMost, maxFees, families } = relaxation;
  const { most, profitOf } = createProfits(relaxation, region, prices, before);
  let cents = prices.fee * (maxFees ?? 0);
  for (let cell = 0; cell < amounts.length; cell += 1) {
    cents += (amounts[cell] ?? 0) * (prices.cells[cell] ?? 0);
  }
  for (const index of region.inside) cents += profitOf(index);
  const room = atMost - region.inside.length;
  const missing = missingUnlocks(relaxation, region);
  if (missing.size > room) return null;
  const picked: number[] = [];
  for (const system of missing) {
    const [key] = ranked(
      region.free.filter((index) => isKey(candidates[index], system)),
      profitOf,
    );
    if (key === undefined) return null;
    picked.push(key);
  }
  /* The keys have places of their own. */
  const others = (before?.picked ?? []).filter((index) => !picked.includes(index));
  const least = leastOf(region, others, room - missing.size, profitOf);
  const promising = region.free.filter(
    (index) => (most[index] ?? 0) >= least && profitOf(index) >= least,
  );
  /* The best of each family, best first: the most that cards with one of a family can make. */
  const taken = new Set<string>();
  for (const each of ranked(promising, profitOf)) {
    if (picked.length >= room || profitOf(each) <= 0) break;
    const family = families[each] ?? null;
    if (picked.includes(each) || (family !== null && taken.has(family))) continue;
    if (family !== null) taken.add(family);
    picked.push(each);
  }
  for (const index of picked) cents += profitOf(index);
  return { cents, picked, profitOf, known: { prices, most, picked } };
}

function isKey(candidate: Candidate | undefined, system: string): boolean {
  return candidate?.card.unlocksTransfers === true && candidate.card.pointSystem === system;
}

function ranked(indices: readonly number[], profitOf: (index: number) => number): number[] {
  return indices.toSorted((a, b) => profitOf(b) - profitOf(a));
}

/** Minimum earnings to be among the picked cards: those picked before earn at least as much. */
function leastOf(
  { free }: Region,
  before: readonly number[],
  places: number,
  profitOf: (index: number) => number,
): number {
  const [...still] = before.filter((index) => free.includes(index));
  const last = ranked(still, profitOf)[places - 1];
  return last === undefined ? 0 : Math.max(0, profitOf(last));
}

type Slack = { readonly cells: Float64Array; readonly fee: number };

/** Remainder of each cell, and of the fees, after the picked cards; negative if overdrawn. */
export function slackOf(
  { candidates, amounts, maxFees }: Relaxation,
  region: Region,
  prices: Prices,
  picked: readonly number[],
): Slack {
  const market: Market = { amounts, prices: prices.cells };
  const usage = new Float64Array(amounts.length);
  let fees = 0;
  for (const index of [...region.inside, ...picked]) {
    const candidate = candidates[index];
    if (!candidate) continue;
    const way = bestWay(market, coefficientsIn(candidate, region.locks));
    if (way) addUsage(market, way, usage);
    fees += candidate.fee;
  }
  return {
    cells: usage.map((used, cell) => (amounts[cell] ?? 0) - used),
    fee: maxFees === null ? 0 : maxFees - fees,
  };
}
