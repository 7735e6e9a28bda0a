import type { MutationKey, MutationOptions, QueryClient } from '@tanstack/react-query';
import { hashKey } from '@tanstack/react-query';
import { dropTabEdits, listTabs, readTabEdits } from './edit-store.ts';
import type { EditWords } from './edit-words.ts';
import { lockOf, OWN_TAB } from './keep-edits.ts';
import { addRefusedEdit } from './refused-edits.ts';

/** A change whose functions are found again by its key. */
export type KeepableEdit = { readonly mutationKey: MutationKey };

type Adoption = {
  readonly client: QueryClient;
  readonly memberId: string;
  /** Every change that may have been kept; asked for only where something was. */
  readonly loadEdits: () => Promise<readonly KeepableEdit[]>;
  /** Writes what this tab has by now onto the device. */
  readonly write: () => Promise<void>;
};

const wordsOfGone: EditWords = {
  refused: 'A change from an earlier version was not saved',
  typed: (variables) => (typeof variables === 'object' && variables !== null ? variables : {}),
  again: () => undefined,
};

/** A change that this release does not know any more: it is refused with what was entered, instead of vanishing. */
export function goneEdit(
  mutationKey: MutationKey,
): MutationOptions<unknown, Error, unknown, unknown> {
  return {
    mutationKey,
    meta: { edit: wordsOfGone },
    mutationFn: () => Promise.reject(new Error('This version cannot make it any more.')),
  };
}

async function adoptTab(adoption: Adoption, tab: string): Promise<void> {
  const { client, memberId, loadEdits, write } = adoption;
  const kept = await readTabEdits(memberId, tab);
  if (!kept) return;
  const known = new Map((await loadEdits()).map((edit) => [hashKey(edit.mutationKey), edit]));
  const find = (key: MutationKey): MutationOptions<unknown, Error, unknown, unknown> => {
    return known.get(hashKey(key)) ?? goneEdit(key);
  };
  for (const entry of kept.refused) addRefusedEdit(entry, find(entry.mutationKey));
  for (const { mutationKey, state } of kept.waiting) {
    const options = find(mutationKey);
    // Shown again as it was: what the device kept of the list may be older than the change.
    await options.onMutate?.(state.variables, { client, meta: options.meta, mutationKey });
    client
      .getMutationCache()
      .build<unknown, Error, unknown, unknown>(client, options, { ...state, isPaused: true });
  }
  // First this tab has them, then the other has not: cut off between the two they are sent twice, which is done once.
  await write();
  await dropTabEdits(memberId, tab);
  void client.resumePausedMutations();
}

/**
 * Takes over what tabs that are gone have not sent: the page before a reload, or a tab that was closed. What a living
 * tab has is its own; it is adopted once that tab closes. Resolves when everything that was free is here.
 */
export async function adoptEdits(adoption: Adoption): Promise<void> {
  const tabs = (await listTabs(adoption.memberId)).filter((tab) => tab !== OWN_TAB);
  if (!('locks' in navigator)) {
    for (const tab of tabs) await adoptTab(adoption, tab);
    return;
  }
  for (const tab of tabs) {
    await navigator.locks.request(lockOf(tab), { ifAvailable: true }, async (lock) => {
      if (lock) {
        await adoptTab(adoption, tab);
        return;
      }
      // Not waited for: its owner may live as long as it likes.
      navigator.locks
        .request(lockOf(tab), () => adoptTab(adoption, tab))
        .catch((error: unknown) => {
          console.warn('The changes of another tab could not be adopted.', error);
        });
    });
  }
}
