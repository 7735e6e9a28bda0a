import { connectAside } from '@/lib/supabase-aside.ts';

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
