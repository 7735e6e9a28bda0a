import type { HeldCard } from '../domain/rewards/problem.ts';

/** The second copy of a product in a wallet is a card of its own. */
export function toHeldCard(slug: string, index: number, all: readonly string[]): HeldCard {
  const copy = all.slice(0, index).filter((each) => each === slug).length;
  return { id: copy === 0 ? slug : `${slug}#${copy + 1}`, card: slug, selected: {} };
}
