import { useMutation } from '@tanstack/react-query';
import { reportEdit } from '@/components/report-failure.ts';
import { toast } from '@/components/ui/toast-store.ts';
import type { CurrentUser } from '@contract/current-user.ts';
import type { SpendingCategoryCustomValue } from '@contract/custom-values.ts';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import { getErrorStatus } from '@/lib/retry-policy.ts';
import { editRows } from '@/lib/rows/member-edits.ts';
import { getTrpc } from '@/lib/trpc.ts';

export type OwnRate = SpendingCategoryCustomValue;

/** A change gives the whole rate. */
type RateValues = Omit<OwnRate, 'id' | 'revision'>;

/** The row that the server answers with; none if it is not there, or is there in another state. */
async function unlessMoved<T>(call: Promise<T>): Promise<T[]> {
  try {
    return [await call];
  } catch (error) {
    const status = getErrorStatus(error);
    if (status === 404 || status === 409) return [];
    throw error;
  }
}

/** The rates as a table: they are read with the member, and written by procedures of their own. */
const table = {
  query: currentUserQuery,
  list: async ({ id }: { id: string }) => {
    const { users } = await getTrpc();
    const user = await users.getCurrentUser.query();
    return user.spendingCategoriesCustomValues.filter((rate) => rate.id === id);
  },
  insert: async ([row]: readonly OwnRate[]) => {
    if (!row) return [];
    const { revision: _made, ...rate } = row;
    const { users } = await getTrpc();
    return unlessMoved(users.addSpendingCategoryCustomValue.mutate(rate));
  },
  update: async (id: string, revision: number, values: RateValues) => {
    const { users } = await getTrpc();
    const change = { id, revision, ...values };
    const [saved = null] = await unlessMoved(
      users.updateSpendingCategoryCustomValue.mutate(change),
    );
    return saved;
  },
  remove: async (id: string) => {
    const { users } = await getTrpc();
    await unlessMoved(users.removeSpendingCategoryCustomValue.mutate(id));
    return true;
  },
};

const edits = editRows<OwnRate, RateValues>(table, reportEdit, {
  key: ['own-rates'],
  get: (user: CurrentUser) => user.spendingCategoriesCustomValues,
  set: (user: CurrentUser, rates) => ({ ...user, spendingCategoriesCustomValues: [...rates] }),
});

export const ownRateEdits = {
  adding: edits.adding('Your rate was not saved'),
  updating: edits.updating('Your rate was not saved'),
  removing: edits.removing('Your rate was not removed'),
};

/** Removes an own rate; its toast offers undo. */
export function useRemoveOwnRate() {
  const remove = useMutation(ownRateEdits.removing);
  const restore = useMutation(ownRateEdits.adding);
  return (rate: OwnRate) => {
    const undo = () => {
      restore.mutate({ ...rate, revision: 1 });
    };
    remove.mutate(rate);
    toast({ title: 'Back to the issuer’s rate', action: { label: 'Undo', onPress: undo } });
  };
}
