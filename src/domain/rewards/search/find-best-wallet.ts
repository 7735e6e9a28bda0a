import { type Context, contextOf } from '../terms/context.ts';
import type { HeldCard, RewardProblem } from '../problem.ts';
import { cents, type Cents } from '../../units.ts';
import { gridsOf } from '../terms/seated-card.ts';
import { windowMarks } from '../allocation/decisions.ts';
import { addableCards, type Candidate, candidateOf } from './candidate.ts';
import { boundWindow } from './bonus-coefficients.ts';
import { MaxHeap } from '../../solver/max-heap.ts';
import { boundsAt, lastPlaces } from './last-place.ts';
import { createIncumbents } from './incumbents.ts';
import { branch, narrowed } from './regions.ts';
import type { LockState, Prices, Region, Relaxation } from './relaxation.ts';
import { createPricedWallets } from './priced-wallet.ts';
import type { KnownProfits } from './profits.ts';
import { swapsOf } from './swaps.ts';
import { tighten } from './tighten.ts';
import type { WalletLimits } from './wallet-limits.ts';

export type FoundWallet = { readonly wallet: readonly HeldCard[]; readonly netCents: Cents };

export type SearchResult = {
  /** Null: no wallet keeps within the limits. */
  readonly best: FoundWallet | null;
  /** The next best wallets, best first. */
  readonly alternatives: readonly FoundWallet[];
  /** Upper bound on the value of any wallet within the limits. */
  readonly boundCents: Cents;
  /** The bound has come down to the best wallet (to a thousandth of a cent): nothing is better. */
  readonly isProven: boolean;
  /** Parts of the search that were looked at. */
  readonly regions: number;
};

/** Cents: a region that could not better a wallet by more is not looked at. */
const TOLERANCE_CENTS = 1e-3;
/** Rounds of tightening each time that a region is looked at. */
const ROUNDS = 8;
/** Passes over the first region before it is split, of a few rounds each: fewer cards are left each time. */
const PASSES_AT_ROOT = 40;
const ROUNDS_AT_ROOT = 2;
/** A pass that lowers the distance to the best wallet by less is the last one. */
const WORTHWHILE_SHARE = 0.01;

/** Maximum number of changes to the best wallet that are tried. */
const SWAPS = 4;

type Open = {
  readonly region: Region;
  readonly prices: Prices;
  readonly known: KnownProfits | null;
  readonly stepLength: number;
  readonly passes: number;
};

/**
 * Finds the wallet with the highest net value within the limits, by branch and bound on the Lagrangian bound of
 * `boundOf`. A generator, so that its caller decides how long it runs: every `next` is a round of tightening, or a
 * wallet, and yields the best so far with its bound; it returns once the best is proven.
 */
export function searchBestWallet(
  problem: RewardProblem,
  limits: WalletLimits,
  alternatives = 0,
): Generator<SearchResult, SearchResult, void> {
  return searchBestWalletIn(contextOf(problem), limits, alternatives);
}

