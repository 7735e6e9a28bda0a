import { type Query, QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { resourceListQuery } from '@/features/admin/records/queries.ts';
import { wholeCardQuery } from '@/features/admin/records/card-editor/queries.ts';
import { resource as cards } from '@/features/admin/records/resources/credit-cards.ts';
import { resource as rates } from '@/features/admin/records/resources/category-points.ts';
import {
  categoriesQuery,
  creditCardBySlugQuery,
  creditCardQuery,
  transfersFromQuery,
  transfersOfQuery,
} from '@/features/learn/credit-cards/queries.ts';
import { listFirstTables } from '@/features/catalog/facts/queries.ts';
import * as tables from '@/features/catalog/facts/tables.ts';
import { benefitSourcesQuery } from '@/features/learn/benefits/queries.ts';
import { pointValuesQuery, ruleQuery } from '@/features/learn/credit-cards/read-figures.ts';
import { creditUnionPagesQuery, creditUnionQuery } from '@/features/learn/credit-unions/queries.ts';
import { namedCardsQuery, reviewQuery, reviewsQuery } from '@/features/learn/reviews/queries.ts';
import { videosQuery } from '@/features/learn/videos/queries.ts';
import { readMissed } from '@/lib/live/live-message.ts';
import { concerns, type LiveSource } from '@/lib/live/live-source.ts';
import { readOpenData, renderFirstRows } from '../../hosting/open-data.ts';
import { type Stack, startStack } from '../../supabase/local/start-stack.ts';
import { seededRandom } from '../engine/seeded-random.ts';
import { inSoak } from '../support/in-soak.ts';
import { createEditor } from './random-edits.ts';
import { openSession } from './tab-session.ts';

vi.mock('@/lib/supabase.ts', () => import('./tab-session.ts'));

/** Rounds of random edits. */
const EDITED_ROUNDS = inSoak ? 12 : 5;
const SHOWN_ROUNDS = inSoak ? 60 : 24;

let stack: Stack;

beforeAll(async () => {
  stack = await startStack();
  // Leaves out most credit unions: thousands show nothing that hundreds do not, and each round reads and compares
  // them all.
  await stack.db.exec(`
    delete from public.companies where kind = 'credit_union'
      and id not in (select id from public.companies where kind = 'credit_union' order by id limit 300)`);
  vi.stubEnv('VITE_SUPABASE_URL', stack.url);
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', stack.publishableKey);
  const admin = await stack.createMember('lists@pointfolio.test', 'a long enough password', {
    role: 'app_admin',
  });
  openSession(stack.url, stack.publishableKey, admin.accessToken);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await stack.stop();
});

// Edits block this process so long that the server has closed idle connections without the client noticing.
const createClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: 2, retryDelay: 20 } } });

const sourceOf = ({ queryHash, meta }: Query): LiveSource => {
  if (!meta?.live) throw new Error(`${queryHash} is not kept live`);
  return meta.live;
};

async function readTables() {
  const client = createClient();
  await Promise.all(Object.values(tables).map(({ ensure }) => ensure(client)));
  return client;
}

async function readOne<T>(sql: string): Promise<T> {
  const { rows } = await stack.db.query<{ value: T }>(sql);
  if (!rows[0]) throw new Error(`nothing comes of ${sql}`);
  return rows[0].value;
}

const readRevision = () => readOne<number>('select revision as value from catalog_state');

async function readChanges(since: number) {
  const missed = readMissed(
    await readOne<unknown>(`select public.catalog_changes_since(${since}) as value`),
  );
  expect(missed.kind).toBe('changes');
  return missed.messages;
}

/** Leaves out credit unions: one that has lost its card stays until the next full read, which is invisible. */
function rowsIn(data: unknown): unknown {
  const rows = typeof data === 'object' && data !== null && 'rows' in data ? data.rows : undefined;
  if (!Array.isArray(rows)) throw new Error('There are no rows.');
  return rows.filter((row: { kind?: unknown }) => row.kind !== 'credit_union');
}

