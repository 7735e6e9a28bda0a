import type { QueryClient } from '@tanstack/react-query';
import { setEntering } from '@/lib/leave-page.ts';
import { isPageOf } from '@/lib/page-member.ts';
import { readSessionUserId } from '@/lib/session-cookie.ts';
import { createStored } from '@/lib/storage/stored.ts';

/** Owner of the data on the device; a session may have ended without the sign-out that removes it. */
const deviceMember = createStored<string | null>({
  key: 'pointfolio-member',
  place: 'local',
  fallback: null,
  read: (kept) => (typeof kept === 'string' ? kept : undefined),
});

/**
 * Runs after a sign-in: if the page or the device holds another member's data, removes it, lets `keep` store what the
 * new page needs, and loads `path` there. Returns only if the page belongs to the member.
 */
export async function settleMember(
  queryClient: QueryClient,
  path: () => string,
  keep?: () => void,
): Promise<void> {
  const memberId = readSessionUserId();
  if (memberId !== undefined) {
    const owner = deviceMember.get() ?? memberId;
    const isOwn = isPageOf(memberId) && owner === memberId;
    // Read before the device is cleared, which keeps a part of it.
    const address = isOwn ? undefined : path();
    if (address !== undefined) {
      const { forgetMember } = await import('./end-session.ts');
      await forgetMember(queryClient);
      keep?.();
    }
    deviceMember.set(memberId);
    if (address !== undefined) {
      window.location.replace(address);
      await new Promise<never>(() => undefined);
    }
  }
  // Reads that were left unanswered by the sign-out before.
  await queryClient.cancelQueries();
  setEntering(false);
}
