import type { CurrentUser } from '@contract/current-user.ts';
import { queryOptions } from '@tanstack/react-query';
import type { LiveSource, MemberRevisions } from '@/lib/live/live-source.ts';
import { areSameRevisions, holdsChange, revisionsOf } from '@/lib/rows/own-rows.ts';
import { getTrpc } from '@/lib/trpc.ts';

/** Id of the member's row where own saves are noted. */
export const memberRow = 'current-user';

function isCurrentUser(data: unknown): data is CurrentUser {
  return typeof data === 'object' && data !== null && 'spendingCategoriesCustomValues' in data;
}

function listRevisions(data: unknown): MemberRevisions {
  if (!isCurrentUser(data)) return {};
  return {
    members: revisionsOf([data]),
    spending_category_custom_values: revisionsOf(data.spendingCategoriesCustomValues),
  };
}

/**
 * Settings changed elsewhere are refetched, all in one call: they are documents that the server completes. Own values of
 * points and benefits need no table here, saving them changes the member; amounts are in the rows of the profiles.
 */
const liveCurrentUser: LiveSource = {
  tables: [{ table: 'members' }, { table: 'spending_category_custom_values' }],
  apply: (data, { table, changes }) => {
    const held = listRevisions(data)[table] ?? {};
    return changes !== 'reset' && changes.every((change) => holdsChange(held, change))
      ? data
      : undefined;
  },
  isAsStored: (data, stored) =>
    Object.entries(listRevisions(data)).every(([table, held]) =>
      areSameRevisions(held, stored[table]),
    ),
};

/** The signed-in member and their settings. Without a valid session it fails with UNAUTHORIZED. */
export function currentUserQuery() {
  return queryOptions({
    queryKey: ['current-user'],
    // Without the abort signal: routes share this read, and it must outlive the component that started it.
    queryFn: async (): Promise<CurrentUser> => (await getTrpc()).users.getCurrentUser.query(),
    meta: { live: liveCurrentUser },
  });
}
