import { isKept } from '@/lib/storage/stored.ts';

/** Apart from what reads it: every page of a member asks whether there is anything. */
export const KEPT_KEY = 'pointfolio-first-answer';

/** Whether this browser has an answer of the calculator to put into an account. */
export function hasKeptAnswer(): boolean {
  return isKept('local', KEPT_KEY);
}
