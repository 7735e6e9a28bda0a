import type { HeldCard } from '../domain/rewards/problem.ts';

/** A second copy of a product in a wallet is a separate card. */
export function toHeldCard(slug: string, index: number, all: readonly string[]): HeldCard {
  const copy = all.slice(0, index).filter((each) => each === slug).length;
  return { id: copy === 0 ? slug : `${slug}#${copy + 1}`, card: slug, selected: {} };
}
