import { leavePage } from '@/lib/leave-page.ts';
import { hasMemberLeft, isMemberGone } from '@/lib/page-member.ts';
import { hasSessionCookie } from '@/lib/session-cookie.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { isSessionEnding } from './end-session.ts';

/**
 * Calls back when the session has ended: in another tab, or because it could not be refreshed. Returns the function
 * that stops it.
 */
export function watchSessionEnd(onEnd: () => void): () => void {
  let isStopped = false;
  let unsubscribe: (() => void) | undefined;
  const end = () => {
    // A tab that was asleep learns of it late: somebody may have signed in since.
    if (hasSessionCookie()) void leavePage();
    else onEnd();
  };
  // Safari hands no message to a page that it keeps for the Back button, and shows it again as it was.
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted && (hasMemberLeft() || (hasSessionCookie() && isMemberGone()))) end();
  };
  window.addEventListener('pageshow', onReturn);
  getSupabase().then(
    (supabase) => {
      if (isStopped) return;
      const { data } = supabase.auth.onAuthStateChange((event) => {
        if (event === 'SIGNED_OUT' && !isSessionEnding()) end();
      });
      unsubscribe = () => {
        data.subscription.unsubscribe();
      };
    },
    (error: unknown) => {
      console.warn('The session cannot be watched.', error);
    },
  );
  return () => {
    isStopped = true;
    window.removeEventListener('pageshow', onReturn);
    unsubscribe?.();
  };
}
