import type { CurrentUser } from '@contract/current-user.ts';
import { queryOptions } from '@tanstack/react-query';
import { getTrpc } from '@/lib/trpc.ts';
import { liveCurrentUser } from './follow-user.ts';

/** Id of the member's row where own saves are noted. */
export const memberRow = 'current-user';

/** The signed-in member and their settings. Without a valid session it fails with UNAUTHORIZED. */
export function currentUserQuery() {
  return queryOptions({
    queryKey: ['current-user'],
    // Without the abort signal: routes share this read, and it must outlive the component that started it.
    queryFn: async (): Promise<CurrentUser> => (await getTrpc()).users.getCurrentUser.query(),
    meta: { live: liveCurrentUser },
  });
}
