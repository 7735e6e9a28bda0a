import { ownFacts } from '../support/own-facts.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { createMember } from './new-member.ts';

const access = inject('access');
type Member = Awaited<ReturnType<typeof createMember>>;
let member: Member;
let other: Member;

beforeAll(async () => {
  [member, other] = [await createMember(), await createMember()];
});

async function post(token: string, path: string, body: unknown) {
  const response = await fetch(`${access.url}/rest/v1/${path}`, {
    method: 'POST',
    headers: {
      apikey: access.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}

const creditCard = Number(access.rows['credit_cards']?.['id']);
const [card, wallet] = [randomUUID(), randomUUID()];
const nothing = { bonus_trackers: [], benefit_uses: [], wallet_card_ids: [] };
const page = { kind: 'wallet', title: 'Mine', document: {}, lasts_days: 7 };
const redemption = {
  ...{ point_system_id: 1, points: 5_000, cash_cents: 9_000 },
  redeemed_on: '2026-11-20',
};
const ownCard = { credit_card_id: 1_000_000_000_001, name: 'A', facts: ownFacts };
const cardOffer = { member_card_id: card, shop: 'CAFE', gives: 'dollars', back_cents: 500 };
const held = { id: card, credit_card_id: creditCard, status: 'held', choices: {}, position: 0 };
const rate = { credit_card_id: creditCard, category_id: 1, rate: 1, valid_during: '(,)' };
const report = { table_name: 'credit_cards', record_id: creditCard, subject: 's', problem: 'p' };
const whole = Object.fromEntries(
  [
    'annual_spending_profiles',
    'member_cards',
    'wallets',
    'wallet_cards',
    'bonus_trackers',
    'benefit_uses',
    'point_balances',
    'point_system_custom_values',
    'benefit_custom_values',
    'spending_category_custom_values',
    'whiteboards',
  ].map((table) => [table, []]),
);
const fact = {
  slug: 'a-card',
  name: 'A card',
  company_id: access.rows['credit_cards']?.['company_id'],
  point_system_id: access.rows['credit_cards']?.['point_system_id'],
  network: 'visa',
  base_rate: 1,
  source_url: 'https://issuer.example',
  verified_on: '2026-11-20',
};

/** Inputs of each function, with the expected error code of the database or of PostgREST. */
const asMember: readonly (readonly [string, unknown, string])[] = [
  ['rpc/arrange_wallet_cards', { wallet, seen: {}, wanted: null }, '22023'],
  ['rpc/arrange_wallet_cards', { wallet, seen: {}, wanted: {} }, '22023'],
  ['rpc/save_point_system_custom_values', { custom_values: null }, '22023'],
  ['rpc/save_benefit_custom_values', { custom_values: [1] }, '22023'],
  ['rpc/restore_member_card', { removed: null }, '22023'],
  ['rpc/restore_member_card', { removed: [] }, '22023'],
  ['rpc/restore_member_card', { removed: { ...nothing, member_cards: [5] } }, '22023'],
  ['rpc/restore_member_card', { removed: { ...nothing, member_cards: [held, held] } }, '22023'],
  [
    'rpc/restore_member_card',
    { removed: { ...nothing, member_cards: [{ ...held, opened_on: 'infinity' }] } },
    '23514',
  ],
  ['rpc/import_member_data', { content: null }, '22023'],
  ['rpc/import_member_data', { content: [] }, '22023'],
  ['rpc/import_member_data', { content: { ...whole, member_cards: [5] } }, '22023'],
  [
    'rpc/import_member_data',
    {
      content: {
        ...whole,
        wallets: [
          { id: wallet, name: 'a' },
          { id: wallet.toUpperCase(), name: 'b' },
        ],
      },
    },
    '22023',
  ],
  ['rpc/keep_plan', { steps: null }, '22023'],
  ['rpc/keep_plan', { steps: [5] }, '22023'],
  ['rpc/catch_up', {}, '22023'],
  ['rpc/catch_up', { since_revision: 1, since_seconds: 1 }, '22023'],
  ['rpc/catch_up', { since_revision: 1e30 }, '22P02'],
  ['rpc/catch_up', { id: true }, 'PGRST202'],
  ['rpc/read_shared_page', { token: 'x' }, '22P02'],
  ['rpc/read_shared_whiteboard', { token: 'x' }, '22P02'],
  ['whiteboards', { name: 'x', document: [] }, '23514'],
  ['whiteboards', { name: 'x', thumbnail: 'javascript:alert(1)' }, '23514'],
  ['wallets', { name: '' }, '23514'],
  ['wallets', { name: { a: 1 }, notes: ['x'.repeat(100_000)] }, '23514'],
  ['wallets', Array.from({ length: 5_000 }, () => ({ name: 'Many' })), '23514'],
  ['member_cards', { ...held, opened_on: { year: 2026 } }, '22007'],
  ['member_cards', { ...held, due_day: 32 }, '23514'],
  ['member_cards', { ...held, statement_day: 0 }, '23514'],
  ['member_cards', { ...held, due_day: 1e30 }, '22P02'],
  ['member_cards', { ...held, autopay: 'all' }, '23514'],
  ['planned_steps', { action: 'close', credit_card_id: true, planned_on: '2026-01-01' }, '22P02'],
  ['shared_pages', { ...page, document: { name: 'Ann Lee' } }, '23514'],
  ['shared_pages', { ...page, title: 'Ann\u202ELee' }, '23514'],
  ['shop_corrections', { shop: 'x'.repeat(101) }, '23514'],
  ['shop_corrections', { shop: 'WAL\u202EMART' }, '23514'],
  ['shop_corrections', { shop: 'CAFE', sub_category_id: 999_999_999 }, '23503'],
  ['shop_corrections', [{ shop: 'CAFE' }, { shop: 'CAFE' }], '23505'],
  ['own_cards', { credit_card_id: 1, name: 'A', facts: ownFacts }, '23514'],
  ['own_cards', { ...ownCard, name: 'A\u202Eb' }, '23514'],
  ['own_cards', { ...ownCard, facts: [] }, '23514'],
  ['own_cards', { ...ownCard, facts: { ...ownFacts, spy: 1 } }, '23514'],
  ['own_cards', { ...ownCard, facts: { ...ownFacts, issuer: 'x'.repeat(40_000) } }, '23514'],
  ['card_offers', { ...cardOffer, shop: 'WAL\u202EMART' }, '23514'],
  ['card_offers', { ...cardOffer, back_percent: 10 }, '23514'],
  ['card_offers', { ...cardOffer, gives: 'percent' }, '23514'],
  ['card_offers', { ...cardOffer, times: 1, used_times: 2, used_on: '2026-11-20' }, '23514'],
  ['card_offers', { ...cardOffer, used_times: 1 }, '23514'],
  ['redemptions', { ...redemption, points: 0 }, '23514'],
  ['redemptions', { ...redemption, taxes_cents: -1 }, '23514'],
  ['redemptions', { ...redemption, redeemed_on: 'infinity' }, '23514'],
  ['own_reminders', { title: ' ', due_on: '2026-11-30' }, '23514'],
  ['own_reminders', { title: 'Call', due_on: 'infinity' }, '23514'],
  ['own_reminders', { title: 'Call', due_on: '2026-11-30', repeats: 'week' }, '23514'],
  ['spending_category_custom_values', { ...rate, rate: 'NaN' }, '23514'],
  ['spending_category_custom_values', { ...rate, valid_during: '[2026-01-01,infinity)' }, '23514'],
  ['fact_reports', { ...report, table_name: 'members' }, '23514'],
  ['fact_reports', { ...report, page_path: '//elsewhere.example' }, '23514'],
  ['fact_reports', { ...report, page_path: '/\\elsewhere.example' }, '23514'],
  ['fact_reports', { ...report, page_path: '/\t/elsewhere.example' }, '23514'],
  ['fact_reports', { ...report, problem: ' ' }, '23514'],
  ['fact_reports', [report, report], '23505'],
];
const add = (values: unknown, target = 'credit_cards') => ({
  request_id: randomUUID(),
  call: 'add',
  arguments: { target, values },
});
const asAdmin: typeof asMember = [
  ['rpc/answer_once', { ...add(fact), request_id: null }, '22023'],
  ['rpc/answer_once', add({}), '22023'],
  ['rpc/answer_once', add(null), '22023'],
  ['rpc/answer_once', add([fact]), '22023'],
  ['rpc/answer_once', add(fact, 'members'), '22023'],
  ['rpc/answer_once', { ...add(fact), call: 'drop' }, '22023'],
  ['rpc/answer_once', { ...add(fact), arguments: null }, '22023'],
  ['rpc/answer_once', add({ ...fact, nothing: 1 }), '42703'],
  ['rpc/answer_once', add({ ...fact, base_rate: 'NaN' }), '23514'],
  ['rpc/answer_once', add({ ...fact, slug: 'a'.repeat(100_000) }), '23514'],
  ['rpc/answer_once', add({ ...fact, verified_on: '294276-12-31' }), '23514'],
  ['tips', { slug: 'a-tip', title: 'x'.repeat(200), body: 'b' }, '23514'],
];

test('impossible input is refused with its reason, and changes nothing', async () => {
  const readAll = async () => {
    const own = await member.client.rpc('list_member_revisions').throwOnError();
    const state = await member.client.from('catalog_state').select('revision').throwOnError();
    return JSON.stringify([own.data, state.data]);
  };
  const before = await readAll();
  const answers = [];
  for (const [token, requests] of [
    [member.token, asMember],
    [access.tokens.admin, asAdmin],
  ] as const) {
    for (const [path, body, code] of requests) {
      const { status, text } = await post(token, path, body);
      const told = z.object({ code: z.string() }).safeParse(JSON.parse(text || 'null')).data?.code;
      if (status < 400 || status >= 500 || told !== code) {
        answers.push(
          `${path} ${JSON.stringify(body).slice(0, 120)}: ${status} ${text.slice(0, 120)}`,
        );
      }
    }
  }
  expect(answers).toEqual([]);
  expect(await readAll()).toBe(before);
});

test.each(['PATCH', 'DELETE'])('%s of a whole table is refused', async (method) => {
  await member.client.from('wallets').insert({ name: 'Kept' }).throwOnError();
  const answer = await fetch(`${access.url}/rest/v1/wallets`, {
    method,
    headers: {
      apikey: access.publishableKey,
      authorization: `Bearer ${member.token}`,
      'content-type': 'application/json',
    },
    ...(method === 'PATCH' ? { body: JSON.stringify({ name: 'Changed' }) } : {}),
  });
  const message = `${method === 'PATCH' ? 'UPDATE' : 'DELETE'} requires a WHERE clause`;
  expect(await answer.json()).toMatchObject({ code: '21000', message });
  expect(answer.status).toBe(400);
  const { data } = await member.client.from('wallets').select('id').eq('name', 'Kept');
  expect(data).not.toEqual([]);
});

test('a body with more values than a query has places is refused, and the next is answered', async () => {
  const answer = await fetch(`${access.url}/rest/v1/wallets`, {
    method: 'POST',
    headers: {
      apikey: access.publishableKey,
      authorization: `Bearer ${member.token}`,
      'content-type': 'text/csv',
    },
    body: `name\n${'x\n'.repeat(40_000)}`,
  });
  expect(answer.status).toBe(413);
  await other.client.from('wallets').insert({ name: 'The next' }).throwOnError();
  const { data } = await other.client.from('wallets').select('name').throwOnError();
  expect(data).toEqual([{ name: 'The next' }]);
});

test('a card whose id somebody else has taken is put back under another', async () => {
  const removed = { ...nothing, member_cards: [held] };
  expect(await post(member.token, 'rpc/restore_member_card', { removed })).toMatchObject({
    status: 200,
  });
  const taken = await post(other.token, 'rpc/restore_member_card', { removed });
  expect(taken.status).toBe(200);
  expect(taken.text).not.toContain(held.id);
});

test('a rate without an end is one without a last day, not one of the year 9999', async () => {
  const add9999 = other.users.addSpendingCategoryCustomValue.mutate({
    creditCardId: creditCard,
    categoryId: Number(access.rows['categories']?.['id']),
    rate: 2,
    validTo: '9999-12-31',
  });
  await expect(add9999).rejects.toMatchObject({ data: { code: 'BAD_REQUEST' } });
  expect(await other.users.getCurrentUser.query()).toMatchObject({
    spendingCategoriesCustomValues: [],
  });
});
