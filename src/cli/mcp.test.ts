import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { bestWallet } from './assistant-answers.ts';
import { hurried, type Patience } from './patience.ts';

const today = '2026-11-28';
const client = new Client({ name: 'test', version: '1' });

beforeAll(async () => {
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [path.join(import.meta.dirname, 'mcp.ts')],
      stderr: 'inherit',
    }),
  );
}, 60_000);
afterAll(() => client.close());

const answerShape = z.object({
  isError: z.boolean().optional(),
  content: z.array(z.object({ text: z.string() })),
  structuredContent: z.record(z.string(), z.unknown()).optional(),
});

const factsShape = z.looseObject({
  terms: z.looseObject({ age_days: z.number() }),
  rates: z.array(z.looseObject({ on: z.string() })),
});

async function ask(name: string, args: Record<string, unknown>) {
  return answerShape.parse(await client.callTool({ name, arguments: args }));
}

describe('an assistant', () => {
  test('sees five tools that only read', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'find_card',
      'card_facts',
      'best_card_for',
      'best_wallet',
      'may_i_apply',
    ]);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true);
  });

  test('finds a card by words', async () => {
    const { structuredContent } = await ask('find_card', { text: 'chase sapphire preferred' });
    expect(structuredContent).toMatchObject({
      cards: [{ card: 'chase-sapphire-preferred', issuer: 'Chase', annual_fee_cents: 9500 }],
    });
  });

  test('reads facts with their source and age', async () => {
    const { structuredContent } = await ask('card_facts', { card: 'amex-gold', today });
    const { terms, rates } = factsShape.parse(structuredContent);
    expect(terms).toMatchObject({ annual_fee_cents: 32500, is_stale: false });
    expect(terms.age_days).toBeGreaterThan(0);
    expect(rates.find(({ on }) => on === 'us-supermarkets')).toMatchObject({
      rate: 4,
      cap: { amount_cents: 2_500_000, amount_points: null, period: 'calendar_year', then_rate: 1 },
    });
    // Fees are to be checked every 180 days.
    const later = await ask('card_facts', { card: 'amex-gold', today: '2027-11-28' });
    expect(later.structuredContent).toMatchObject({ terms: { is_stale: true } });
  });

  test('ranks cards at a shop, as the counter does', async () => {
    const { structuredContent } = await ask('best_card_for', {
      cards: ['chase-freedom-unlimited', 'blue-cash-preferred'],
      shop: 'KROGER #1234 CINCINNATI OH',
      amount_cents: 10_000,
      today,
    });
    expect(structuredContent).toMatchObject({
      shop: 'Kroger',
      sub_category: 'kroger-stores',
      is_shop_known: true,
      cards: [
        { card: 'blue-cash-preferred', value_cents: 600 },
        { card: 'chase-freedom-unlimited', value_cents: 150 },
      ],
    });
  });

  test('asks for the best wallet', async () => {
    const { structuredContent } = await ask('best_wallet', {
      spending_cents: { 'us-supermarkets': 600_000, other: 1_000_000 },
      at_most: 2,
      credit: 'excellent',
      today,
    });
    expect(structuredContent).toMatchObject({ is_proven: true });
    const { net_cents: net, cards } = z
      .object({ net_cents: z.number(), cards: z.array(z.object({ net_cents: z.number() })) })
      .parse(structuredContent);
    expect(cards.reduce((sum, each) => sum + each.net_cents, 0)).toBeCloseTo(net);
    // A card of 2% on everything alone earns $320.
    expect(net).toBeGreaterThan(32_000);
  });

  test('in a hurry, gets the best wallet found, and what none is worth more than', () => {
    const answered = z.object({
      net_cents: z.number(),
      at_most_cents: z.number(),
      is_proven: z.boolean(),
    });
    const question = {
      spending_cents: Object.fromEntries(
        ['intuit', 'costco', 'airline-united', 'paypal-checkout', 'parking-tolls', 'other'].map(
          (slug, place) => [slug, 412_031 + 77_713 * place],
        ),
      ),
      at_most: 4,
      year: 'first',
      redemption: 'travel',
      credit: 'excellent',
      today,
    };
    const ask = (patience?: Patience) => {
      const answer = bestWallet(question, patience);
      return answered.parse(answer.ok ? answer.value : null);
    };
    let time = 0;
    const hasty = ask(hurried(() => (time += 400)));
    const patient = ask();
    expect(patient).toMatchObject({ is_proven: true, at_most_cents: patient.net_cents });
    expect(hasty.is_proven).toBe(false);
    expect(hasty.net_cents).toBeGreaterThan(0);
    expect(hasty.net_cents).toBeLessThanOrEqual(patient.net_cents + 0.01);
    expect(hasty.at_most_cents).toBeGreaterThan(patient.net_cents - 0.01);
    expect(ask(hurried(() => 0))).toEqual(patient);
  });

  test('asks if it may apply', async () => {
    const opened = (card: string, opened_on: string) => ({ card, opened_on });
    const history = [
      opened('amex-gold', '2026-01-05'),
      opened('citi-double-cash', '2026-02-05'),
      opened('venture-x', '2026-03-05'),
      opened('discover-it-cash-back', '2026-04-05'),
      opened('other', '2026-05-05'),
    ];
    const { structuredContent } = await ask('may_i_apply', {
      today,
      history,
      ask: ['chase-sapphire-preferred'],
    });
    expect(structuredContent).toMatchObject({
      cards: [{ card: 'chase-sapphire-preferred', may_open: 'no' }],
    });
  });

  test('is told what was wrong', async () => {
    const unknown = await ask('card_facts', { card: 'no-card', today });
    expect(unknown).toMatchObject({
      isError: true,
      content: [{ text: 'card: there is no card "no-card": find_card has the slugs' }],
    });
    const odd = await ask('best_wallet', { spending_cents: { castles: 5 }, at_most: 2, today });
    expect(odd.content[0]?.text).toContain('castles: there is no such sub-category');
    expect(
      await ask('best_card_for', { cards: [], shop: '', amount_cents: -1, today }),
    ).toMatchObject({ isError: true });
  });
});
