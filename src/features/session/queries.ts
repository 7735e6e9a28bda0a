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
  const [{ getSupabase }, { readTokenAssurance }] = await Promise.all([
    import('@/lib/supabase.ts'),
    import('@/lib/token-role.ts'),
  ]);
  const supabase = await getSupabase();
  const { data, error } = await supabase.auth.getSession();
  if (error) throw error;
  if (!data.session) return { session: null, needsCode: false };
  const { user, access_token: token } = data.session;
  const hasApp = user.factors?.some(({ status }) => status === 'verified') ?? false;
  if (hasApp && readTokenAssurance(token) !== 'aal2') return { session: null, needsCode: true };
  return { session: { userId: user.id, email: user.email, hasApp }, needsCode: false };
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

/** `needs-app`: the account is an admin's, who has to set up an authenticator app first. */
export type AdminAccess = 'open' | 'needs-app' | 'closed';

async function readAdminAccess(): Promise<AdminAccess> {
  const [{ getAccessToken }, { readTokenRole, readTokenAssurance, isExcusedFromApp }] =
    await Promise.all([import('@/lib/supabase.ts'), import('@/lib/token-role.ts')]);
  const token = await getAccessToken();
  if (token === undefined || readTokenRole(token) !== 'app_admin') return 'closed';
  return readTokenAssurance(token) === 'aal2' || isExcusedFromApp(token) ? 'open' : 'needs-app';
}

/**
 * Admin access according to this device's token. Refetched each time, since a refreshed token may have another role;
 * the database alone decides what an admin may do.
 */
export function adminAccessQuery() {
  return queryOptions({
    queryKey: ['session', 'admin-access'],
    queryFn: readAdminAccess,
    staleTime: 0,
  });
}
