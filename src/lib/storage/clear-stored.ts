import { forgetStored } from './stored.ts';

/** What is of the browser, whoever uses it. Everything else is a member's, and goes with their session. */
const OF_BROWSER: readonly string[] = [
  'pointfolio-color-mode',
  'pointfolio-primary',
  'pointfolio-neutral',
  'pointfolio-black-as-primary',
  'pointfolio-consent',
  // Whose data `wipeOffline` has to wipe: it clears this with them.
  'pointfolio-offline',
];

function clearWith(clear: () => void): void {
  try {
    clear();
  } catch (error) {
    console.warn('This browser keeps nothing of the tab.', error);
  }
  forgetStored();
}

/** Takes everything away that is kept for this tab. */
export function clearTab(): void {
  clearWith(() => {
    sessionStorage.clear();
  });
}

/** Takes everything away that is kept for this tab, and what is of a member in this browser. */
export function clearStored(): void {
  clearWith(() => {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) {
      if (!OF_BROWSER.includes(key)) localStorage.removeItem(key);
    }
  });
}
