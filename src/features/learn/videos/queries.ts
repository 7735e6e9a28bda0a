import { queryOptions, useQuery } from '@tanstack/react-query';
import { refetchedWith } from '@/lib/live/live-source.ts';
import { getSupabaseRest } from '@/lib/supabase-rest.ts';

const videoColumns =
  'id, slug, title, description, transcript, provider, provider_video_id, duration_seconds, published_on, position' as const;

async function readVideos(signal: AbortSignal) {
  const { data } = await getSupabaseRest()
    .from('videos')
    .select(videoColumns)
    .eq('is_published', true)
    .order('position')
    .order('published_on', { ascending: false, nullsFirst: false })
    .order('id')
    .abortSignal(signal)
    .throwOnError();
  return data;
}

export function videosQuery() {
  return queryOptions({
    queryKey: ['videos'],
    queryFn: ({ signal }) => readVideos(signal),
    meta: { live: refetchedWith('videos') },
  });
}

/** Guides whose text shows a video of this site. */
export function guidesWithVideoQuery(videoId: string) {
  return queryOptions({
    queryKey: ['guides-with-video', videoId],
    queryFn: async ({ signal }) => {
      const { data } = await getSupabaseRest()
        .from('reviews')
        .select('id, slug, title, summary')
        .eq('is_published', true)
        .like('body', `%/videos/${videoId}.%`)
        .order('id')
        .abortSignal(signal)
        .throwOnError();
      return data;
    },
    meta: { live: refetchedWith('reviews') },
  });
}

/** True if there is a published video; false until known. */
export function useHasVideos(): boolean {
  return (useQuery(videosQuery()).data ?? []).length > 0;
}
