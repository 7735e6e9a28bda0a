import type { Database } from '@contract/database.types.ts';
import { createClient } from '@supabase/supabase-js';

export function readEnv(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set`);
  return value;
}

/** Makes an account's sessions 25 hours older. */
export async function ageSessions(email: string): Promise<void> {
  const answer = await fetch(`${readEnv('VITE_SUPABASE_URL')}/rest/v1/rpc/age_sessions`, {
    method: 'POST',
    headers: { apikey: readEnv('E2E_SECRET_KEY'), 'content-type': 'application/json' },
    body: JSON.stringify({ address: email }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

function connect() {
  return createClient<Database>(
    readEnv('VITE_SUPABASE_URL'),
    readEnv('VITE_SUPABASE_PUBLISHABLE_KEY'),
    { auth: { persistSession: false, autoRefreshToken: false } },
  );
}

export async function signUpOverRest(email: string, password: string) {
  const { error } = await connect().auth.signUp({ email, password });
  if (error) throw error;
}

/** Creates a signed-in client over HTTP, for a demonstration account unless a password is given. */
export async function signInOverRest(email: string, password = readEnv('E2E_DEMO_PASSWORD')) {
  const client = connect();
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

/** Reads a card of the catalog, whose id differs between databases. */
export async function findCard(slug: string): Promise<{ id: number; name: string }> {
  const { data } = await connect()
    .from('credit_cards')
    .select('id, name')
    .eq('slug', slug)
    .single()
    .throwOnError();
  return data;
}
