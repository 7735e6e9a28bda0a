import { keepTabDrafts } from '@/lib/storage/tab-drafts.ts';

const KEY = 'pointfolio-reloaded-for';

/** What browsers say of a file of the app that cannot be had. */
const MISSING = /dynamically imported module|importing a module script failed|preload CSS/iu;

/** True for a message about a missing file of the app on a device that is online. */
export function isMissingFile(message: string): boolean {
  return MISSING.test(message) && navigator.onLine;
}

function reloadPage() {
  window.location.reload();
}

/**
 * A tab that was opened before a release asks for files that are gone. One reload brings it the new ones; were they
 * missing even then, the page says so instead of reloading for ever. True where the page is about to go. What is typed
 * in open forms stays.
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

/**
 * For who tries again what a file is missing for: React keeps the failure of a part, so that the page is needed again. True
 * where it is about to go.
 */
export function reloadForPart(error: unknown, reload = reloadPage): boolean {
  if (!(error instanceof Error) || !isMissingFile(error.message)) return false;
  keepTabDrafts();
  reload();
  return true;
}
