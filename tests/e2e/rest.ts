import { createClient } from '@supabase/supabase-js';

export function readEnv(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set`);
  return value;
}

/** A client over HTTP, signed in as one of the demonstration accounts. */
export async function signInOverRest(email: string) {
  const client = createClient(
    readEnv('VITE_SUPABASE_URL'),
    readEnv('VITE_SUPABASE_PUBLISHABLE_KEY'),
    { auth: { persistSession: false, autoRefreshToken: false } },
  );
  const { error } = await client.auth.signInWithPassword({ email, password: 'pointfolio-demo' });
  if (error) throw error;
  return client;
}
