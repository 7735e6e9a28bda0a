import type { QueryClient } from '@tanstack/react-query';
import { isPageOf, setEntering } from '@/lib/page-member.ts';
import { readSessionUserId } from '@/lib/session-cookie.ts';

/**
 * After a sign-in: where the page was somebody else's, nothing of theirs stays, and `path` is loaded in a new page.
 * Returns only where the page is the member's own.
 */
export async function settleMember(queryClient: QueryClient, path: () => string): Promise<void> {
  const memberId = readSessionUserId();
  if (memberId !== undefined && !isPageOf(memberId)) {
    const { forgetMember } = await import('./end-session.ts');
    await forgetMember(queryClient);
    window.location.replace(path());
    await new Promise<never>(() => undefined);
  }
  setEntering(false);
}
