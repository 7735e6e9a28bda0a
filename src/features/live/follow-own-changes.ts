import type { QueryClient } from '@tanstack/react-query';
import type { createLiveCache } from '@/lib/live/live-cache.ts';
import { createMemberStream } from '@/lib/live/member-stream.ts';
import { fetchMemberRevisions } from './queries.ts';

/** Brings the member's changes on other tabs and devices into this one. */
export function followOwnChanges(
  client: QueryClient,
  cache: ReturnType<typeof createLiveCache>,
  onFailure: (error: unknown) => void,
) {
  const isWriting = () => client.isMutating() > 0;
  const stream = createMemberStream({
    fetchRevisions: fetchMemberRevisions,
    apply: (event) => {
      cache.apply([event]);
    },
    compare: cache.compareOwn,
    isWriting,
    onFailure,
  });
  const stop = client.getMutationCache().subscribe(({ type }) => {
    if (type !== 'added' && type !== 'updated' && type !== 'removed') return;
    stream.noteWrite();
    if (!isWriting()) cache.retryReads();
  });
  return { ...stream, stop };
}
