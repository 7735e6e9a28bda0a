import { clearTab } from '@/lib/storage/clear-stored.ts';

/** The first member signed in since the page was loaded: what it holds and has not sent is theirs, also once they left. */
let member: string | undefined;
/** A sign-in of this very tab: what comes after it is no news of another one. */
let isEntering = false;
let isLeaving = false;

/** Whether the page is of this member; it is from now on where it was nobody's. */
export function isPageOf(id: string): boolean {
  member ??= id;
  return member === id;
}

export function setEntering(value: boolean): void {
  isEntering = value;
}

/**
 * Somebody else has signed in, in another tab, which has cleared the device: the page is reloaded for them, and nothing
 * of the one before is shown or sent any more. Never resolves, so that nobody goes on.
 */
export function leavePage(): Promise<never> {
  if (!isEntering && !isLeaving) {
    isLeaving = true;
    clearTab();
    window.location.reload();
  }
  return new Promise(() => undefined);
}
