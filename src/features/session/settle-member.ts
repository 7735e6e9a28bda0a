import type { QueryClient } from '@tanstack/react-query';
import { isPageOf, setEntering } from '@/lib/page-member.ts';
import { readSessionUserId } from '@/lib/session-cookie.ts';
import { createStored } from '@/lib/storage/stored.ts';

/** Whose the things on the device are; a session may have ended without a sign-out, which takes them away. */
const deviceMember = createStored<string | null>({
  key: 'pointfolio-member',
  place: 'local',
  fallback: null,
  read: (kept) => (typeof kept === 'string' ? kept : undefined),
});

/**
 * After a sign-in: where the page or what is on the device was somebody else's, nothing of theirs stays, and `path` is
 * loaded in a new page. Returns only where the page is the member's own.
 */
export async function settleMember(queryClient: QueryClient, path: () => string): Promise<void> {
  const memberId = readSessionUserId();
  if (memberId !== undefined) {
    const owner = deviceMember.get() ?? memberId;
    const isOwn = isPageOf(memberId) && owner === memberId;
    if (!isOwn) {
      const { forgetMember } = await import('./end-session.ts');
      await forgetMember(queryClient);
    }
    deviceMember.set(memberId);
    if (!isOwn) {
      window.location.replace(path());
      await new Promise<never>(() => undefined);
    }
  }
  setEntering(false);
}
