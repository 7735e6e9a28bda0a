import type { WalletValue } from '@/domain/valuation/wallet-value.ts';
import type { SearchRequest } from './schema.ts';

/** A wallet of which credits are more than this is worth a look without them. */
const MOST_SHARE = 1 / 3;

/** Whether so much of a wallet's value is credits that it stands or falls with using them. */
export function restsOnCredits({
  netCents,
  creditsCents,
}: Pick<WalletValue, 'netCents' | 'creditsCents'>): boolean {
  return creditsCents > Math.max(0, netCents) * MOST_SHARE;
}

/** The same question where no credit of any card is used. */
export function withoutCredits(request: SearchRequest): SearchRequest {
  const { problem } = request;
  const cards = problem.catalogue.cards.map((card) => ({ ...card, credits: [] }));
  return {
    ...request,
    problem: { ...problem, catalogue: { ...problem.catalogue, cards } },
    alternatives: 0,
  };
}
