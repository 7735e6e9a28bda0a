import type { QueryClient } from '@tanstack/react-query';
import { listRevisions } from '@/lib/live/compare-revisions.ts';
import type { createLiveCache } from '@/lib/live/live-cache.ts';
import { createMemberStream } from '@/lib/live/member-stream.ts';
import { fetchMemberRevisions, fetchMemberRows } from './queries.ts';

/** Brings the member's changes on other tabs and devices into this one. */
export function followOwnChanges(
  client: QueryClient,
  cache: ReturnType<typeof createLiveCache>,
  onFailure: (error: unknown) => void,
) {
  const stream = createMemberStream({
    listHeld: () =>
      cache
        .listOwn()
        .flatMap(({ meta, state }) => (meta?.live ? [listRevisions(state.data, meta.live)] : [])),
    fetchRevisions: fetchMemberRevisions,
    fetchRows: fetchMemberRows,
    apply: (changes) => {
      cache.apply(changes.map((change) => ({ table: change.table, changes: [change] })));
    },
    isWriting: () => client.isMutating() > 0,
    onFailure,
  });
  const stop = client.getMutationCache().subscribe(({ type }) => {
    if (type === 'added' || type === 'updated' || type === 'removed') stream.noteWrite();
  });
  return { ...stream, stop };
}
