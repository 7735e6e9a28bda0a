import type { Database } from '@contract/database.types.ts';
import { PostgrestClient } from '@supabase/postgrest-js';
import { getEnv } from '@/lib/env.ts';
import { checkAnswer } from '@/lib/http-error.ts';

let known: PostgrestClient<Database> | undefined;

/**
 * Reference data, read as anyone may read it. A twentieth of supabase-js, so that a visitor's first
 * page does not wait for authentication, storage and live updates.
 */
export function getSupabaseRest(): PostgrestClient<Database> {
  const { VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY } = getEnv();
  known ??= new PostgrestClient<Database>(`${VITE_SUPABASE_URL}/rest/v1`, {
    headers: { apikey: VITE_SUPABASE_PUBLISHABLE_KEY },
    // Retries are left to the query client.
    retry: false,
    fetch: async (input, init) => checkAnswer(await fetch(input, init)),
  });
  return known;
}
