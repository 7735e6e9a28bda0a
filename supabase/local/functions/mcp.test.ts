import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../../../src/cli/seed-rows.ts';
import { readFacts } from '../../functions/mcp/read-facts.ts';
import { projectRoot } from '../project.ts';
import { type Stack, startStack } from '../start-stack.ts';

let stack: Stack;
let address: string;
let published: Awaited<ReturnType<typeof readFacts>> | undefined;
const overHttp = new Client({ name: 'test', version: '1' });
const overPipe = new Client({ name: 'test', version: '1' });

beforeAll(async () => {
  stack = await startStack({ functions: true });
  await stack.db.exec(
    `update public.credit_cards set name = 'Only in the database' where slug = 'ink-plus'`,
  );
  address = `${stack.url}/functions/v1/mcp`;
  await overHttp.connect(new StreamableHTTPClientTransport(new URL(address)));
  await overPipe.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [path.join(projectRoot, 'src/cli/mcp.ts')],
      stderr: 'inherit',
    }),
  );
});
afterAll(async () => {
  await Promise.all([overHttp.close(), overPipe.close()]);
  await stack.stop();
});

const today = '2026-11-28';

test('the tools are those over standard input and output', async () => {
  const { tools } = await overHttp.listTools();
  expect(tools).toHaveLength(5);
  expect(tools).toEqual((await overPipe.listTools()).tools);
});

test('the facts are those of the database, as a visitor reads them', async () => {
  const asked = { name: 'find_card', arguments: { text: 'only in the database' } };
  expect(await overHttp.callTool(asked)).toMatchObject({
    structuredContent: { cards: [{ card: 'ink-plus' }] },
  });
  expect(await overPipe.callTool(asked)).toMatchObject({ structuredContent: { cards: [] } });
});

test.each([
  'acceptance',
  'benefit_spending',
  'card_choice_options',
  'card_choices',
  'category_points',
  'credit_card_benefits',
  'credit_card_requirements',
  'credit_card_rules',
  'linked_rates',
  'merchants',
  'point_systems',
  'requirements',
  'rules',
  'signup_bonus_credits',
  'signup_bonuses',
  'spending_caps',
  'spending_costs',
  'sub_categories',
  'sub_category_parents',
])('the rows of %s are those of the file', async (name) => {
  published ??= await readFacts({ ...stack, supabaseUrl: stack.url, fetch });
  const plain = (cell: string) => (/^\d+\.\d+$/.test(cell) ? String(Number(cell)) : cell);
  // Columns that no tool reads, or that the database knows under another name.
  const unread = new Set(['sort', 'period of linked_rates']);
  const wanted = rowsOf(name).map((row) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([column]) => !unread.has(column) && !unread.has(`${column} of ${name}`))
        .map(([column, cell]) => [column, plain(cell)]),
    ),
  );
  const found = published(name).map((row) =>
    Object.fromEntries(
      Object.keys(wanted[0] ?? {}).map((column) => [column, plain(row[column] ?? 'none')]),
    ),
  );
  expect(wanted.length).toBeGreaterThan(2);
  expect(found).toEqual(wanted);
});

const questions: readonly [string, Record<string, unknown>][] = [
  ['find_card', { text: 'chase sapphire' }],
  ['find_card', { text: 'credit union' }],
  ...[
    'amex-gold',
    'citi-custom-cash',
    'chase-sapphire-preferred',
    'venture',
    'discover-it-cash-back',
  ].map((card): [string, Record<string, unknown>] => ['card_facts', { card, today }]),
  ['card_facts', { card: 'no-card', today }],
  [
    'best_card_for',
    {
      cards: ['chase-freedom-unlimited', 'blue-cash-preferred', 'bilt-obsidian', 'amex-gold'],
      shop: 'KROGER #1234 CINCINNATI OH',
      amount_cents: 10_000,
      redemption: 'travel',
      today,
    },
  ],
  [
    'best_wallet',
    {
      spending_cents: { 'us-supermarkets': 600_000, restaurants: 300_000, other: 1_000_000 },
      at_most: 3,
      credit: 'excellent',
      year: 'first',
      redemption: 'travel',
      today,
    },
  ],
  [
    'may_i_apply',
    {
      today,
      history: ['amex-gold', 'citi-double-cash', 'venture-x', 'other'].map((card, month) => ({
        card,
        opened_on: `2026-0${month + 1}-05`,
      })),
      ask: ['chase-sapphire-preferred', 'amex-platinum', 'citi-strata-premier'],
    },
  ],
];

test.each(questions)('%s answers the same: %j', async (name, args) => {
  const asked = { name, arguments: args };
  const answer = await overHttp.callTool(asked);
  expect(answer).toEqual(await overPipe.callTool(asked));
  expect(answer.isError ?? false).toBe(args['card'] === 'no-card');
});

const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(address, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
  });

test('other requests are refused, and an answer is never kept', async () => {
  expect((await fetch(address)).status).toBe(405);
  expect((await fetch(address, { method: 'DELETE' })).status).toBe(405);
  expect((await post('{')).status).toBe(400);
  expect((await post('"'.padEnd(70_000))).status).toBe(413);
  const ping = await post('{"jsonrpc": "2.0", "id": 1, "method": "ping"}');
  expect([ping.status, await ping.json()]).toEqual([200, { jsonrpc: '2.0', id: 1, result: {} }]);
  expect(ping.headers.get('cache-control')).toBe('no-store');
  expect(ping.headers.get('mcp-session-id')).toBeNull();
});

test('an address asks thirty times a minute', async () => {
  const ask = () =>
    post('{"jsonrpc": "2.0", "id": 1, "method": "ping"}', { 'x-forwarded-for': '192.0.2.1' });
  const answers = await Promise.all(Array.from({ length: 70 }, ask));
  expect(answers.some(({ status, headers }) => status === 429 && headers.has('retry-after'))).toBe(
    true,
  );
});
