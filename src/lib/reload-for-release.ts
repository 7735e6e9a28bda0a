import { keepTabDrafts } from '@/lib/storage/tab-drafts.ts';

const KEY = 'pointfolio-reloaded-for';

/** Browser messages for an app file that cannot be loaded. */
const MISSING = /dynamically imported module|importing a module script failed|preload CSS/iu;

/** True for a message about a missing file of the app on a device that is online. */
export function isMissingFile(message: string): boolean {
  return MISSING.test(message) && navigator.onLine;
}

function reloadPage() {
  window.location.reload();
}

/**
 * Reloads a tab that was opened before a release and asks for files that are gone. If they are missing after one
 * reload, the page shows an error instead of reloading forever. Returns true if the page is about to reload. Typed
 * form values survive.
 */
export function reloadForRelease(error: unknown, reload = reloadPage): boolean {
  const message = error instanceof Error ? error.message : '';
  if (!isMissingFile(message)) return false;
  try {
    if (sessionStorage.getItem(KEY) === message) return false;
    sessionStorage.setItem(KEY, message);
  } catch (problem) {
    console.warn('Whether this tab was reloaded already cannot be known.', problem);
    return false;
  }
  keepTabDrafts();
  reload();
  return true;
}

/** Reloads for a retry, since React caches a failed part. Returns true if the page is about to reload. */
export function reloadForPart(error: unknown, reload = reloadPage): boolean {
  if (!(error instanceof Error) || !isMissingFile(error.message)) return false;
  keepTabDrafts();
  reload();
  return true;
}
