import { type QueryClient, queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { ensureValuationInputs, useValuationInputs } from '@/features/valuation/queries.ts';
import type { ValuationInputs } from '@/features/valuation/schema.ts';
import * as s from '@/lib/row-shape.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { createHeldWalletReader, type HeldWallet } from './held-wallet.ts';
import { memberCardSchema } from './schema.ts';

export const memberCardColumns =
  'id, credit_card_id, nickname, status, applied_on, approved_on, opened_on, closed_on, fee_month, fee_day, annual_fee_cents, bonus_posted_on, choices, notes, position, revision, created_at' as const;

/** Every card the member holds, held or wishes for; row-level security leaves only their own. */
export function memberCardsQuery() {
  return queryOptions({
    queryKey: ['member-cards'],
    queryFn: async ({ signal }) => {
      const supabase = await getSupabase();
      const { data } = await supabase
        .from('member_cards')
        .select(memberCardColumns)
        .order('position')
        .order('created_at')
        .abortSignal(signal)
        .throwOnError();
      return s.array(memberCardSchema).parse(data);
    },
    meta: {
      live: {
        isOwn: true,
        reads: [
          {
            table: 'member_cards',
            select: memberCardColumns,
            order: [{ column: 'position' }, { column: 'created_at' }],
          },
        ],
      },
    },
  });
}

const readHeldWallet = createHeldWalletReader();

/** What a screen about the member's own cards waits for. */
export async function ensureHeldWallet(client: QueryClient): Promise<void> {
  await Promise.all([ensureValuationInputs(client), client.ensureQueryData(memberCardsQuery())]);
}

/** The member's cards, valued together; every screen shares the one computation. */
export function useHeldWallet(): HeldWallet & { readonly inputs: ValuationInputs } {
  const { data: memberCards } = useSuspenseQuery(memberCardsQuery());
  const held = memberCards.filter(({ status }) => status === 'held');
  const inputs = useValuationInputs(held.map((card) => card.credit_card_id));
  return { inputs, ...readHeldWallet(inputs, memberCards) };
}
