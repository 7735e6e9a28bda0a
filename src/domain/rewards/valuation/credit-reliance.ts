import type { RewardProblem } from '../problem.ts';
import type { WalletValue } from './wallet-value.ts';

type NetAndCredits = Pick<WalletValue, 'netCents' | 'creditsCents'>;

/** Beyond this share of credits, a wallet suits only those who will use them. */
const THRESHOLD = 1 / 3;

/** The share of a wallet's net value that is credits, from 0 to 1: all of it where nothing would be left without them. */
export function creditShare({ netCents, creditsCents }: NetAndCredits): number {
  if (creditsCents <= 0) return 0;
  return netCents > creditsCents ? creditsCents / netCents : 1;
}

/** True if more than a third of a wallet's value is credits, so that the answer without them should be shown too. */
export function restsOnCredits(value: NetAndCredits): boolean {
  return creditShare(value) > THRESHOLD;
}

/** The same question with all credits unused. */
export function withoutCredits(problem: RewardProblem): RewardProblem {
  const { catalog } = problem;
  const cards = catalog.cards.map((card) => ({ ...card, credits: [] }));
  return { ...problem, catalog: { ...catalog, cards } };
}
