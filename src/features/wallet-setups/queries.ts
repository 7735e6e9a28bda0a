import { queryOptions } from '@tanstack/react-query';
import { devicePersister } from '@/lib/device-cache.ts';
import { getSupabaseRest } from '@/lib/supabase-rest.ts';

const setupColumns =
  'id, slug, name, idea, source, source_url, verified_on, confidence, wallet_setup_cards(id, credit_card_id, position)' as const;

async function readWalletSetups(signal: AbortSignal) {
  const { data } = await getSupabaseRest()
    .from('wallet_setups')
    .select(setupColumns)
    .order('name')
    .order('position', { referencedTable: 'wallet_setup_cards' })
    .abortSignal(signal)
    .throwOnError();
  return data;
}

export type WalletSetup = Awaited<ReturnType<typeof readWalletSetups>>[number];

/** Combinations of cards that somebody recommends. */
export function walletSetupsQuery() {
  return queryOptions({
    queryKey: ['wallet-setups'],
    queryFn: ({ signal }) => readWalletSetups(signal),
    meta: {
      live: {
        reads: [
          {
            table: 'wallet_setups',
            select: setupColumns,
            order: [{ column: 'name' }],
            orderEmbedded: { wallet_setup_cards: [{ column: 'position' }] },
          },
        ],
      },
    },
    persister: devicePersister,
  });
}
