import type { Database } from '@contract/database.types.ts';
import { PostgrestClient } from '@supabase/postgrest-js';

const url = String(import.meta.env['VITE_SUPABASE_URL']);
const key = String(import.meta.env['VITE_SUPABASE_PUBLISHABLE_KEY']);

/**
 * Reference data, read as anyone may read it. A twentieth of supabase-js, so that a visitor's first
 * page does not wait for authentication, storage and live updates.
 */
export const supabaseRest = new PostgrestClient<Database>(`${url}/rest/v1`, {
  headers: { apikey: key },
});
