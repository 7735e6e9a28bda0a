import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { getSupabase } from '@/lib/supabase.ts';
import { attentionCountsSchema, attentionSchema } from './schema.ts';
import type { AttentionKind } from './search.ts';

const page = 50;
const pageSchema = z.array(attentionSchema);

/** How much of each kind there is. */
export function attentionCountsQuery() {
  return queryOptions({
    queryKey: ['attention', 'counts'],
    queryFn: async ({ signal }) => {
      const supabase = await getSupabase();
      const { data } = await supabase.rpc('count_attention').abortSignal(signal).throwOnError();
      return attentionCountsSchema.parse(data);
    },
    staleTime: 10_000,
  });
}

/** The entries of one kind, the most urgent first, page by page. */
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
    staleTime: 10_000,
  });
}