describe('the rows of every table of the catalog', () => {
  test('are after messages, and after a refetch of what was missed, as a new read has them', async () => {
    const edit = await createEditor(stack.db, seededRandom(20_261_121));
    let revision = await readRevision();
    let client = await readTables();
    const counts = { applied: 0, untouched: 0, refetched: 0 };
    for (let round = 0; round < EDITED_ROUNDS; round++) {
      const edits: string[] = [];
      for (let index = 0; index < 10; index++) edits.push(await edit());
      const messages = await readChanges(revision);
      revision = await readRevision();
      const fresh = await readTables();
      const queries = client.getQueryCache().findAll({ queryKey: ['rows'] });
      for (const query of queries) {
        const source = sourceOf(query);
        let data: unknown = query.state.data;
        for (const message of messages) {
          if (data !== undefined && concerns(source, message)) data = source.apply?.(data, message);
        }
        if (data === undefined) counts.refetched += 1;
        else {
          counts[data === query.state.data ? 'untouched' : 'applied'] += 1;
          const said = `${query.queryHash} differs after:\n${edits.join('\n')}`;
          expect(rowsIn(data), said).toEqual(rowsIn(fresh.getQueryData(query.queryKey)));
        }
      }
      await client.refetchQueries();
      for (const { queryKey, queryHash } of queries) {
        expect(rowsIn(client.getQueryData(queryKey)), queryHash).toEqual(
          rowsIn(fresh.getQueryData(queryKey)),
        );
      }
      client = fresh;
    }
    console.log(counts);
    expect(counts.applied).toBeGreaterThan(EDITED_ROUNDS * 3);
    expect(counts.refetched).toBeLessThan(counts.applied / 5);
  });

  test('come from the file beside the site, with what changed since it was written', async () => {
    const facts = await readOpenData({ url: stack.url, key: stack.publishableKey });
    const first = listFirstTables();
    const file = renderFirstRows(facts, first);
    const edit = await createEditor(stack.db, seededRandom(20_261_128));
    for (let index = 0; index < 20; index++) await edit();
    const fresh = await readTables();

    const asked: string[] = [];
    const { fetch } = globalThis;
    const answers = { file, status: 200 };
    vi.stubGlobal('location', { pathname: '/app' });
    vi.stubGlobal('document', {
      querySelector: () => ({
        getAttribute: () => `${facts.revision} ${first.map(({ name }) => name).join()}`,
      }),
    });
    vi.stubGlobal('fetch', (input: URL | string, init?: RequestInit) => {
      if (input === '/data/first-rows.json') {
        return Promise.resolve(new Response(answers.file, { status: answers.status }));
      }
      asked.push(new URL(input).pathname);
      return fetch(input, init);
    });
    const readFirst = async () => {
      asked.length = 0;
      const client = createClient();
      const wanted = new Set<string>(first.map(({ name }) => name));
      const known = Object.values(tables).filter(({ name }) => wanted.has(name));
      await Promise.all(known.map(({ ensure }) => ensure(client)));
      for (const { query } of known) {
        const { queryKey, queryHash } = { ...query(), queryHash: query().queryKey.join() };
        expect(rowsIn(client.getQueryData(queryKey)), queryHash).toEqual(
          rowsIn(fresh.getQueryData(queryKey)),
        );
      }
      return asked.filter((path) => !path.includes('catalog')).length;
    };
    try {
      // Only a table whose changes did not say enough is read.
      expect(await readFirst()).toBeLessThan(4);
      // A file of an older site, a page that a host answers instead, and a table without a column: all are read.
      answers.file = JSON.stringify({ revision: facts.revision - 1, tables: {} });
      expect(await readFirst()).toBeGreaterThan(20);
      answers.file = '<!doctype html>';
      expect(await readFirst()).toBeGreaterThan(20);
      answers.file = file.replace('"annual_fee_cents"', '"fee"');
      expect(await readFirst()).toBeLessThan(6);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  test('leave out thousands of credit unions, and take one in with the card that it issues', async () => {
    const client = await readTables();
    const union = await readOne<number>(`
      select max(id) as value from public.companies c
      where kind = 'credit_union' and not exists (select from public.credit_cards where company_id = c.id)`);
    const before = await readRevision();
    await stack.db.exec(`
      update public.companies set website_url = 'https://example.com/' where id = ${union};
      update public.credit_cards set company_id = ${union} where slug = 'amex-gold'`);
    const [ofUnion, ofCard] = await readChanges(before);
    const query = client.getQueryCache().find(tables.companies.query());
    if (!query || !ofUnion || !ofCard) throw new Error('nothing was told');
    expect(sourceOf(query).apply?.(query.state.data, ofUnion)).toBe(query.state.data);
    expect(sourceOf(query).apply?.(query.state.data, ofCard)).toBeUndefined();
    expect(tables.companies.rowsIn(client).some(({ id }) => id === union)).toBe(false);
    await client.refetchQueries();
    expect(tables.companies.rowsIn(client).some(({ id }) => id === union)).toBe(true);
  });
});

describe('a query that the database joins, searches or cuts', () => {
  /** Reads the rows of pages from the database, after each edit. */
  async function readPages(ids: {
    card: number;
    benefit: number;
    system: number;
    union: string;
    rule: string;
    review: string;
  }) {
    const client = createClient();
    await Promise.all([
      client.fetchQuery(categoriesQuery()),
      client.fetchQuery(creditCardQuery(ids.card)),
      client.fetchQuery(creditCardBySlugQuery('venture-x')),
      client.fetchQuery(transfersFromQuery(ids.system)),
      client.fetchQuery(transfersOfQuery('chase-ultimate-rewards')),
      client.fetchQuery(benefitSourcesQuery(ids.benefit)),
      client.fetchQuery(pointValuesQuery(['chase-ultimate-rewards', 'amex-membership-rewards'])),
      client.fetchQuery(ruleQuery(ids.rule)),
      client.fetchQuery(reviewsQuery()),
      client.fetchQuery(reviewQuery(ids.review)),
      client.fetchQuery(namedCardsQuery(['venture-x', 'amex-gold'])),
      client.fetchQuery(videosQuery()),
      client.fetchQuery(creditUnionQuery(ids.union)),
      client.fetchInfiniteQuery({ ...creditUnionPagesQuery({}), pages: 2 }),
      client.fetchQuery(resourceListQuery(cards, { q: 'er' })),
      client.fetchQuery(resourceListQuery(rates, { sort: '-rate', page: 4 })),
      client.fetchQuery(wholeCardQuery(ids.card)),
    ]);
    return client.getQueryCache().getAll();
  }

  const shownTables = [
    'credit_cards',
    'companies',
    'category_points',
    'point_systems',
    'rules',
    'reviews',
  ];

  test('is refetched after every edit that changes it', async () => {
    const edit = await createEditor(stack.db, seededRandom(20_261_122));
    const ids = {
      card: await readOne<number>(`select id as value from credit_cards where slug = 'amex-gold'`),
      system: await readOne<number>(
        `select from_point_system_id as value from point_transfers group by 1 order by count(*) desc limit 1`,
      ),
      union: await readOne<string>(
        `select slug as value from companies where kind = 'credit_union' order by id limit 1`,
      ),
      benefit: await readOne<number>('select min(benefit_id) as value from credit_card_benefits'),
      rule: await readOne<string>('select min(slug) as value from rules'),
      review: await readOne<string>('select min(slug) as value from reviews where is_published'),
    };
    let revision = await readRevision();
    let known = await readPages(ids);
    let changed = 0;
    for (let round = 0; round < SHOWN_ROUNDS; round++) {
      const sql = await edit(shownTables);
      const messages = await readChanges(revision);
      revision = await readRevision();
      const fresh = await readPages(ids);
      for (const query of known) {
        const now = fresh.find(({ queryHash }) => queryHash === query.queryHash)?.state.data;
        if (JSON.stringify(now) === JSON.stringify(query.state.data)) continue;
        changed += 1;
        const source = sourceOf(query);
        const isTold = messages.some((message) => concerns(source, message));
        expect(isTold, `${query.queryHash} is not told of ${sql}`).toBe(true);
      }
      known = fresh;
    }
    expect(changed).toBeGreaterThan(SHOWN_ROUNDS / 4);
  });
});
