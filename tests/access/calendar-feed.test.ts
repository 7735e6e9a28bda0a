import { createClient } from '@supabase/supabase-js';
import ICAL from 'ical.js';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { createMember } from './new-member.ts';

const access = inject('access');
type Member = Awaited<ReturnType<typeof createMember>>;
type Event = { uid: string; title: string; on: string; reminders: string[] };

const calendarUrl = (token: string) => `${access.url}/functions/v1/calendar/${token}.ics`;
const read = (token: string, init?: RequestInit) => fetch(calendarUrl(token), init);

/** A card whose issuer refunds fees for 30 days. */
const CARD = 'chase-sapphire-preferred';
const idRow = z.object({ id: z.union([z.string(), z.number()]) });

const DAY_MS = 86_400_000;
/** The date this many days from now, in the time zone of the feeds below. */
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const yearsBefore = (day: string) => `${Number(day.slice(0, 4)) - 4}${day.slice(4)}`;

async function makeFeed({ client }: Member): Promise<string> {
  const made = client.rpc('renew_calendar_feed', { zone: 'UTC' });
  return z.string().parse((await made.throwOnError()).data);
}

/** Reads the events with an independent parser; throws if the text is not iCalendar. */
async function listEvents(token: string): Promise<Map<string, Event>> {
  const response = await read(token);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const parsed: unknown = ICAL.parse(await response.text());
  const calendar = new ICAL.Component(z.array(z.unknown()).parse(parsed));
  expect(calendar.name).toBe('vcalendar');
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT6H');
  const events = calendar.getAllSubcomponents('vevent').map((component): Event => {
    const event = new ICAL.Event(component);
    expect(event.startDate.isDate).toBe(true);
    expect(event.endDate.subtractDate(event.startDate).toSeconds()).toBe(DAY_MS / 1000);
    expect(component.getFirstPropertyValue('dtstamp')).toBeInstanceOf(ICAL.Time);
    const reminders = component
      .getAllSubcomponents('valarm')
      .map((alarm) => String(alarm.getFirstPropertyValue('trigger')));
    return { uid: event.uid, title: event.summary, on: event.startDate.toString(), reminders };
  });
  const byUid = new Map(events.map((event) => [event.uid, event]));
  expect(byUid.size).toBe(events.length);
  return byUid;
}