/** The same, with the effort of a context. */
export function* searchBestWalletIn(
  context: Context,
  limits: WalletLimits,
  alternatives = 0,
): Generator<SearchResult, SearchResult, void> {
  const { relaxation, root } = relaxationOf(context, limits);
  const wallets = createPricedWallets(context, relaxation);
  const incumbents = createIncumbents(context, relaxation, limits, wallets, alternatives + 1);
  const lowest = () => incumbents.threshold() + TOLERANCE_CENTS;
  const queue = new MaxHeap<Open>();
  let regions = 0;
  let improved = incumbents.best();

  const resultAt = (boundCents: number): SearchResult => {
    const [best, ...others] = incumbents.found();
    const bound = Math.max(boundCents, incumbents.unprovenCents(), best?.netCents ?? -Infinity);
    const isProven = best ? bound <= best.netCents + TOLERANCE_CENTS : queue.size === 0;
    return {
      best: best ?? null,
      alternatives: others,
      boundCents: cents(isProven ? (best?.netCents ?? 0) : Number.isFinite(bound) ? bound : 0),
      isProven,
      regions,
    };
  };

  /** Examines a region whose bound was `before`; unexamined regions may be worth as much as the queue's first. */
  function* look(open: Open, before: number): Generator<SearchResult, void, void> {
    const { region } = open;
    regions += 1;
    const soFar = (bound: number) => resultAt(Math.max(queue.top, Math.min(before, bound)));
    const seen = new Map<string, readonly number[]>();
    const limit = open.passes > 1 && region.free.length > 0 ? ROUNDS_AT_ROOT : ROUNDS;
    const rounds = tighten(relaxation, region, open, limit, (picked) => {
      if (areCompatible(relaxation, picked)) {
        /* The first pass values every wallet at once: a good one makes the steps the right length. */
        if (incumbents.found().length === 0 || regions === 1)
          incumbents.offer([...region.inside, ...picked]);
        else seen.set(picked.join(), picked);
      }
      return incumbents.target();
    });
    let round = rounds.next();
    for (; round.done !== true; round = rounds.next()) yield soFar(round.value);
    const tight = round.value;
    if (!tight) return;
    const { bound, prices, stepLength } = tight;
    const { profitOf } = bound;
    const sumOf = (indices: readonly number[]) =>
      indices.reduce((sum, index) => sum + profitOf(index), 0);
    const insideCents = bound.cents - sumOf(bound.picked);
    /* Wallets picked on the way, with their own bounds at the best prices: most need not be valued. */
    const promising = [...seen.values()]
      .map((picked) => ({ picked, cents: insideCents + sumOf(picked) }))
      .sort((a, b) => b.cents - a.cents);
    for (const { picked, cents: most } of promising) {
      if (most <= incumbents.threshold() + TOLERANCE_CENTS) break;
      yield soFar(bound.cents);
      incumbents.offer([...region.inside, ...picked]);
    }
    const least = incumbents.threshold() + TOLERANCE_CENTS;
    if (bound.cents <= least) return;
    const narrow = narrowed(relaxation, region, bound, least);
    if (!narrow) return;
    const room = relaxation.atMost - narrow.inside.length;
    if (room < 1 || narrow.free.length === 0) {
      incumbents.offer(narrow.inside);
      return;
    }
    if (room === 1) {
      const bounds = boundsAt(narrow, bound);
      for (const wallet of lastPlaces(relaxation, wallets, narrow, bounds, lowest)) {
        yield soFar(bound.cents);
        incumbents.offer(wallet);
      }
      return;
    }
    const isWorthwhile =
      before === Infinity ||
      before - bound.cents > WORTHWHILE_SHARE * (before - incumbents.target());
    if (open.passes > 1 && isWorthwhile) {
      queue.push(bound.cents, {
        region: narrow,
        prices,
        known: bound.known,
        stepLength,
        passes: open.passes - 1,
      });
      return;
    }
    for (const child of branch(relaxation, narrow, bound)) {
      const rank = Math.min(bound.cents, child.bound);
      queue.push(rank, {
        region: child.region,
        prices,
        known: bound.known,
        stepLength: 1,
        passes: 1,
      });
    }
  }

  /** Changes the best wallet card by card as long as that makes it better. */
  function* improve(bound: number): Generator<SearchResult, void, void> {
    for (let best = incumbents.best(); best !== improved; best = incumbents.best()) {
      improved = best;
      for (const wallet of swapsOf(relaxation, root.region, wallets.priced(best), SWAPS)) {
        yield resultAt(bound);
        incumbents.offer(wallet);
        if (incumbents.best() !== best) break;
      }
    }
  }

  yield* look(root, Infinity);
  while (queue.top > incumbents.threshold() + TOLERANCE_CENTS) {
    const bound = queue.top;
    yield resultAt(bound);
    yield* improve(bound);
    const next = queue.pop();
    if (next) yield* look(next, bound);
  }
  return resultAt(-Infinity);
}

