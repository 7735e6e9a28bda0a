import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { craftRequests, type CraftedRequest, type Ground } from './abuse-requests.ts';
import { fillOwnerRows } from './fill-owner-rows.ts';
import { columnsOf, FUNCTIONS, TABLES } from './matrix.ts';
import { createMember } from './new-member.ts';

const access = inject('access');
type Member = Awaited<ReturnType<typeof createMember>>;

const memberTables = TABLES.filter(({ kind }) => kind === 'member').map(({ table }) => table);
const ownTables = ['members', 'fact_reports', ...memberTables];

/**
 * Words and figures that no request contains, and that no id or time contains by chance: an answer with one of them
 * leaked a row.
 */
const MARKS: Record<string, Record<string, unknown>> = {
  annual_spending_profiles: { name: 'zqmarker', amounts: { gas: 9876512345 } },
  member_cards: { nickname: 'zqmarker', notes: 'zqmarker', annual_fee_cents: 987651234 },
  wallets: { name: 'zqmarker', notes: 'zqmarker' },
  wallet_cards: { position: 987651234 },
  bonus_trackers: { notes: 'zqmarker', spent_cents: 9876512345 },
  benefit_uses: { notes: 'zqmarker', used_cents: 9876512345 },
  point_balances: { points: 9876512345 },
  purchases: { merchant: 'zqmarker', notes: 'zqmarker', amount_cents: 9876512345 },
  planned_steps: { planned_on: '2187-09-17' },
  card_offers: {
    shop: 'zqmarker',
    notes: 'zqmarker',
    spent_cents: 9876512345,
    used_on: '2187-09-17',
  },
  redemptions: { points: 987651234, redeemed_on: '2187-09-17' },
  own_cards: { name: 'zqmarker' },
  own_reminders: { title: 'zqmarker', due_on: '2187-09-17' },
  reminder_preferences: { time_zone: 'zqmarker' },
  point_system_custom_values: { cash_value: 987.6512 },
  benefit_custom_values: { value: 9876512345 },
  spending_category_custom_values: { rate: 987.6512 },
  whiteboards: { name: 'zqmarker', document: { elements: [], note: 'zqmarker' } },
};
/** `npm run test:soak` sends more. */
const REQUESTS = Number(process.env['ABUSE_REQUESTS'] ?? 600);

const foreign = /zqmarker|987651234|987\.6512|2187-09-17/;
const adminsOnly = /zqdraft|zqreport/;

async function snapshot(client: SupabaseClient) {
  const tables: Record<string, unknown> = {};
  for (const table of ownTables) {
    const { data } = await client.from(table).select(columnsOf(table)).order('id').throwOnError();
    tables[table] = data;
  }
  return tables;
}

async function plant(victim: Member): Promise<void> {
  await fillOwnerRows(victim.client, 'zqmarker');
  await victim.client
    .from('members')
    .update({ name: 'zqmarker' })
    .eq('id', victim.id)
    .throwOnError();
  for (const [table, marks] of Object.entries(MARKS)) {
    const { data } = await victim.client
      .from(table)
      .update(marks)
      .eq('member_id', victim.id)
      .select('id')
      .throwOnError();
    expect(data, table).toHaveLength(1);
  }
}

async function readGround(victim: Member, attacker: Member): Promise<Ground> {
  const victimRows: Record<string, string> = {};
  for (const table of memberTables) {
    const { data } = await victim.client.from(table).select('id').single().throwOnError();
    victimRows[table] = z.object({ id: z.string() }).parse(data).id;
  }
  return {
    tables: access.tableNames,
    memberTables,
    links: access.links,
    functions: Object.values(FUNCTIONS)
      .flat()
      .filter((name) => name !== 'delete_current_user'),
    victim: victim.id,
    attacker: attacker.id,
    victimRows,
  };
}

function countRows(text: string, type: string): number {
  if (type.includes('csv')) return text.split('\n').length - 1;
  if (!type.includes('json')) return 0;
  const content: unknown = JSON.parse(text);
  return Array.isArray(content) ? content.length : 1;
}

describe('somebody who knows PostgREST well', () => {
  let victim: Member;
  let attacker: Member;
  let ground: Ground;
  beforeAll(async () => {
    [victim, attacker] = [await createMember(), await createMember()];
    await plant(victim);
    ground = await readGround(victim, attacker);
  });

  afterAll(async () => {
    await victim.users.deleteUser.mutate();
  });

  async function send(request: CraftedRequest, token: string | null) {
    const response = await fetch(`${access.url}/rest/v1${request.path}`, {
      method: request.method,
      headers: {
        ...request.headers,
        apikey: access.publishableKey,
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    });
    return { response, text: await response.text() };
  }

  test(
    'reads and changes no row of another, and never more rows than the API gives at once',
    { timeout: 120_000 + REQUESTS * 200 },
    async () => {
      const before = await snapshot(victim.client);
      expect(JSON.stringify(before)).toMatch(foreign);
      const tokens = [null, attacker.token, access.tokens.admin];
      const wrong: string[] = [];
      let answered = 0;
      let shownToVictim = 0;
      const requests = craftRequests(ground, REQUESTS, 20261121);
      for (const [index, request] of requests.entries()) {
        const token = tokens[index % 3] ?? null;
        const { response, text } = await send(request, token);
        const { status, headers } = response;
        // The other requests name missing objects, or are malformed.
        if (response.ok || status === 401 || status === 403) answered += 1;
        if (index % 4 === 0 && request.method === 'GET') {
          shownToVictim += Number(foreign.test((await send(request, victim.token)).text));
        }
        const told = `${text} ${JSON.stringify([...headers])}`;
        const report = (what: string) =>
          wrong.push(
            `${what}: ${request.method} ${request.path} ${JSON.stringify(request.headers)} → ${status} ${text.slice(0, 300)}`,
          );
        if (foreign.test(told)) report('a foreign row');
        if (token !== access.tokens.admin && adminsOnly.test(told)) report('what admins see');
        if (/\bat .+\.(?:[cm]?js|ts):\d+/.test(told)) report('a trace');
        if (status === 200 && request.method === 'GET') {
          if (countRows(text, headers.get('content-type') ?? '') > 1000) report('too many rows');
        }
        const total = Number(/\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1] ?? 0);
        const asksForVictim = request.path.includes(`&member_id=eq.${victim.id}`);
        const isExact = request.headers['prefer']?.includes('count=exact') === true;
        if (asksForVictim && isExact && total > 0) report('a count of foreign rows');
      }
      expect(wrong).toEqual([]);
      expect(answered, 'requests that came to the policies').toBeGreaterThan(200);
      expect(shownToVictim, 'requests that show the rows to whose they are').toBeGreaterThan(10);
      expect(await snapshot(victim.client)).toEqual(before);
    },
  );
});
