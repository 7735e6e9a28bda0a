import { createClient } from '@supabase/supabase-js';
import { getEnv } from '@/lib/env.ts';

/** A client whose session is not the one of this device: no cookie knows of it, no tab hears of it, and it outlives the page. */
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
