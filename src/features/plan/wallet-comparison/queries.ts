import { type QueryClient, useSuspenseQueries } from '@tanstack/react-query';
import type { HeldCard } from '@/domain/rewards/problem.ts';
import { ensureEligibility, useEligibleInputs } from '@/features/mine/eligibility/queries.ts';
import { ensureHeldWallet, useHoldings } from '@/features/mine/member-cards/queries.ts';
import { ensureWalletSetups, useWalletSetups } from '@/features/mine/wallet-setups/queries.ts';
import { walletCardsQuery, walletsQuery } from '@/features/mine/wallets/queries.ts';
import { memoizeNamed } from '@/lib/memoize-last.ts';
import { listSubjects } from './list-subjects.ts';

export async function ensureSubjects(client: QueryClient): Promise<void> {
  await Promise.all([
    ensureHeldWallet(client),
    ensureEligibility(client),
    client.ensureQueryData(walletsQuery()),
    client.ensureQueryData(walletCardsQuery()),
    ensureWalletSetups(client),
  ]);
}

const remember = memoizeNamed(listSubjects);

/** Everything that can be compared; the best wallet is among it once found. */
export function useSubjects(best: readonly HeldCard[] | null) {
  const { inputs: usual, held } = useHoldings();
  const { inputs, refused } = useEligibleInputs(usual);
  const [wallets, walletCards] = useSuspenseQueries({
    queries: [walletsQuery(), walletCardsQuery()],
  });
  const setups = useWalletSetups();
  const subjects = remember({
    held,
    best,
    wallets: wallets.data,
    walletCards: walletCards.data,
    setups,
    cards: inputs.rows.cards,
  });
  return { inputs, refused, held, subjects };
}
