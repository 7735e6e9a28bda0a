import type { HeldCard } from '../problem.ts';

/** The steps that turn one wallet into another. */
export type Exchange = {
  /** Cards of the present wallet whose products are in both, in its order. */
  readonly stays: readonly HeldCard[];
  readonly leaves: readonly HeldCard[];
  readonly joins: readonly HeldCard[];
};

/** Compares by product, each card once: of two of the same product one may stay while the other leaves. */
export function exchangeOf(present: readonly HeldCard[], wanted: readonly HeldCard[]): Exchange {
  const joins = [...wanted];
  const stays: HeldCard[] = [];
  const leaves: HeldCard[] = [];
  for (const held of present) {
    const index = joins.findIndex(({ card }) => card === held.card);
    if (index === -1) leaves.push(held);
    else {
      stays.push(held);
      joins.splice(index, 1);
    }
  }
  return { stays, leaves, joins };
}
