import { RealtimeClient, type RealtimeClientOptions } from '@supabase/realtime-js';
import { getEnv } from '@/lib/env.ts';

/** Creates a client of the live channels for the token's holder, or for a visitor without one. */
export function createRealtimeClient(
  getToken: () => Promise<string | undefined>,
  options: Omit<RealtimeClientOptions, 'params' | 'accessToken'>,
): RealtimeClient {
  const { VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY } = getEnv();
  return new RealtimeClient(`${VITE_SUPABASE_URL.replace(/^http/u, 'ws')}/realtime/v1`, {
    ...options,
    params: { apikey: VITE_SUPABASE_PUBLISHABLE_KEY },
    accessToken: async () => (await getToken()) ?? VITE_SUPABASE_PUBLISHABLE_KEY,
  });
}
