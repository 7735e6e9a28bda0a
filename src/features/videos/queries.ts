import { queryOptions } from '@tanstack/react-query';
import { getSupabaseRest } from '@/lib/supabase-rest.ts';

async function readVideos(signal: AbortSignal) {
  const { data } = await getSupabaseRest()
    .from('videos')
    .select(
      'id, slug, title, description, provider, provider_video_id, duration_seconds, published_on',
    )
    .eq('is_published', true)
    .order('position')
    .order('published_on', { ascending: false, nullsFirst: false })
    .order('id')
    .abortSignal(signal)
    .throwOnError();
  return data;
}

export type Video = Awaited<ReturnType<typeof readVideos>>[number];

/** The published videos, in their order. */
export function videosQuery() {
  return queryOptions({
    queryKey: ['videos'],
    queryFn: ({ signal }) => readVideos(signal),
  });
}
