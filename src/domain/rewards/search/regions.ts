import type { Bound, LockState, Region, Relaxation } from './relaxation.ts';

/** A child of a region, and a bound on it that needs no new prices. */
type Child = { readonly region: Region; readonly bound: number };

/** Profit that a card's place in the wallet earns at least: what another has to give way for. */
function leastPicked(relaxation: Relaxation, region: Region, bound: Bound): number {
  const isFull = region.inside.length + bound.picked.length >= relaxation.atMost;
  const profits = bound.picked.map((index) => bound.profitOf(index));
  return Math.min(isFull ? Infinity : 0, ...profits);
}

/** Value the best card the bound does not count would add to it. */
function nextBest(region: Region, bound: Bound): number {
  const picked = new Set(bound.picked);
  let next = 0;
  for (const index of region.free) {
    if (picked.has(index) || (bound.known.most[index] ?? 0) <= next) continue;
    next = Math.max(next, bound.profitOf(index));
  }
  return next;
}

/** State of the locks once the inside and free cards are known. Null if they contradict each other. */
function settledLocks(
  { candidates }: Relaxation,
  { inside, free, locks }: Region,
): Region['locks'] | null {
  const unlocking = (indices: readonly number[]) =>
    new Set(
      indices.flatMap((index) => {
        const card = candidates[index]?.card;
        return card?.unlocksTransfers ? [card.pointSystem] : [];
      }),
    );
  const [held, possible] = [unlocking(inside), unlocking(free)];
  const settled = new Map<string, LockState>();
  for (const [system, state] of locks) {
    const isHeld = held.has(system);
    if (isHeld && state === 'locked') return null;
    if (!isHeld && !possible.has(system) && state === 'unlocked') return null;
    const isOpen = !isHeld && possible.has(system);
    settled.set(system, isOpen ? state : isHeld ? 'unlocked' : 'locked');
  }
  return settled;
}

/**
 * The region without the cards that no wallet above `threshold` has, and with those inside that every
 * such wallet has, by their profits. Null: no wallet of the region can be above it.
 */
export function narrowed(
  relaxation: Relaxation,
  region: Region,
  bound: Bound,
  threshold: number,
): Region | null {
  const { candidates, maxFees } = relaxation;
  const { profitOf } = bound;
  const picked = new Set(bound.picked);
  const least = leastPicked(relaxation, region, bound);
  const next = nextBest(region, bound);
  /** A card that earns no more is in no wallet above the threshold. */
  const away = threshold - bound.cents + least;
  const mostOf = (index: number) => bound.known.most[index] ?? 0;
  const sure: number[] = [];
  const possible: number[] = [];
  for (const index of region.free) {
    if (picked.has(index)) {
      const without = bound.cents - profitOf(index) + next;
      (without <= threshold ? sure : possible).push(index);
    } else if (mostOf(index) > away && profitOf(index) > away) {
      possible.push(index);
    }
  }
  if (sure.some((index) => sure.some((other) => relaxation.rivals[index]?.has(other)))) return null;
  const inside = [...region.inside, ...sure];
  let free = withoutRivals(relaxation, sure, possible);
  if (maxFees !== null) {
    const feeOf = (index: number) => candidates[index]?.fee ?? 0;
    const left = inside.reduce((sum, index) => sum - feeOf(index), maxFees);
    if (left < 0) return null;
    free = free.filter((index) => feeOf(index) <= left);
  }
  const locks = settledLocks(relaxation, { ...region, inside, free });
  return locks && { inside, free, locks };
}

/** Free cards that are compatible with all of `added`. */
function withoutRivals(
  { rivals }: Relaxation,
  added: readonly number[],
  free: readonly number[],
): readonly number[] {
  return free.filter((index) => !added.some((other) => rivals[other]?.has(index)));
}

/** A system whose cards the bound counts as unlocked though nothing unlocks them, or null. */
function disputedSystem({ candidates }: Relaxation, region: Region, bound: Bound): string | null {
  const cards = [...region.inside, ...bound.picked].flatMap((at) => candidates[at]?.card ?? []);
  for (const card of cards) {
    if (!card.needsUnlock || region.locks.get(card.pointSystem) !== 'open') continue;
    const isUnlocked = cards.some(
      (other) => other.unlocksTransfers && other.pointSystem === card.pointSystem,
    );
    if (!isUnlocked) return card.pointSystem;
  }
  return null;
}

/** Splits a region in two: on whether a system is unlocked, else on the card with the greatest profit. */
export function branch(relaxation: Relaxation, region: Region, bound: Bound): readonly Child[] {
  const system = disputedSystem(relaxation, region, bound);
  if (system !== null) {
    const isKey = (index: number) => {
      const card = relaxation.candidates[index]?.card;
      return card?.unlocksTransfers === true && card.pointSystem === system;
    };
    const locked = region.free.filter((index) => !isKey(index));
    return [
      {
        region: { ...region, locks: new Map([...region.locks, [system, 'unlocked']]) },
        bound: bound.cents,
      },
      {
        region: { ...region, free: locked, locks: new Map([...region.locks, [system, 'locked']]) },
        bound: bound.cents,
      },
    ];
  }
  const { profitOf } = bound;
  const chosen = region.free.reduce((best, index) =>
    profitOf(index) > profitOf(best) ? index : best,
  );
  const isPicked = bound.picked.includes(chosen);
  const free = region.free.filter((index) => index !== chosen);
  const inside = [...region.inside, chosen];
  const least = leastPicked(relaxation, region, bound);
  const children: Child[] = [
    {
      region: { ...region, free },
      bound: isPicked ? bound.cents - profitOf(chosen) + nextBest(region, bound) : bound.cents,
    },
  ];
  const beside = withoutRivals(relaxation, [chosen], free);
  const locks = settledLocks(relaxation, { ...region, inside, free: beside });
  if (locks) {
    children.push({
      region: { inside, free: beside, locks },
      bound: isPicked ? bound.cents : bound.cents + profitOf(chosen) - least,
    });
  }
  return children;
}
