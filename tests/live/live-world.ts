import { vi } from 'vitest';
import { type Stack, startStack } from '../../supabase/local/start-stack.ts';
import { ageMessages } from '../../supabase/local/test-support/age-messages.ts';
import { createBreakableNetwork } from './breakable-network.ts';

export const CARD = 'amex-gold';

/** A stack behind a network that can break; tabs opened from now on go through it. */
export async function createLiveWorld(): Promise<{
  stack: Stack;
  network: Awaited<ReturnType<typeof createBreakableNetwork>>;
  /** Changes the fee of a card, as an admin would. */
  editFee: (cents: number, slug?: string) => Promise<void>;
  /** Requests of tabs for rows since the last call. */
  takeReads: () => string[];
  stop: () => Promise<void>;
}> {
  const stack = await startStack();
  await ageMessages(stack);
  const network = await createBreakableNetwork(stack.url);
  vi.stubEnv('VITE_SUPABASE_URL', network.url);
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', stack.publishableKey);
  const reads: string[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    reads.push(new URL(input instanceof Request ? input.url : input).pathname);
    return fetch(input, init);
  });
  return {
    stack,
    network,
    editFee: async (cents, slug = CARD) => {
      await stack.db.query('update public.credit_cards set annual_fee_cents = $1 where slug = $2', [
        cents,
        slug,
      ]);
    },
    takeReads: () => reads.splice(0),
    stop: async () => {
      vi.unstubAllGlobals();
      vi.unstubAllEnvs();
      network.close();
      await stack.stop();
    },
  };
}

/**
 * Waits until a condition holds, and returns the time in milliseconds. Only a hang takes the default limit: the
 * server runs in the process of its tabs, on cores that run other tests.
 */
export async function waitUntil(holds: () => boolean, within = 60_000): Promise<number> {
  const start = performance.now();
  while (!holds()) {
    if (performance.now() - start > within) throw new Error(`It does not hold after ${within} ms.`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return performance.now() - start;
}
