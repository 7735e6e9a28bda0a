import { hasSessionCookie } from '@/lib/session-cookie.ts';
import { clearTab } from '@/lib/storage/stored.ts';

/** A sign-in in this tab; later sign-in events are not another tab's. */
let isEntering = false;
let isLeaving = false;
let isLeft = false;

/** Call it when this tab signs out. */
export function leaveMember(): void {
  isLeft = true;
}

/** True once this tab has signed out by itself, until the next session. */
export function isSignedOut(): boolean {
  return isLeft && !hasSessionCookie();
}

/**
 * Keeps a read of a signed-out page unanswered: screens are drawn for a moment longer, and would show and report a
 * failure. `settleMember` cancels it if the member comes back.
 */
export function leaveUnanswered(signal?: AbortSignal | null): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => {
      reject(new DOMException('The member has left.', 'AbortError'));
    });
  });
}

export function setEntering(value: boolean): void {
  isEntering = value;
}

/**
 * Somebody else signed in from another tab, which cleared the device: reloads the page for them and shows or sends
 * nothing of the previous member. Never resolves, so that callers stop here.
 */
export function leavePage(): Promise<never> {
  if (!isEntering && !isLeaving) {
    isLeaving = true;
    clearTab();
    window.location.reload();
  }
  return new Promise(() => undefined);
}
