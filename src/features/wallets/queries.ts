import { queryOptions } from '@tanstack/react-query';
import * as s from '@/lib/row-shape.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { type Wallet, type WalletCard, walletCardSchema, walletSchema } from './schema.ts';

export const walletColumns = 'id, name, notes, position, revision, created_at' as const;
export const walletCardColumns =
  'id, wallet_id, credit_card_id, member_card_id, position, revision' as const;

/** The member's own wallets, in their order; row-level security leaves only theirs. */
export function walletsQuery() {
  return queryOptions({
    queryKey: ['wallets'],
    queryFn: async ({ signal }) => {
      const supabase = await getSupabase();
      const { data } = await supabase
        .from('wallets')
        .select(walletColumns)
        .order('position')
        .order('created_at')
        .abortSignal(signal)
        .throwOnError();
      return s.array(walletSchema).parse(data);
    },
    meta: {
      live: {
        isOwn: true,
        reads: [
          {
            table: 'wallets',
            select: walletColumns,
            order: [{ column: 'position' }, { column: 'created_at' }],
          },
        ],
      },
    },
  });
}

/** The cards of all the member's wallets, in their order. */
export function walletCardsQuery() {
  return queryOptions({
    queryKey: ['wallet-cards'],
    queryFn: async ({ signal }) => {
      const supabase = await getSupabase();
      const { data } = await supabase
        .from('wallet_cards')
        .select(walletCardColumns)
        .order('position')
        .order('created_at')
        .abortSignal(signal)
        .throwOnError();
      return s.array(walletCardSchema).parse(data);
    },
    meta: {
      live: {
        isOwn: true,
        reads: [
          {
            table: 'wallet_cards',
            select: walletCardColumns,
            order: [{ column: 'position' }, { column: 'created_at' }],
          },
        ],
      },
    },
  });
}

export async function readWallet(id: string): Promise<Wallet | null> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .from('wallets')
    .select(walletColumns)
    .eq('id', id)
    .maybeSingle()
    .throwOnError();
  return data === null ? null : walletSchema.parse(data);
}

export async function readCardsOf(walletId: string): Promise<WalletCard[]> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .from('wallet_cards')
    .select(walletCardColumns)
    .eq('wallet_id', walletId)
    .order('position')
    .throwOnError();
  return s.array(walletCardSchema).parse(data);
}
