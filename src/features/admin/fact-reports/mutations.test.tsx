import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportInputSchema } from './check-report.ts';
import { sendReport } from './mutations.ts';

beforeEach(() => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://abcd.supabase.co');
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const input = { problem: 'The fee is another.', suggestedValue: '', sourceUrl: '', replyTo: '' };
const options = (pagePath: string, isVisitor: boolean) => ({
  pagePath,
  id: crypto.randomUUID(),
  isVisitor,
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
  expect(await sendReport(fact, input, options(address, false))).toBe('sent');
  expect(sent).toMatchObject([{ page_path: path }]);
});

it('a visitor sends a report by the function alone, and learns when too many do', async () => {
  const fact = { table: 'credit_cards', id: 7, subject: 'Blue Cash' } as const;
  const sent: [string, unknown][] = [];
  let answer = new Response(null, { status: 204 });
  vi.stubGlobal('fetch', (address: string, { body }: { body: string }) => {
    sent.push([new URL(address).pathname, JSON.parse(body)]);
    return Promise.resolve(answer);
  });
  const asked = { ...input, replyTo: 'ann@example.com' };
  expect(await sendReport(fact, asked, options('/credit-cards/7/x', true))).toBe('sent');
  expect(sent).toMatchObject([
    ['/rest/v1/rpc/report_fact', { reply_to: 'ann@example.com', record_id: 7 }],
  ]);
  answer = Response.json({ code: 'PT429', message: 'too many' }, { status: 429 });
  expect(await sendReport(fact, input, options('/credit-cards/7/x', true))).toBe('too-many');
  expect(sent[1]?.[1]).not.toHaveProperty('reply_to');
});

it.each([
  ['', true],
  ['ann@example.com', true],
  ['ann.o’hara@example.com', false],
  ['ann@example', false],
  ['ann', false],
])('an email address %j is taken: %s', (replyTo, isTaken) => {
  expect(reportInputSchema.safeParse({ ...input, replyTo }).success).toBe(isTaken);
});
