import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { sessionQuery } from './queries.ts';
import { needsCodeQuery } from './read-session.ts';
import { GUARD } from './is-guarded.ts';
import { takeRedirectPath } from './carry-redirect-path.ts';
import { settleMember } from './settle-member.ts';

/** After a login: to the page that was asked for before, else to the member's home; first to the code, where one is asked for. */
export function useEnterApp(): () => Promise<void> {
  const router = useRouter();
  const queryClient = useQueryClient();
  return useCallback(async () => {
    const takePath = () => takeRedirectPath() ?? '/app';
    await settleMember(queryClient, takePath);
    const [, needsCode] = await Promise.all([
      queryClient.fetchQuery({ ...sessionQuery(), staleTime: 0 }),
      queryClient.fetchQuery(needsCodeQuery()),
    ]);
    router.history.push(needsCode ? GUARD.login : takePath());
  }, [router, queryClient]);
}
