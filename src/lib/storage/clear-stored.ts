import { createStored, forgetStored } from './stored.ts';

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

function clearWith(clear: () => void): void {
  try {
    clear();
  } catch (error) {
    console.warn('This browser keeps nothing of the tab.', error);
  }
  forgetStored();
}

/** Deletes all data stored for this tab. */
export function clearTab(): void {
  clearWith(() => {
    sessionStorage.clear();
  });
}

const tabMember = createStored<string | null>({
  key: 'pointfolio-tab-member',
  place: 'session',
  fallback: null,
  read: (kept) => (typeof kept === 'string' ? kept : undefined),
});

/** Makes the tab this member's. A tab that is reopened after a sign-out still holds what another member stored in it. */
export function claimTab(memberId: string): void {
  if ((tabMember.get() ?? memberId) !== memberId) clearTab();
  tabMember.set(memberId);
}

/** Deletes all data stored for this tab, and members' data in this browser. */
export function clearStored(): void {
  clearWith(() => {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) {
      if (!OF_BROWSER.includes(key)) localStorage.removeItem(key);
    }
  });
}
