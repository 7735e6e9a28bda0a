import { queryOptions } from '@tanstack/react-query';
import { devicePersister } from '@/lib/device-cache.ts';
import { getSupabaseRest } from '@/lib/supabase-rest.ts';

async function readTips(signal: AbortSignal) {
  const { data } = await getSupabaseRest()
    .from('tips')
    .select('id, slug, title, body, link_path')
    .eq('is_published', true)
    .order('position')
    .order('id')
    .abortSignal(signal)
    .throwOnError();
  return data;
}

export type Tip = Awaited<ReturnType<typeof readTips>>[number];

/** The published tips, in their order. */
export function tipsQuery() {
  return queryOptions({
    queryKey: ['tips'],
    queryFn: ({ signal }) => readTips(signal),
    persister: devicePersister,
    staleTime: 60 * 60_000,
  });
}
