import { hashKey, type QueryClient } from '@tanstack/react-query';
import { sessionQuery } from '@/features/session/queries.ts';
import { createDeviceKeeper } from '@/lib/live/device-keeper.ts';
import { setLiveStatus } from '@/lib/live/live-status.ts';
import { hasSessionCookie } from '@/lib/session-cookie.ts';
import { getAccessToken } from '@/lib/supabase.ts';
import { followChanges } from './follow-changes.ts';

/** Lets changes made elsewhere appear in what this tab shows. Call it once the page is usable. */
export function startLiveUpdates(client: QueryClient): void {
  const follower = followChanges(client, {
    getToken: getAccessToken,
    onStatus: setLiveStatus,
    keep: createDeviceKeeper(),
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

  const { wake, restart } = follower;
  window.addEventListener('online', wake);
  window.addEventListener('pageshow', wake);
  window.addEventListener('offline', restart);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake();
  });
}
