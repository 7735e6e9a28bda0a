import { queryOptions } from '@tanstack/react-query';
import { hasSessionCookie } from '@/lib/session-cookie.ts';

/** The session on this device. Its tokens stay in the cookies. */
export type Session = {
  userId: string;
  email: string | undefined;
  /** True if the account requires authenticator codes. */
  hasApp: boolean;
};

export function sessionQuery() {
  return queryOptions({
    queryKey: ['session'],
    queryFn: async () => {
      // The page of a visitor does without all of it.
      if (!hasSessionCookie()) return null;
      const { readSession } = await import('./read-session.ts');
      return (await readSession()).session;
    },
    staleTime: Infinity,
    gcTime: Infinity,
  });
}
