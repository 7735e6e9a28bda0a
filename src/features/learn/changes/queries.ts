import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Json } from '@contract/database.types.ts';
import { refetchedWith } from '@/lib/live/live-source.ts';
import { getSupabaseRest } from '@/lib/supabase-rest.ts';
import type { FactChange } from './describe-change.ts';

const PAGE = 100;

const asFacts = (json: Json): FactChange['before'] =>
  typeof json === 'object' && !Array.isArray(json) ? json : null;

/** Reads a page of changes before an id, latest first, and the names of their cards. */
async function readChanges(cardId: number | undefined, beforeId: number, signal: AbortSignal) {
  const rest = getSupabaseRest();
  let request = rest
    .from('fact_changes')
    .select('id, changed_at, table_name, credit_card_id, title, before, after')
    .eq('is_news', true)
    .lt('id', beforeId)
    .order('id', { ascending: false })
    .limit(PAGE);
  if (cardId !== undefined) request = request.eq('credit_card_id', cardId);
  const { data } = await request.abortSignal(signal).throwOnError();
  const ids = [...new Set(data.flatMap(({ credit_card_id: id }) => id ?? []))];
  const { data: cards } = await rest
    .from('credit_cards')
    .select('id, name, slug')
    .in('id', ids)
    .abortSignal(signal)
    .throwOnError();
  return {
    changes: data.map((change): FactChange => ({
      ...change,
      before: asFacts(change.before),
      after: asFacts(change.after),
    })),
    cards,
  };
}

/** Public changes of facts, of all or of one card. */
export function changesQuery(cardId?: number) {
  return infiniteQueryOptions({
    queryKey: ['changes', cardId ?? 'all'],
    queryFn: ({ pageParam, signal }) => readChanges(cardId, pageParam, signal),
    initialPageParam: Number.MAX_SAFE_INTEGER,
    getNextPageParam: ({ changes }) => (changes.length < PAGE ? undefined : changes.at(-1)?.id),
    meta: {
      live: refetchedWith(
        ...['credit_cards', 'category_points', 'spending_caps', 'credit_card_benefits'],
        ...['signup_bonuses', 'signup_bonus_tiers', 'point_transfers', 'valuations', 'rules'],
      ),
    },
  });
}
