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
