import type { CurrentUser } from '@contract/current-user.ts';
import type { LiveChange } from '@/lib/live/live-message.ts';
import type { LiveSource } from '@/lib/live/live-source.ts';

function isCurrentUser(data: unknown): data is CurrentUser {
  return typeof data === 'object' && data !== null && 'spendingCategoriesCustomValues' in data;
}

type Versioned = { readonly id: string; readonly revision: number };

const revisionsOf = (rows: readonly Versioned[]) =>
  Object.fromEntries(rows.map(({ id, revision }) => [id, revision]));

/** A change that this device has already leaves the rows as they are; another is refetched. */
function hasAlready(rows: readonly Versioned[], { id, record }: LiveChange): boolean {
  const held = rows.find((row) => row.id === id);
  const told = record?.['revision'];
  return record === null ? !held : typeof told === 'number' && (held?.revision ?? 0) >= told;
}

function isKnown(user: CurrentUser, change: LiveChange): boolean {
  switch (change.table) {
    case 'members':
      return hasAlready([user], change);
    case 'annual_spending_profiles':
      return hasAlready(user.annualSpending, change);
    default:
      return hasAlready(user.spendingCategoriesCustomValues, change);
  }
}

/**
 * Settings changed elsewhere are refetched, all in one call: they are documents that the server
 * completes. Own values of points and benefits need no table here, saving them changes the member.
 */
export const liveCurrentUser: LiveSource = {
  isOwn: true,
  patch: {
    tables: ['members', 'annual_spending_profiles', 'spending_category_custom_values'],
    apply: (data, change) => (isCurrentUser(data) && isKnown(data, change) ? data : undefined),
  },
  listRevisions: (data) =>
    isCurrentUser(data)
      ? {
          members: revisionsOf([data]),
          annual_spending_profiles: revisionsOf(data.annualSpending),
          spending_category_custom_values: revisionsOf(data.spendingCategoriesCustomValues),
        }
      : {},
};
