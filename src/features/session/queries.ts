import { queryOptions } from '@tanstack/react-query';
import { hasSessionCookie } from '@/lib/session-cookie.ts';

/** Who is signed in on this device. The tokens stay in the cookies. */
export type Session = { userId: string; email: string | undefined };

async function readSession(): Promise<Session | null> {
  if (!hasSessionCookie()) return null;
  // The page of a visitor does without all of it.
  const { getSupabase } = await import('@/lib/supabase.ts');
  const supabase = await getSupabase();
  const { data, error } = await supabase.auth.getSession();
  if (error) throw error;
  return data.session && { userId: data.session.user.id, email: data.session.user.email };
}

export function sessionQuery() {
  return queryOptions({
    queryKey: ['session'],
    queryFn: readSession,
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

async function readIsAdmin(): Promise<boolean> {
  const [{ getAccessToken }, { readTokenRole }] = await Promise.all([
    import('@/lib/supabase.ts'),
    import('@/lib/token-role.ts'),
  ]);
  const token = await getAccessToken();
  return token !== undefined && readTokenRole(token) === 'app_admin';
}

/**
 * Whether the token of this device names the role of admins. It is refetched each time, since a
 * refreshed token may name another role; what an admin may do is decided by the database alone.
 */
export function isAdminQuery() {
  return queryOptions({ queryKey: ['session', 'is-admin'], queryFn: readIsAdmin, staleTime: 0 });
}