describe('the calendar feed', () => {
  let ann: Member;
  let bea: Member;
  let cardId: string;
  const feeDay = dayIn(40);

  beforeAll(async () => {
    [ann, bea] = [await createMember(), await createMember()];
    const readId = async (query: PromiseLike<{ data: unknown }>) =>
      idRow.parse((await query).data).id;
    const { client } = ann;
    const product = await readId(
      client.from('credit_cards').select('id').eq('slug', CARD).single().throwOnError(),
    );
    const system = await readId(
      client.from('point_systems').select('id').order('id').limit(1).single().throwOnError(),
    );
    const insert = async (member: Member, table: string, row: object) =>
      String(
        await readId(member.client.from(table).insert(row).select('id').single().throwOnError()),
      );
    cardId = await insert(ann, 'member_cards', {
      credit_card_id: product,
      nickname: 'Ann’s; card, really',
      opened_on: yearsBefore(feeDay),
      annual_fee_cents: 9_500,
      due_day: Number(dayIn(10).slice(8)),
      autopay: 'minimum',
    });
    await insert(ann, 'bonus_trackers', {
      member_card_id: cardId,
      required_spend_cents: 400_000,
      deadline_on: dayIn(20),
    });
    await insert(ann, 'point_balances', {
      point_system_id: system,
      points: 12_000,
      expires_on: dayIn(60),
    });
    const offer = { member_card_id: cardId, gives: 'dollars', is_added: true, ends_on: dayIn(15) };
    await insert(ann, 'card_offers', { ...offer, shop: 'Nike', back_cents: 2_000 });
    await insert(ann, 'own_reminders', { title: 'Call; them', due_on: dayIn(25) });
    await insert(ann, 'card_offers', { ...offer, shop: 'Small', back_cents: 499 });
    await insert(bea, 'member_cards', {
      credit_card_id: product,
      nickname: 'Bea’s',
      opened_on: yearsBefore(dayIn(50)),
    });
  });

  test('has what is due, each on its day with reminders, and only of its member', async () => {
    const [ofAnn, ofBea] = [
      await listEvents(await makeFeed(ann)),
      await listEvents(await makeFeed(bea)),
    ];
    const events = [...ofAnn.values()];
    const find = (words: string) => events.find(({ title }) => title.includes(words));
    expect(find('annual fee')).toMatchObject({
      title: 'Ann’s; card, really: annual fee $95',
      on: feeDay,
      reminders: ['-P29DT15H', '-P6DT15H'],
    });
    expect(find('fee of $95 back')?.on).toBe(dayIn(70));
    expect(find('bonus deadline')?.on).toBe(dayIn(20));
    expect(find('points expire')?.on).toBe(dayIn(60));
    const payments = events.filter(({ title }) => title === 'Pay Ann’s; card, really');
    expect(payments[0]).toMatchObject({ on: dayIn(10), reminders: ['-P4DT15H', '-PT15H'] });
    expect(payments.length).toBeGreaterThan(11);
    expect(find('offer of Nike ends')).toMatchObject({
      on: dayIn(15),
      reminders: ['-P6DT15H', '-PT15H'],
    });
    expect(find('Call; them')).toMatchObject({ on: dayIn(25), reminders: ['PT9H'] });
    expect(find('Small')).toBeUndefined();
    expect(find('expires')).toBeDefined();
    for (const { reminders } of events) expect(reminders.length).toBeGreaterThan(0);
    expect(events.some(({ title }) => title.includes('Bea'))).toBe(false);
    expect(ofBea.size).toBeGreaterThan(0);
    for (const { title } of ofBea.values()) expect(title).toContain('Bea’s');
  });

  test('answers its token with what is due, by the API as well', async () => {
    const [card] = await ann.client
      .from('member_cards')
      .select('id, credit_card_id')
      .throwOnError()
      .then(({ data }) =>
        z.array(z.object({ id: z.string(), credit_card_id: z.number() })).parse(data),
      );
    const perk = await ann.client
      .from('credit_card_benefits')
      .select('id')
      .eq('credit_card_id', card?.credit_card_id ?? 0)
      .eq('period', 'year')
      .gt('value_cents', 1)
      .limit(1)
      .single()
      .throwOnError();
    const perkId = idRow.parse(perk.data).id;
    const money = {
      member_card_id: card?.id,
      made_on: dayIn(0),
      merchant: 'A shop',
      notes: 'A note',
    };
    await ann.client
      .from('purchases')
      .insert([
        { ...money, amount_cents: 12_121 },
        { ...money, amount_cents: 13_131 },
        { ...money, amount_cents: 1, credit_card_benefit_id: perkId },
      ])
      .throwOnError();
    const system = await ann.client
      .from('point_systems')
      .select('id')
      .order('id')
      .limit(2)
      .throwOnError();
    const [, other] = z.array(idRow).parse(system.data);
    const never = { point_system_id: other?.id, points: 987_654 };
    await ann.client.from('point_balances').insert(never).throwOnError();

    const visitor = createClient(access.url, access.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    const answer: { data: unknown } = await visitor
      .rpc('read_calendar_feed', { token: await makeFeed(ann) })
      .throwOnError();
    const told = z.record(z.string(), z.unknown()).parse(answer.data);
    const keysOf = (name: string) => [
      ...new Set(z.array(z.record(z.string(), z.unknown())).parse(told[name]).flatMap(Object.keys)),
    ];
    const lists = Object.keys(told).filter((name) => Array.isArray(told[name]));
    expect(Object.fromEntries(lists.map((name) => [name, keysOf(name).sort()]))).toEqual({
      cards: [
        ...['annual_fee_cents', 'autopay', 'closed_on', 'due_day', 'fee_day', 'fee_month'],
        ...['first_year_fee_cents', 'id', 'name', 'opened_on', 'refund_days'],
      ],
      trackers: ['deadline_on', 'id', 'left_cents', 'member_card_id'],
      benefits: [
        ...['alignment', 'excludes_first_year', 'id', 'name', 'occurrences_per_period', 'period'],
        ...['start_month', 'used_cents', 'value_cents'],
      ],
      choices: [],
      activations: [],
      balances: ['expires_on', 'id', 'points', 'system'],
      steps: [],
      step_cards: [],
      offers: [
        ...[
          'adds_up',
          'back_cents',
          'back_percent',
          'back_points',
          'back_rate',
          'ends_on',
          'gives',
          'id',
        ],
        ...['member_card_id', 'min_spend_cents', 'shop', 'spent_cents', 'times', 'used_times'],
      ],
      own_reminders: ['due_on', 'id', 'is_mailed', 'repeats', 'title'],
    });
    expect(
      Object.keys(told)
        .filter((name) => !lists.includes(name))
        .sort(),
    ).toEqual(['kind', 'offers_from_cents', 'today']);
    expect(JSON.stringify(told)).not.toMatch(/A shop|A note|12121|13131|987654|400000/);
    // 4,000 dollars, without the three purchases.
    expect(told['trackers']).toMatchObject([{ left_cents: 400_000 - 25_253 }]);
    expect(JSON.stringify(told['benefits'])).toContain(`{"${card?.id}":1}`);
  });

  test('keeps its names through changes, and shows what changed and what is gone', async () => {
    const token = await makeFeed(ann);
    const before = await listEvents(token);
    const first = await read(token);
    const tag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const again = await read(token, { headers: { 'if-none-match': tag } });
    expect([again.status, await again.text()]).toEqual([304, '']);

    const fee = [...before.values()].find(({ uid }) => uid.startsWith('annual-fee-'));
    const change = (values: object) =>
      ann.client.from('member_cards').update(values).eq('id', cardId).throwOnError();
    await change({ annual_fee_cents: 12_500 });
    const changed = await read(token, { headers: { 'if-none-match': tag } });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(tag);
    const dearer = await listEvents(token);
    expect([...dearer.keys()].sort()).toEqual([...before.keys()].sort());
    expect(dearer.get(fee?.uid ?? '')).toMatchObject({
      title: 'Ann’s; card, really: annual fee $125',
      on: feeDay,
    });

    const removed = await ann.client
      .from('bonus_trackers')
      .delete()
      .eq('member_card_id', cardId)
      .select('id')
      .single()
      .throwOnError();
    const uid = `bonus-deadline-${idRow.parse(removed.data).id}@pointfolio`;
    const fewer = await listEvents(token);
    expect(fewer.has(uid)).toBe(false);
    expect(before.has(uid)).toBe(true);
    expect(fewer.size).toBe(before.size - 1);

    const closing = await ann.client.rpc('remove_member_card', { card: cardId, card_revision: 2 });
    expect(closing.error).toBeNull();
    const left = [...(await listEvents(token)).values()];
    expect(left.map(({ title }) => title).sort()).toEqual([
      'Call; them',
      expect.stringContaining('points expire'),
    ]);
  });

  test('answers a wrong, a malformed, a renewed and a withdrawn address alike', async () => {
    const renewed = await makeFeed(bea);
    const withdrawn = await makeFeed(bea);
    await bea.client.rpc('withdraw_calendar_feed').throwOnError();
    const answers = [];
    for (const token of ['A'.repeat(43), 'x', '%00', 'a'.repeat(5000), '', renewed, withdrawn]) {
      const response = await read(token);
      const headers = [...response.headers].filter(([name]) => name !== 'date');
      answers.push(JSON.stringify([response.status, headers, await response.text()]));
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('There is no calendar at this address.');
    expect(answers[0]?.startsWith('[404,')).toBe(true);
  });

  test('is read sixty times an hour', async () => {
    const token = await makeFeed(bea);
    for (let count = 0; count < 60; count += 1) expect((await read(token)).status).toBe(200);
    const refused = await read(token);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
    expect(await refused.text()).not.toContain('Bea');
  });

  test('ends with the account', async () => {
    const token = await makeFeed(bea);
    expect((await read(token)).status).toBe(200);
    await bea.users.deleteUser.mutate();
    expect((await read(token)).status).toBe(404);
  });

  test('is read and nothing else', async () => {
    const token = await makeFeed(ann);
    const head = await read(token, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const refused = await read(token, { method });
      expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
  });
});
