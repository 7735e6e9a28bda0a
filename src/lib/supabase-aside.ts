import { createClient } from '@supabase/supabase-js';
import { getEnv } from '@/lib/env.ts';

/** A client for a session apart from this device's: no cookie, no other tab, and it outlives the page. */
export function connectAside() {
  const { VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY } = getEnv();
  return createClient(VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY, {
    auth: {
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      // Two under one name would warn of each other.
      storageKey: crypto.randomUUID(),
    },
    global: { fetch: (input, init) => fetch(input, { ...init, keepalive: true }) },
  });
}

/** Seconds within which a token may end on its way. */
const MARGIN = 10;

function read(session: object, key: string): unknown {
  return Reflect.get(session, key);
}

/**
 * Ends a session at the provider that this device has forgotten already. It may take its time, and outlives the page;
 * where the token has ended, it is refreshed once more for this.
 */
export async function revokeSession(session: object): Promise<void> {
  const { auth } = connectAside();
  let token = read(session, 'access_token');
  const endsAt = read(session, 'expires_at');
  const refreshToken = read(session, 'refresh_token');
  const isOver = typeof endsAt !== 'number' || endsAt < Date.now() / 1000 + MARGIN;
  if (isOver && typeof refreshToken === 'string') {
    const { data, error } = await auth.refreshSession({ refresh_token: refreshToken });
    if (error) throw error;
    token = data.session?.access_token;
  }
  if (typeof token !== 'string') throw new Error('The session names no token.');
  const { error } = await auth.admin.signOut(token, 'local');
  if (error) throw error;
}
