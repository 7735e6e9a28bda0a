import { cents } from '@/domain/units.ts';
import type { WalletLimits } from '@/domain/search/wallet-limits.ts';
import type { HeldCard } from '@/domain/valuation/problem.ts';
import type { CardRow } from '@/features/catalogue/schema.ts';
import type { WalletSetupsSearch } from './schema.ts';

/** What the search may propose: cards one can get, or holds already, within the member's limits. */
export function toWalletLimits(
  search: WalletSetupsSearch,
  held: readonly HeldCard[],
  cards: readonly CardRow[],
): WalletLimits {
  const heldSlugs = new Set(held.map(({ card }) => card));
  const allowed = cards
    .filter(({ slug, opened_to_new }) => opened_to_new || heldSlugs.has(slug))
    .filter(({ confidence }) => search.low || confidence !== 'low')
    .map(({ slug }) => slug);
  const pinned = search.keep ? held : [];
  return {
    atMost: Math.max(search.size, pinned.length),
    pinned,
    excluded: [],
    allowed,
    issuers: null,
    businessCards: search.business,
    maxFeesCents: search.fees === undefined ? null : cents(search.fees * 100),
  };
}
