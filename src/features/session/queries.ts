import { queryOptions } from '@tanstack/react-query';
import { hasSessionCookie } from '@/lib/session-cookie.ts';

/** The session on this device. Its tokens stay in the cookies. */
export type Session = {
  userId: string;
  email: string | undefined;
  /** True if the account requires authenticator codes. */
  hasApp: boolean;
};

async function readDevice(): Promise<{ session: Session | null; needsCode: boolean }> {
  if (!hasSessionCookie()) return { session: null, needsCode: false };
  // The page of a visitor does without all of it.
  const { readSession } = await import('./read-session.ts');
  return readSession();
}

export function sessionQuery() {
  return queryOptions({
    queryKey: ['session'],
    queryFn: async () => (await readDevice()).session,
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

/** True if the password was given here but the app's code is still missing; nobody is signed in until then. */
export function needsCodeQuery() {
  return queryOptions({
    queryKey: ['session', 'needs-code'],
    queryFn: async () => (await readDevice()).needsCode,
    staleTime: 0,
  });
}
