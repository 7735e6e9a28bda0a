import { clear, createStore, del, get, set } from 'idb-keyval';

/** Under which an admin's unsaved cards are kept: read at once, when the page is drawn. */
export const CARD_DRAFTS = 'card-draft:';

let store: ReturnType<typeof createStore> | undefined;

function getStore() {
  store ??= createStore('pointfolio-drafts', 'drafts');
  return store;
}

/** Opening the database may throw as well as fail. */
async function orNothing<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch {
    return undefined;
  }
}

/**
 * What a member wrote and the server has not got yet, on this device under the member's id. A device that keeps
 * nothing (a private window, a full disk) has no drafts; the work in the open page goes on.
 */
export async function keepDraft(memberId: string, name: string, draft: unknown): Promise<void> {
  await orNothing(() => set(`${memberId}/${name}`, draft, getStore()));
}

export async function readDraft(memberId: string, name: string): Promise<unknown> {
  return orNothing(() => get<unknown>(`${memberId}/${name}`, getStore()));
}

export async function dropDraft(memberId: string, name: string): Promise<void> {
  await orNothing(() => del(`${memberId}/${name}`, getStore()));
}

/** Everything of everyone: for signing out. */
export async function dropAllDrafts(): Promise<void> {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(CARD_DRAFTS)) localStorage.removeItem(key);
    }
    await clear(getStore());
  } catch (error) {
    console.warn('This device has kept no drafts that could be dropped.', error);
  }
}
