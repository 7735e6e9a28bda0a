import type { YearFlow } from '@/domain/rewards/valuation/year-flow.ts';
import {
  MOST_CARDS,
  type SharedWallet,
  toShownCents,
} from '@/features/plan/shared-pages/schema.ts';

/**
 * Creates the snapshot of a year for a public link: products, values and fees, without spending, nicknames or days. Of
 * more cards than a link shows, only the best, and their sum.
 */
export function createSharedYear(flow: Pick<YearFlow, 'cards' | 'netCents'>): SharedWallet {
  const cards = flow.cards
    .map(({ card, netCents, feesCents }) => ({
      card,
      netCents: toShownCents(netCents),
      feeCents: Math.round(feesCents),
    }))
    .toSorted((a, b) => b.netCents - a.netCents)
    .slice(0, MOST_CARDS);
  const isCut = cards.length < flow.cards.length;
  const netCents = isCut
    ? cards.reduce((sum, each) => sum + each.netCents, 0)
    : toShownCents(flow.netCents);
  return { version: 1, isFirstYear: false, netCents, cards };
}
