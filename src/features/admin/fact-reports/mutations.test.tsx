import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendReport } from './mutations.ts';

beforeEach(() => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://abcd.supabase.co');
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it.each([
  ['/credit-cards/7/blue-cash', '/credit-cards/7/blue-cash'],
  ['/app/wallet-comparisons/0190f7a2-5cd1-7b2e-9f10-0123456789ab', '/app/wallet-comparisons'],
  ['/app/whiteboard/0190F7A2-5cd1-7b2e-9f10-0123456789ab/edit', '/app/whiteboard'],
])('a report from %s names the page %s, and no row of the member', async (address, path) => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (_input: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Promise.resolve(new Response(null, { status: 201 }));
  });
  const fact = { table: 'credit_cards', id: 7, subject: 'Blue Cash' } as const;
  const input = { problem: 'The fee is another.', suggestedValue: '', sourceUrl: '' };
  expect(await sendReport(fact, input, address, crypto.randomUUID())).toBe('sent');
  expect(sent).toMatchObject([{ page_path: path }]);
});
