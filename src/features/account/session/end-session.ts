import type { QueryClient } from '@tanstack/react-query';
import { clearToasts } from '@/components/ui/toast-store.ts';
import { wipeOffline } from '@/lib/edits/offline.ts';
import { stopRefreshing } from '@/lib/refresh-session.ts';
import { leaveMember, leavePage } from '@/lib/leave-page.ts';
import { isPageOf } from '@/lib/page-member.ts';
import { hasSessionCookie, readSessionCookie, readSessionUserId } from '@/lib/session-cookie.ts';
import { deviceStore } from '@/lib/storage/device-store.ts';
import { clearAllCookies, clearStored } from '@/lib/storage/clear-stored.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { forgetLeftDrafts } from '@/lib/storage/tab-drafts.ts';

let isEnding = false;

/** True while this tab signs out: the end-of-session event is then its own. */
export function isSessionEnding(): boolean {
  return isEnding;
}

function warn(problem: unknown): void {
  // The device has forgotten the session all the same.
  console.warn('The session could not be ended at the provider.', problem);
}

function warnOfWorker(problem: unknown): void {
  // The server sends nothing to a session that has ended.
  console.warn('The reminders could not be taken off this device.', problem);
}

/** Not awaited: the provider may be slow or unreachable. */
async function tellProvider(session: object): Promise<void> {
  const { revokeSession } = await import('@/lib/supabase-aside.ts');
  await revokeSession(session);
}

/** Removes the session from this device and notifies other tabs; works offline. */
async function forgetSession(isDeleted: boolean): Promise<void> {
  const session = readSessionCookie();
  const isSignedIn = hasSessionCookie();
  clearAllCookies();
  stopRefreshing();
  if (!isSignedIn) return;
  const supabase = await getSupabase();
  const { error } = await supabase.auth.signOut({ scope: 'local' });
  if (error) warn(error);
  // The sessions of a deleted account are gone with it.
  if (session && !isDeleted) tellProvider(session).catch(warn);
}

/** Ends the session and takes everything of it off the device, at once. */
export async function endSession(queryClient: QueryClient, isDeleted = false): Promise<void> {
  const holder = readSessionUserId();
  // Somebody else signed in from another tab: neither their session nor their data on the device is this page's.
  if (holder !== undefined && !isPageOf(holder)) return leavePage();
  isEnding = true;
  leaveMember();
  // Before anything is awaited: the tab may be closed meanwhile.
  clearStored();
  try {
    await forgetSession(isDeleted);
  } catch (error) {
    warn(error);
  } finally {
    isEnding = false;
  }
  await forgetMember(queryClient);
}

/** Removes all shown, typed and unsent data from the device. */
export async function forgetMember(queryClient: QueryClient): Promise<void> {
  clearStored();
  forgetLeftDrafts();
  queryClient.clear();
  clearToasts();
  await deviceStore('drafts').clear();
  await wipeOffline();
  await import('@/lib/push-worker.ts')
    .then(({ dropPushWorker }) => dropPushWorker())
    .catch(warnOfWorker);
}
