import { isKept } from '@/lib/storage/stored.ts';

/** Apart from what reads it: every page of a member asks whether there is anything. */
export const KEPT_KEY = 'pointfolio-first-answer';

/** True if this browser has a calculator answer to carry into an account. */
export function hasKeptAnswer(): boolean {
  return isKept('local', KEPT_KEY);
}
