import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { followChanges } from '@/features/account/live/follow-changes.ts';
import { openLink } from '@/features/account/live/start-link.ts';
import { readText } from '@/components/content/read-nodes.ts';
import { reviewQuery } from '@/features/learn/reviews/queries.ts';
import { superviseLink } from '@/lib/live/supervise-link.ts';
import { SignJWT } from 'jose';
import { inSoak } from '../support/in-soak.ts';
import { openAdminTab } from './admin-tab.ts';
import { CARD, createLiveWorld, waitUntil } from './live-world.ts';
import { openTab, readCards, type Tab } from './open-tab.ts';

vi.mock('@/lib/supabase.ts', () => import('./tab-session.ts'));

let world: Awaited<ReturnType<typeof createLiveWorld>>;
let tab: Tab | undefined;

beforeAll(async () => {
  world = await createLiveWorld();
});
afterEach(() => {
  tab?.stop();
  world.network.set('open');
});
afterAll(() => world.stop());

async function openLiveTab(): Promise<Tab> {
  const opened = openTab(await readCards());
  tab = opened;
  await waitUntil(() => opened.getStatus() === 'live');
  return opened;
}

const shows = (opened: Tab, cents: number) => () => opened.findFee(CARD) === cents;

describe('a tab', () => {
  test('misses no edit between its first read and its connection', async () => {
    const cards = await readCards();
    await world.editFee(101);
    tab = openTab(cards);
    await waitUntil(shows(tab, 101));
  });

  test('shows edits in their order, each once, without a read', async () => {
    const opened = await openLiveTab();
    const fees: number[] = [];
    opened.watchFee(CARD, (cents) => fees.push(cents));
    world.takeReads();
    for (let cents = 200; cents < 260; cents++) await world.editFee(cents);
    await waitUntil(shows(opened, 259));
    expect(fees).toEqual(Array.from({ length: 60 }, (_, index) => 200 + index));
    expect(world.takeReads()).toEqual([]);
  });

  test('fetches only what it missed while disconnected', async () => {
    const opened = await openLiveTab();
    const fees: number[] = [];
    opened.watchFee(CARD, (cents) => fees.push(cents));
    world.network.set('cut');
    await waitUntil(() => opened.getStatus() === 'offline');
    world.takeReads();
    for (const cents of [301, 302, 303]) await world.editFee(cents);
    world.network.set('open');
    await waitUntil(shows(opened, 303));
    await waitUntil(() => opened.getStatus() === 'live');
    expect(fees.at(-1)).toBe(303);
    expect(world.takeReads()).toEqual(['/rest/v1/rpc/catalog_changes_since']);
    expect(world.network.countListeners()).toBe(1);
    await world.editFee(304);
    await waitUntil(shows(opened, 304));
  });

  test('refetches the drafts and reports that an admin missed while cut off, and only those', async () => {
    const { db } = world.stack;
    const reporter = await world.stack.createMember('tells@pointfolio.test', 'a long enough one');
    await db.exec(`
      insert into public.tips (slug, title, body, is_published)
      values ('draft-1', 'A draft', 'Seen', false), ('draft-2', 'Another draft', 'Seen', false)`);
    const opened = await openAdminTab(world);
    const findTitle = (slug: string) =>
      opened.listTips().find((tip) => tip['slug'] === slug)?.['title'];
    await waitUntil(() => opened.getStatus() === 'live');
    await db.exec(`update public.tips set title = 'Another title' where slug = 'draft-2'`);
    await waitUntil(() => findTitle('draft-2') === 'Another title');
    world.network.set('cut');
    await waitUntil(() => opened.getStatus() === 'offline');
    world.takeReads();
    await db.exec(`
      update public.tips set title = 'A better draft' where slug = 'draft-1';
      delete from public.tips where slug = 'draft-2';
      insert into public.fact_reports (member_id, table_name, record_id, subject, problem)
      select '${reporter.id}', 'credit_cards', min(id), 'A card', 'Missed' from public.credit_cards`);
    world.network.set('open');
    await waitUntil(() => opened.getStatus() === 'live');
    await waitUntil(() => opened.listReports().length === 1);
    await waitUntil(() => findTitle('draft-1') === 'A better draft');
    expect(findTitle('draft-2')).toBeUndefined();
    expect([...new Set(world.takeReads())].toSorted()).toEqual([
      '/rest/v1/fact_reports',
      '/rest/v1/rpc/catalog_changes_since',
      '/rest/v1/rpc/find_reference_rows',
      '/rest/v1/tips',
    ]);
    opened.stop();
  });

  test('on a connection that is silently gone notices when it is woken', async () => {
    const opened = await openLiveTab();
    world.network.set('silent');
    await world.editFee(401);
    opened.wake();
    await waitUntil(() => opened.getStatus() !== 'live');
    expect(opened.findFee(CARD)).not.toBe(401);
    world.network.set('open');
    await waitUntil(shows(opened, 401));
  });

  test('says so when it is refused, tries again, and is then as the database is', async () => {
    const { db, jwtSecret } = world.stack;
    const policy = 'alter policy "anyone receives catalog changes" on realtime.messages using';
    const expired = await new SignJWT({ role: 'authenticated', sub: crypto.randomUUID() })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setExpirationTime('1s ago')
      .sign(new TextEncoder().encode(jwtSecret));
    let token: string | undefined;
    const present = (next: string | undefined) => {
      token = next;
      return Promise.resolve();
    };
    const refusals = [
      {
        cents: 501,
        refuse: () => db.exec(`${policy} (false)`),
        allow: () =>
          db.exec(`${policy} (extension = 'broadcast' and (select realtime.topic()) = 'catalog')`),
      },
      {
        cents: 502,
        refuse: () => present(expired),
        allow: () => present(undefined),
      },
    ];
    for (const { cents, refuse, allow } of refusals) {
      await refuse();
      let attempts = 0;
      const opened = openTab(await readCards(), () => {
        attempts += 1;
        return Promise.resolve(token);
      });
      tab = opened;
      await waitUntil(() => opened.getStatus() === 'offline');
      const first = attempts;
      await waitUntil(() => attempts > first);
      await world.editFee(cents);
      expect(opened.findFee(CARD)).not.toBe(cents);
      expect(opened.getStatus()).toBe('offline');
      await allow();
      await waitUntil(shows(opened, cents));
      await waitUntil(() => opened.getStatus() === 'live');
      opened.stop();
    }
  });

  test('keeps hearing a member’s changes with the next token when one ends', async () => {
    const member = await world.stack.createMember(
      'short@pointfolio.test',
      'a long enough password',
    );
    const secret = new TextEncoder().encode(world.stack.jwtSecret);
    const heard: unknown[] = [];
    // The third token shows only in working reads: it lasts, however long a change takes.
    const lives = ['2s', '2s'];
    let ups = 0;
    const supervisor = superviseLink({
      open: (events) =>
        openLink({
          ...events,
          listTopics: () => [`member:${member.id}`],
          getToken: () =>
            new SignJWT({ role: 'authenticated', sub: member.id })
              .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
              .setExpirationTime(lives[ups] ?? '1h')
              .sign(secret),
          onMessage: ({ payload }) => heard.push(payload),
        }),
      catchUp: () => {
        ups += 1;
        return Promise.resolve();
      },
      onStatus: () => undefined,
      onFailure: () => undefined,
      random: () => 0,
    });
    // The server ends the channel with the token, so it is joined again each time.
    await waitUntil(() => ups === 3);
    await world.stack.db.query(`update public.members set name = 'Still here' where id = $1`, [
      member.id,
    ]);
    await waitUntil(() => heard.length > 0);
    expect(heard).toMatchObject([{ table: 'members', record: { name: 'Still here' } }]);
    supervisor.stop();
  });

  test('learns of a statement with hundreds of rows without a read', async () => {
    const opened = await openLiveTab();
    const before = opened.listCards().length;
    expect(before).toBeGreaterThan(100);
    expect(before).toBeLessThanOrEqual(500);
    world.takeReads();
    await world.stack.db.query('update public.credit_cards set annual_fee_cents = 777');
    await waitUntil(() => opened.listCards().every((card) => card.annual_fee_cents === 777));
    expect(opened.listCards()).toHaveLength(before);
    expect(world.takeReads()).toEqual([]);
  });

  test('gets a row larger than a message, in parts', async () => {
    const slug = await world.stack.db
      .query<{ slug: string }>(`select min(slug) as slug from public.reviews where is_published`)
      .then(({ rows }) => rows[0]?.slug ?? '');
    const client = new QueryClient();
    const { queryKey } = reviewQuery(slug);
    await client.fetchQuery(reviewQuery(slug));
    let status = '';
    const follower = followChanges(client, {
      getToken: () => Promise.resolve(undefined),
      onStatus: (next) => {
        status = next;
      },
      keep: () => undefined,
    });
    follower.connect(undefined);
    await waitUntil(() => status === 'live');
    const hide = new QueryObserver(client, reviewQuery(slug)).subscribe(() => undefined);
    const paragraphs = Array.from({ length: 900 }, () => '長い "記事" 𝒳 '.repeat(10).trimEnd());
    const body = paragraphs.join('\n\n');
    await world.stack.db.query('update public.reviews set body = $1 where slug = $2', [body, slug]);
    const readBlocks = () => client.getQueryData(queryKey)?.content.blocks.map(readText).join('');
    await waitUntil(() => readBlocks() === paragraphs.join(''));
    hide();
    follower.stop();
  });

  test('gets thousands of rows, too, without a read', async () => {
    const opened = await openLiveTab();
    const { length } = opened.listCards();
    world.takeReads();
    const { db } = world.stack;
    await db.query(`update public.companies set name = name || ' (renamed)'`);
    // Together with the catalog's, no more cards than a single read may return.
    const added = inSoak ? 590 : 90;
    await db.query(`
      insert into public.credit_cards select added.*
      from public.credit_cards known, generate_series(1, ${added}) number, jsonb_populate_record(known, jsonb_build_object(
        'id', 900000 + number, 'slug', 'imported-' || number, 'name', 'Imported ' || number)) added
      where known.slug = '${CARD}'`);
    await db.query(`
      update public.credit_cards set annual_fee_cents = 888 where slug like 'imported-%'`);
    await waitUntil(() => opened.findFee(`imported-${added}`) === 888);
    expect(world.takeReads()).toEqual([]);
    expect(opened.listCards()).toHaveLength(length + added);
    expect(opened.listCards()).toEqual((await readCards()).rows);
  });
});
