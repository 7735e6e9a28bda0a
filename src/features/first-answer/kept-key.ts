/** Apart from what reads it: every page of a member asks whether there is anything. */
export const KEPT_KEY = 'pointfolio-first-answer';

/** Whether this browser has an answer of the calculator to put into an account. */
export function hasKeptAnswer(): boolean {
  try {
    return localStorage.getItem(KEPT_KEY) !== null;
  } catch {
    return false;
  }
}
