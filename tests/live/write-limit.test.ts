import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createProfile, spendingProfileEdits } from '@/features/mine/annual-spending/mutations.ts';
import { spendingProfilesQuery } from '@/features/mine/annual-spending/queries.ts';
import { followChanges } from '@/features/account/live/follow-changes.ts';
import { importMemberData } from '@/features/home/portability/mutations.ts';
import { readMemberData } from '@/features/home/portability/queries.ts';
import { createWallet, walletEdits } from '@/features/mine/wallets/mutations.ts';
import { walletsQuery } from '@/features/mine/wallets/queries.ts';
import { createQueryClient } from '@/lib/query-client.ts';
import { createEditWorld } from './edit-world.ts';
import { openSession } from './tab-session.ts';
import { waitUntil } from './live-world.ts';
import { send } from './two-tabs.ts';

vi.mock('@/lib/supabase.ts', () => import('./tab-session.ts'));

let world: Awaited<ReturnType<typeof createEditWorld>>;
/** Statuses of all answers but 200. */
const refusals: number[] = [];

beforeAll(async () => {
  world = await createEditWorld();
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const response = await fetch(...request);
    if (!response.ok) refusals.push(response.status);
    return response;
  });
});
afterAll(() => world.stop());

async function openTab() {
  refusals.length = 0;
  const member = await world.enter();
  const client = createQueryClient();
  client.mount();
  const profiles = spendingProfilesQuery();
  const stop = new QueryObserver(client, profiles).subscribe(() => undefined);
  await client.fetchQuery(profiles);
  const profile = createProfile('Home', { groceries: 0 }, 0);
  await send(client, spendingProfileEdits.adding, profile);
  const readAmount = async () => {
    const { rows } = await world.stack.db.query<{ amount: number; revision: number }>(
      `select (amounts ->> 'groceries')::integer as amount, revision::integer
       from public.annual_spending_profiles where member_id = $1`,
      [member.id],
    );
    return rows[0];
  };
  return {
    member,
    client,
    readAmount,
    /** Types one amount after the other, each on top of the displayed state. */
    type: (amounts: number) =>
      Array.from({ length: amounts }, (_, index) => {
        const base = client.getQueryData(profiles.queryKey)?.find(({ id }) => id === profile.id);
        if (!base) throw new Error('The profile is not shown.');
        const values = { amounts: { groceries: index + 1 } };
        return send(client, spendingProfileEdits.saving, { base, values });
      }),
    close: () => {
      stop();
      client.unmount();
    },
  };
}

test('three hundred changes that waited for the network are sent at once', async () => {
  const tab = await openTab();
  onlineManager.setOnline(false);
  const sent = tab.type(300);
  onlineManager.setOnline(true);
  await Promise.all(sent);
  expect(refusals).toEqual([]);
  expect(await tab.readAmount()).toEqual({ amount: 300, revision: 301 });
  tab.close();
});

test('who has changed more than that loses nothing: it goes when there is room, in order and once', async () => {
  const tab = await openTab();
  await world.stack.db.query(
    'update private.member_writes set used = 300, counted_at = clock_timestamp() where member_id = $1',
    [tab.member.id],
  );
  await Promise.all(tab.type(12));
  expect(refusals.length).toBeGreaterThan(3);
  expect(new Set(refusals)).toEqual(new Set([429]));
  expect(await tab.readAmount()).toEqual({ amount: 12, revision: 13 });
  tab.close();
});

test('an export of hundreds of rows is imported, again and again', async () => {
  const tab = await openTab();
  const { rows } = await world.stack.db.query<{ id: number }>(
    'select min(id) as id from public.credit_card_benefits',
  );
  const empty = await readMemberData();
  const card = crypto.randomUUID();
  const own = { id: card, credit_card_id: world.creditCardId, status: 'held', choices: {} };
  await world.stack.db.query(
    `insert into public.member_cards (id, member_id, credit_card_id) values ($1, $2, $3)`,
    [card, tab.member.id, own.credit_card_id],
  );
  await world.stack.db.query(
    `insert into public.benefit_uses (member_id, member_card_id, credit_card_benefit_id, period_starts_on)
     select $1, $2, $3, date '2020-01-01' + day from generate_series(1, 500) day`,
    [tab.member.id, card, rows[0]?.id],
  );
  const full = await readMemberData();
  expect(full.benefit_uses).toHaveLength(500);
  for (const wanted of [empty, full, empty, full]) {
    const present = await readMemberData();
    expect(await importMemberData(wanted, present)).toMatchObject({ kind: 'imported' });
  }
  expect((await readMemberData()).benefit_uses).toHaveLength(500);
  expect(refusals).toEqual([]);
  tab.close();
});

test('an export has all rows, also where one is deleted meanwhile, and of an admin no reports of others', async () => {
  const member = await world.enter();
  const { db } = world.stack;
  const card = crypto.randomUUID();
  await db.query(
    'insert into public.member_cards (id, member_id, credit_card_id) values ($1, $2, $3)',
    [card, member.id, world.creditCardId],
  );
  await db.query(
    `insert into public.purchases (member_id, member_card_id, amount_cents, made_on)
     select $1, $2, number, '2026-11-20' from generate_series(1, 1500) number`,
    [member.id, card],
  );
  await db.query(
    `insert into public.fact_reports (member_id, table_name, record_id, subject, problem)
     values ($1, 'credit_cards', $2, 'Fee', 'It is wrong.')`,
    [member.id, world.creditCardId],
  );
  const { fetch } = globalThis;
  let pages = 0;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const isOfPurchases = new Request(...request).url.includes('/purchases?');
    if (isOfPurchases && (pages += 1) === 2) {
      await db.query(
        `delete from public.purchases where id in (
           select id from public.purchases where member_id = $1 order by id limit 5)`,
        [member.id],
      );
    }
    return fetch(...request);
  });
  const mine = await readMemberData();
  vi.stubGlobal('fetch', fetch);
  expect(pages).toBe(2);
  expect(mine.purchases).toHaveLength(1500);
  expect(mine.fact_reports).toHaveLength(1);

  const email = `admin-${crypto.randomUUID()}@pointfolio.test`;
  const { url, publishableKey } = world.stack;
  const role = { role: 'app_admin' };
  const admin = await world.stack.createMember(email, 'a long enough password', role);
  openSession(url, publishableKey, admin.accessToken);
  expect((await readMemberData()).fact_reports).toEqual([]);
});

test.each([2, 50])('another tab has what one statement made of %i rows', async (amount) => {
  const member = await world.enter();
  const client = createQueryClient();
  const { queryKey } = walletsQuery();
  const hide = new QueryObserver(client, walletsQuery()).subscribe(() => undefined);
  await client.fetchQuery(walletsQuery());
  const wallets = Array.from({ length: amount }, (_, index) => createWallet(`W${index}`, index));
  for (const wallet of wallets) {
    await send(client, walletEdits.addingWallet, { wallet, cards: [] });
  }
  let status = '';
  const follower = followChanges(client, {
    getToken: () => Promise.resolve(member.accessToken),
    onStatus: (next) => {
      status = next;
    },
    keep: () => undefined,
  });
  follower.connect(member.id);
  await waitUntil(() => status === 'live');
  await world.stack.db.query(
    `update public.wallets set name = 'Of one statement', notes = repeat('n', 300) where member_id = $1`,
    [member.id],
  );
  await waitUntil(
    () => client.getQueryData(queryKey)?.every(({ name }) => name === 'Of one statement') === true,
  );
  expect(client.getQueryData(queryKey)).toEqual(await new QueryClient().fetchQuery(walletsQuery()));
  hide();
  follower.stop();
});
