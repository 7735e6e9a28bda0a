import type { Database } from '@contract/database.types.ts';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { checkAnswer } from '@/lib/http-error.ts';
import { retryingFetch } from '@/lib/refresh-session.ts';

/**
 * Replaces `@/lib/supabase.ts` outside a browser with cookies: the same client and the same fetch, signed in by a
 * token.
 */
let session: { client: SupabaseClient<Database>; token: string } | undefined;

export function openSession(url: string, key: string, token: string): void {
  const client = createClient<Database>(url, key, {
    accessToken: () => Promise.resolve(token),
    global: {
      fetch: async (input, init) =>
        checkAnswer(await retryingFetch(input, init), (init?.method ?? 'GET') === 'GET'),
    },
    db: { retry: false },
  });
  session = { client, token };
}

export function getSupabase(): Promise<SupabaseClient<Database>> {
  if (!session) throw new Error('Nobody is signed in.');
  return Promise.resolve(session.client);
}

export function getAccessToken(): Promise<string | undefined> {
  return Promise.resolve(session?.token);
}
