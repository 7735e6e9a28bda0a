import { dropCookie, listCookies, writeCookie } from '@/lib/cookies.ts';
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

/** Paths whose cookies a page sees: its own and those above it, each with and without a trailing slash. */
function listPaths(pathname: string): string[] {
  const names = pathname.split('/').filter((name) => name !== '');
  const above = names.map((_name, index) => `/${names.slice(0, index + 1).join('/')}`);
  return ['/', ...above.flatMap((path) => [path, `${path}/`])];
}

/** Deletes every cookie the page can see, including those set for parent domains and for a path. */
export function clearAllCookies(): void {
  const labels = window.location.hostname.split('.');
  const domains = labels.map((_label, index) => labels.slice(index).join('.'));
  const paths = listPaths(window.location.pathname);
  for (const { name } of listCookies()) {
    dropCookie(name);
    for (const path of paths) {
      for (const domain of [undefined, ...domains])
        writeCookie(name, '', { maxAge: 0, domain, path });
    }
  }
}
