import type { HeldCard } from '@/domain/rewards/problem.ts';
import type { WalletLimits } from '@/domain/rewards/search/wallet-limits.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { formatCount, formatWholeDollars } from '@/lib/format.ts';
import { shownDifference } from '@/lib/shown-sums.ts';

export type BestFound = { readonly netCents: number; readonly limits: WalletLimits };

const list = new Intl.ListFormat('en-US');

/** Explains why a combination is worth more than the best wallet that was found; empty if it is not. */
export function explainMore(
  { cardRowOf }: Pick<ValuationInputs, 'cardRowOf'>,
  { wallet, netCents }: { readonly wallet: readonly HeldCard[]; readonly netCents: number },
  { netCents: bestCents, limits }: BestFound,
): string {
  const more = shownDifference(netCents, bestCents);
  if (more <= 0) return '';
  const allowed = limits.allowed && new Set(limits.allowed);
  const pinned = new Set(limits.pinned.map(({ card }) => card));
  const left = wallet.filter(
    ({ card }) => allowed !== null && !allowed.has(card) && !pinned.has(card),
  );
  const why =
    left.length > 0
      ? `only with ${list.format(left.map(({ card }) => cardRowOf(card).name))}, which you can’t open today`
      : wallet.length > limits.atMost
        ? `only with ${formatCount(wallet.length, 'card')}`
        : 'outside the limits of the search';
  return `${formatWholeDollars(more)} more than the best wallet above, ${why}.`;
}
