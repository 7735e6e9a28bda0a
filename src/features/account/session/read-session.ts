import { queryOptions } from '@tanstack/react-query';
import { hasSessionCookie } from '@/lib/session-cookie.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { readTokenAssurance } from '@/lib/token-role.ts';
import type { Session } from './queries.ts';

/** Reads the session on this device; `needsCode` if the password was given but the app's code is still missing. */
export async function readSession(): Promise<{ session: Session | null; needsCode: boolean }> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.auth.getSession();
  if (error) throw error;
  if (!data.session) return { session: null, needsCode: false };
  const { user, access_token: token } = data.session;
  const hasApp = user.factors?.some(({ status }) => status === 'verified') ?? false;
  if (hasApp && readTokenAssurance(token) !== 'aal2') return { session: null, needsCode: true };
  return { session: { userId: user.id, email: user.email, hasApp }, needsCode: false };
}

/** True if the password was given here but the app's code is still missing; nobody is signed in until then. */
export function needsCodeQuery() {
  return queryOptions({
    queryKey: ['session', 'needs-code'],
    queryFn: async () => hasSessionCookie() && (await readSession()).needsCode,
    staleTime: 0,
  });
}
