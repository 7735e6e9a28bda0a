import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { sessionQuery } from './queries.ts';
import { takeRedirectPath } from './redirect-path.ts';
import { settleMember } from './settle-member.ts';

/** After a login: to the page that was asked for before, else to the member's home. */
export function useEnterApp(): () => Promise<void> {
  const router = useRouter();
  const queryClient = useQueryClient();
  return useCallback(async () => {
    const takePath = () => takeRedirectPath() ?? '/app';
    await settleMember(queryClient, takePath);
    await queryClient.fetchQuery({ ...sessionQuery(), staleTime: 0 });
    router.history.push(takePath());
  }, [router, queryClient]);
}
