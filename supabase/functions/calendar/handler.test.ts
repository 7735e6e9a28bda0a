import assert from 'node:assert/strict';
import { createHandler } from './handler.ts';
import { readSettings } from './settings.ts';

const asked: { url: unknown; init: RequestInit | undefined }[] = [];

/** Creates the function with this answer of the database. */
function handle(answer: () => Response) {
  asked.length = 0;
  return createHandler({
    supabaseUrl: 'https://abcd.supabase.co',
    publishableKey: 'sb_publishable_test',
    fetch: (input, init) => {
      asked.push({ url: input, init });
      return Promise.resolve(answer());
    },
  });
}

const get = (path: string, init?: RequestInit) =>
  new Request(`https://functions.test${path}`, init);

const found = (today: string, more: object = {}) =>
  Response.json({
    kind: 'found',
    today,
    cards: [
      {
        id: 'gold',
        name: 'Gold',
        opened_on: '2024-12-05',
        closed_on: null,
        fee_month: null,
        fee_day: null,
        annual_fee_cents: 32_500,
        first_year_fee_cents: 0,
        refund_days: null,
        due_day: null,
        autopay: null,
      },
    ],
    trackers: [],
    benefits: [],
    choices: [],
    activations: [],
    balances: [],
    steps: [],
    step_cards: [],
    offers: [],
    offers_from_cents: 500,
    own_reminders: [],
    ...more,
  });

const titlesOf = (text: string) =>
  [...text.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, title]) => title);

Deno.test('the token of the address is all that is shown to the database', async () => {
  const response = await handle(() => found('2026-11-24'))(get('/calendar/secret-token.ics'));
  assert.equal(response.status, 200);
  assert.deepEqual(titlesOf(await response.text()), ['Gold: annual fee $325']);
  const [{ url, init } = { url: '', init: undefined }] = asked;
  assert.equal(url, 'https://abcd.supabase.co/rest/v1/rpc/read_calendar_feed');
  assert.equal(init?.body, '{"token":"secret-token"}');
  assert.equal(new Headers(init?.headers).get('authorization'), null);
  assert.equal(init?.redirect, 'error');
});

Deno.test('the rest of a bonus and of a credit is told, as on the screens', async () => {
  const rows = (amount: number) => ({
    trackers: [
      {
        id: 'bonus',
        member_card_id: 'gold',
        left_cents: 8_000 - amount,
        deadline_on: '2026-11-30',
      },
    ],
    benefits: [
      {
        id: 7,
        name: 'dining credit',
        value_cents: 1_000,
        period: 'month',
        alignment: 'calendar',
        start_month: null,
        excludes_first_year: false,
        occurrences_per_period: 1,
        used_cents: { gold: amount },
      },
    ],
  });
  const read = async (amount: number) => {
    const response = await handle(() => found('2026-11-24', rows(amount)))(get('/calendar/t.ics'));
    return (await response.text()).replaceAll('\r\n ', '');
  };
  const some = await read(400);
  assert.match(some, /\$76 more must post by November 30\\, 2026/);
  assert.match(some, /\$6 of dining credit expires after November 30\\, 2026/);
  assert.deepEqual(titlesOf(await read(8_000)), ['Gold: annual fee $325']);
});

Deno.test('a calendar of tens of thousands of things has the soonest of them', async () => {
  const choices = Array.from({ length: 2_000 }, (_, index) => ({
    member_card_id: 'gold',
    slug: `own-${index}`,
    name: `Category ${index}`,
    every: 'month',
  }));
  const response = await handle(() => found('2026-11-24', { choices }))(get('/calendar/t.ics'));
  const days = [...(await response.text()).matchAll(/^DTSTART;VALUE=DATE:(\d+)\r$/gm)];
  assert.equal(days.length, 2_000);
  assert.deepEqual(new Set(days.map(([, day]) => day)), new Set(['20261201']));
});

Deno.test('the steps of a plan that is kept are in it, until they are done', async () => {
  const step = {
    action: 'apply',
    person_id: null,
    credit_card_id: 7,
    member_card_id: null,
    becomes_credit_card_id: null,
    planned_on: '2027-03-01',
    kept_on: '2026-11-20',
    name: 'Platinum',
    becomes: null,
    system: null,
    points: null,
  };
  const close = {
    ...step,
    action: 'close',
    credit_card_id: 8,
    member_card_id: 'gold',
    planned_on: '2027-05-01',
    name: 'Gold',
  };
  const change = { ...close, action: 'change', becomes_credit_card_id: 9, becomes: 'Green' };
  const move = {
    ...close,
    action: 'move',
    planned_on: '2027-04-17',
    system: 'Alpha',
    points: 90_000,
  };
  const card = { id: 'gold', credit_card_id: 8, person_id: null, is_held: true, closed_on: null };
  const read = async (cards: readonly object[]) => {
    const rows = { cards: [], steps: [step, move, close, change], step_cards: cards };
    const response = await handle(() => found('2026-11-24', rows))(get('/calendar/t.ics'));
    return (await response.text()).replaceAll('\r\n ', '');
  };
  const text = await read([card]);
  assert.deepEqual(titlesOf(text), [
    'Open Platinum',
    'Move or spend 90\\,000 Alpha',
    'Close Gold',
    'Change Gold to Green',
  ]);
  assert.match(
    text,
    /UID:plan-step-apply-7-own@pointfolio\r\nDTSTAMP:\w+\r\nDTSTART;VALUE=DATE:20270301\r\n/,
  );
  assert.equal(text.match(/BEGIN:VALARM/g)?.length, 8);
  const done = [
    { ...card, is_held: false, closed_on: '2026-11-23' },
    { ...card, id: 'platinum', credit_card_id: 7 },
  ];
  assert.deepEqual(titlesOf(await read(done)), []);
});

Deno.test('a calendar not found or unreadable is answered without the reason', async () => {
  const unknown = await handle(() => Response.json({ kind: 'unknown' }))(get('/calendar/t.ics'));
  assert.equal(unknown.status, 404);
  const often = await handle(() => Response.json({ kind: 'too_often', seconds: 90 }))(
    get('/calendar/t.ics'),
  );
  assert.deepEqual([often.status, often.headers.get('retry-after')], [429, '90']);
  const { error } = console;
  const logged: string[] = [];
  console.error = (line: string) => logged.push(line);
  try {
    for (const answer of [
      () => Response.json({ message: 'permission denied' }, { status: 403 }),
      () => Response.json({ kind: 'found', today: 'never' }),
    ]) {
      const failed = await handle(answer)(get('/calendar/secret-token.ics'));
      assert.equal(failed.status, 503);
      assert.deepEqual(await failed.json(), { message: 'The calendar can’t be read right now.' });
    }
  } finally {
    console.error = error;
  }
  assert.equal(logged.length, 2);
  assert.doesNotMatch(logged.join('\n'), /secret-token/);
});

Deno.test('an address without a token is asked for like any other', async () => {
  for (const path of [
    '/calendar',
    '/calendar/',
    `/calendar/${'a'.repeat(300)}.ics`,
    '/calendar/a/b',
  ]) {
    await handle(() => Response.json({ kind: 'unknown' }))(get(path));
    assert.equal(asked[0]?.init?.body, '{"token":""}');
  }
});

Deno.test('it does not start without its settings', () => {
  assert.throws(() => readSettings(() => undefined), /SUPABASE_URL is not set/);
});
