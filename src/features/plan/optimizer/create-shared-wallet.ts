import { type SharedWallet, toShownCents } from '@/features/plan/shared-pages/schema.ts';
import type { Answer } from './read-answer.ts';
import type { SearchRequest } from './schema.ts';

/** Creates the snapshot of an answer for a public link: its products and figures, not which of them are held. */
export function createSharedWallet(
  { value }: Pick<Answer, 'value'>,
  { problem }: Pick<SearchRequest, 'problem'>,
): SharedWallet {
  return {
    version: 1,
    isFirstYear: problem.year === 'first',
    netCents: toShownCents(value.netCents),
    cards: value.cards.map(({ card, netCents, feeCents }) => ({
      card,
      netCents: toShownCents(netCents),
      feeCents: Math.round(feeCents),
    })),
  };
}
