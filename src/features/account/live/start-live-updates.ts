import { hashKey, type QueryClient } from '@tanstack/react-query';
import { sessionQuery } from '@/features/account/session/queries.ts';
import { liveStatus } from '@/lib/live/live-status.ts';
import { hasSessionCookie } from '@/lib/session-cookie.ts';
import { keepOnDevice } from '@/lib/storage/device-cache.ts';
import { getAccessToken } from '@/lib/supabase.ts';
import { followChanges } from './follow-changes.ts';

/** Milliseconds after which data without live updates is read again. */
const OLD = 60_000;

/** Lets changes made elsewhere appear in what this tab shows. Call it once the page is usable. */
export function startLiveUpdates(client: QueryClient): void {
  const follower = followChanges(client, {
    getToken: getAccessToken,
    onStatus: liveStatus.set,
    keep: keepOnDevice,
    isOnline: () => navigator.onLine,
  });

  const { queryKey } = sessionQuery();
  const sessionHash = hashKey(queryKey);
  let followed: string | null | undefined;
  const followSession = () => {
    const memberId = client.getQueryData(queryKey)?.userId;
    if ((memberId ?? null) === followed) return;
    followed = memberId ?? null;
    follower.connect(memberId);
  };
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryHash === sessionHash) followSession();
  });
  const session = hasSessionCookie() ? client.ensureQueryData(sessionQuery()) : null;
  Promise.resolve(session).then(followSession, (error: unknown) => {
    console.warn('The member’s own changes are not followed.', error);
    followSession();
  });

  // Without a connection changes are not announced: stored data is read again like any other.
  const stopWaiting = liveStatus.subscribe(() => {
    const status = liveStatus.get();
    if (status !== 'live' && (status !== 'offline' || !navigator.onLine)) return;
    stopWaiting();
    if (status === 'live') return;
    void client.refetchQueries({
      type: 'active',
      predicate: (query) => query.meta?.live !== undefined && query.isStaleByTime(OLD),
    });
  });

  const { wake, restart } = follower;
  window.addEventListener('online', wake);
  window.addEventListener('pageshow', wake);
  window.addEventListener('offline', restart);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake();
  });
}
