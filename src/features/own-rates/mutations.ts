import type { CurrentUser } from '@contract/current-user.ts';
import type { SpendingCategoryCustomValue } from '@contract/custom-values.ts';
import { reportEdit } from '@/components/report-edit.ts';
import { currentUserQuery } from '@/features/current-user/queries.ts';
import { defineEdit } from '@/lib/edits/define-edit.ts';
import { addOnce, saveOnce, type UpdateOutcome } from '@/lib/edits/save-once.ts';
import { getErrorStatus } from '@/lib/retry-policy.ts';
import { putRows } from '@/lib/rows/member-edits.ts';
import { getTrpc } from '@/lib/trpc.ts';
import * as texts from './texts.ts';

/** A member's own rate for a card in a category or sub-category. */
export type OwnRate = SpendingCategoryCustomValue;

const { queryKey } = currentUserQuery();
const key = (verb: string) => ['edit', 'own-rates', verb];

function put(user: CurrentUser, rate: OwnRate): CurrentUser {
  const rates = putRows(user.spendingCategoriesCustomValues, [rate]);
  return { ...user, spendingCategoriesCustomValues: rates };
}

async function read(id: string): Promise<OwnRate | null> {
  const { users } = await getTrpc();
  const user = await users.getCurrentUser.query();
  return user.spendingCategoriesCustomValues.find((rate) => rate.id === id) ?? null;
}

/** What the server answers, or null where the row is not there, or is there in another state. */
async function unlessMoved<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    const status = getErrorStatus(error);
    if (status === 404 || status === 409) return null;
    throw error;
  }
}

/** Adds a rate, or puts a removed one back: its id is the client's, so nothing is added twice. */
const adding = defineEdit<OwnRate, OwnRate>({
  key: key('add'),
  refused: texts.yourRateWasNotSaved,
  report: reportEdit,
  effects: [{ queryKey, apply: put, take: put }],
  typed: (rate) => rate,
  send: async ({ revision: _made, ...rate }) => {
    const { users } = await getTrpc();
    return addOnce(
      () => unlessMoved(users.addSpendingCategoryCustomValue.mutate(rate)),
      () => read(rate.id),
    );
  },
});

type Change = { readonly base: OwnRate; readonly values: Omit<OwnRate, 'id' | 'revision'> };

const updating = defineEdit<Change, UpdateOutcome<OwnRate>>({
  key: key('update'),
  refused: texts.yourRateWasNotSaved,
  report: reportEdit,
  effects: [
    {
      queryKey,
      apply: (user: CurrentUser, { base, values }) => put(user, { ...base, ...values }),
      take: (user: CurrentUser, outcome) =>
        outcome.kind === 'saved' ? put(user, outcome.row) : user,
    },
  ],
  typed: ({ values }) => values,
  again: ({ base, values }, client) => {
    const current = client
      .getQueryData<CurrentUser>(queryKey)
      ?.spendingCategoriesCustomValues.find(({ id }) => id === base.id);
    return current && { base: current, values };
  },
  send: async ({ base, values }, { client }) => {
    const { users } = await getTrpc();
    return saveOnce({
      client,
      base,
      wanted: values,
      write: (revision) =>
        unlessMoved(
          users.updateSpendingCategoryCustomValue.mutate({ id: base.id, revision, ...values }),
        ),
      read,
    });
  },
});

const removing = defineEdit<OwnRate, 'removed'>({
  key: key('remove'),
  refused: texts.yourRateWasNotRemoved,
  report: reportEdit,
  effects: [
    {
      queryKey,
      apply: (user: CurrentUser, { id }) => ({
        ...user,
        spendingCategoriesCustomValues: user.spendingCategoriesCustomValues.filter(
          (rate) => rate.id !== id,
        ),
      }),
    },
  ],
  typed: (rate) => rate,
  send: async ({ id }) => {
    const { users } = await getTrpc();
    // One that is gone already is removed.
    await unlessMoved(users.removeSpendingCategoryCustomValue.mutate(id));
    return 'removed';
  },
});

export const ownRateEdits = { adding, updating, removing };
