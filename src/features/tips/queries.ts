import { queryOptions } from '@tanstack/react-query';
import { devicePersister } from '@/lib/device-cache.ts';
import { getSupabaseRest } from '@/lib/supabase-rest.ts';

const tipColumns = 'id, slug, title, body, link_path, position' as const;

async function readTips(signal: AbortSignal) {
  const { data } = await getSupabaseRest()
    .from('tips')
    .select(tipColumns)
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
    meta: {
      live: {
        reads: [
          {
            table: 'tips',
            select: tipColumns,
            where: [['is_published', 'eq', true]],
            order: [{ column: 'position' }, { column: 'id' }],
          },
        ],
      },
    },
    persister: devicePersister,
    staleTime: 60 * 60_000,
  });
}
