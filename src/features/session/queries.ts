import { queryOptions } from '@tanstack/react-query';
import { hasSessionCookie } from '@/lib/session-cookie.ts';
import { getSupabase } from '@/lib/supabase.ts';

/** Who is signed in on this device. The tokens stay in the cookies. */
export type Session = { userId: string; email: string | undefined };

async function readSession(): Promise<Session | null> {
  if (!hasSessionCookie()) return null;
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