function areCompatible({ rivals }: Relaxation, picked: readonly number[]): boolean {
  return !picked.some((index) => picked.some((other) => rivals[index]?.has(other)));
}

const START_PRICE = 0.02;

/** By candidate: cards excluded beside it, of its family or by application rules; pinned ones are exempt. */
function rivalsOf(
  candidates: readonly Candidate[],
  families: readonly (string | null)[],
  { pinned, incompatible }: WalletLimits,
): readonly ReadonlySet<number>[] {
  const rivals = candidates.map(() => new Set<number>());
  const members = new Map<string, number[]>();
  const join = (one: number, other: number): void => {
    rivals[one]?.add(other);
    rivals[other]?.add(one);
  };
  const places = new Map<string, number>();
  candidates.forEach(({ card }, index) => {
    if (index < pinned.length) return;
    places.set(card.slug, index);
    const family = families[index] ?? null;
    if (family === null) return;
    const others = members.get(family) ?? [];
    for (const other of others) join(index, other);
    members.set(family, [...others, index]);
  });
  for (const [one, other] of incompatible) {
    const [a, b] = [places.get(one), places.get(other)];
    if (a !== undefined && b !== undefined) join(a, b);
  }
  return rivals;
}

/** The candidates under the limits, and the region of all wallets of them. */
export function relaxationOf(
  context: Context,
  limits: WalletLimits,
): { readonly relaxation: Relaxation; readonly root: Open } {
  const added = addableCards(context.problem.catalog.cards, limits).map(({ slug }): HeldCard => ({
    id: slug,
    card: slug,
    selected: {},
  }));
  const all = [...limits.pinned, ...added];
  const offered = all.map((held) => ({
    table: context.yearTableOf(held),
    terms: context.termsOf(held),
  }));
  const dated = offered.flatMap(({ table }) => (table.earnings.length > 1 ? [table] : []));
  const timeline = context.timelineOf(
    context.stretches.map((_, at) => dated.map((table) => table.eraOfStretch[at] ?? 0).join()),
    windowMarks(
      offered.flatMap(({ terms }) => terms.tiers.map(({ months }) => boundWindow(months))),
    ),
    new Set(offered.flatMap(gridsOf)),
  );
  const candidates = all.map((held) => candidateOf(context, held, timeline));
  const amounts = Float64Array.from(
    timeline.slots.flatMap(({ yearShare }) => context.spendCents.map((cents) => cents * yearShare)),
  );
  const isAdded = (index: number) => index >= limits.pinned.length;
  const families = candidates.map(({ card }, index) =>
    limits.onePerFamily && isAdded(index) ? card.family : null,
  );
  const rivals = rivalsOf(candidates, families, limits);
  const systems = new Set(
    candidates.flatMap(({ card }) => (card.needsUnlock ? [card.pointSystem] : [])),
  );
  return {
    relaxation: {
      candidates,
      timeline,
      amounts,
      atMost: Math.max(limits.atMost, limits.pinned.length),
      maxFees: limits.maxFeesCents,
      rivals,
      families,
    },
    root: {
      region: {
        inside: limits.pinned.map((_, index) => index),
        free: added.map((_, index) => limits.pinned.length + index),
        locks: new Map([...systems].map((system): [string, LockState] => [system, 'open'])),
      },
      prices: { cells: amounts.map(() => START_PRICE), fee: 0 },
      known: null,
      stepLength: 1,
      passes: PASSES_AT_ROOT,
    },
  };
}

/** Runs a search until its best wallet is proven, or until `isEnough` accepts an intermediate result. */
export function searchToEnd(
  search: Generator<SearchResult, SearchResult, void>,
  isEnough: (result: SearchResult) => boolean = () => false,
): SearchResult {
  for (;;) {
    const step = search.next();
    if (step.done === true || isEnough(step.value)) return step.value;
  }
}
