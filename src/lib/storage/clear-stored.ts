import { clearTab } from './stored.ts';

/** Keys of the browser, for any user. All others belong to a member, and are deleted with their session. */
const OF_BROWSER: readonly string[] = [
  'pointfolio-color-mode',
  'pointfolio-primary',
  'pointfolio-neutral',
  'pointfolio-black-as-primary',
  'pointfolio-consent',
  // Needed by `wipeOffline`, which clears it with the data it names.
  'pointfolio-offline',
];

/** Deletes all data stored for this tab, and members' data in this browser. */
export function clearStored(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!OF_BROWSER.includes(key)) localStorage.removeItem(key);
    }
  } catch (error) {
    console.warn('This browser keeps nothing.', error);
  }
  clearTab();
}
