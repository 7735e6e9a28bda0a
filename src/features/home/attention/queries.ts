import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { refetchedWith } from '@/lib/live/live-source.ts';
import * as s from '@/lib/row-shape.ts';
import type { ShapeOf } from '@/lib/row-shape.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { type AttentionKind, attentionKinds } from './search.ts';

/** Findings are fetched again when any of these tables changes. */
const looksAt = [
  'acceptance',
  'alliances',
  'benefits',
  'card_choice_options',
  'card_choices',
  'categories',
  'category_points',
  'companies',
  'credit_card_benefits',
  'credit_cards',
  'fact_reports',
  'fee_refunds',
  'point_system_tiers',
  'point_systems',
  'point_transfers',
  'product_changes',
  'requirements',
  'rules',
  'signup_bonus_tiers',
  'signup_bonuses',
  'spending_caps',
  'spending_costs',
  'spending_presets',
  'sub_categories',
  'tips',
  'valuations',
  'wallet_setup_cards',
  'wallet_setups',
] as const;
const live = refetchedWith(...looksAt);

const page = 50;
const attentionSchema = s.object({
  kind: s.oneOf(attentionKinds),
  table_name: s.string(),
  record_id: s.number(),
  credit_card_id: s.nullable(s.number()),
  label: s.string(),
  detail: s.nullable(s.string()),
  due_on: s.nullable(s.string()),
});
export type AttentionEntry = ShapeOf<typeof attentionSchema>;

const attentionCountsSchema = s.array(s.object({ kind: s.string(), amount: s.number() }));

const pageSchema = s.array(attentionSchema);

export function attentionCountsQuery() {
  return queryOptions({
    queryKey: ['attention', 'counts'],
    queryFn: async ({ signal }) => {
      const supabase = await getSupabase();
      const { data } = await supabase.rpc('count_attention').abortSignal(signal).throwOnError();
      const counts = attentionCountsSchema.parse(data);
      return new Map(counts.map(({ kind, amount }) => [kind, amount]));
    },
    meta: { live },
    // Findings also change with the date.
    staleTime: 10_000,
  });
}

export function attentionListQuery(kind: AttentionKind) {
  return infiniteQueryOptions({
    queryKey: ['attention', 'list', kind],
    queryFn: async ({ pageParam, signal }) => {
      const supabase = await getSupabase();
      const { data } = await supabase
        .rpc('list_attention', { wanted_kind: kind, most: page, skipped: pageParam })
        .abortSignal(signal)
        .throwOnError();
      return pageSchema.parse(data);
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < page ? undefined : pages.length * page),
    meta: { live },
    // Findings also change with the date.
    staleTime: 10_000,
  });
}
