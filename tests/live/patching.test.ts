import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { spendingPresetsQuery } from '@/features/annual-spending/queries.ts';
import { applicationRulesQuery } from '@/features/eligibility/queries.ts';
import { benefitFactsQuery } from '@/features/benefits/queries.ts';
import {
  catalogueQuery,
  categoriesQuery,
  creditCardQuery,
  creditCardsQuery,
  transfersFromQuery,
  transfersOfQuery,
} from '@/features/catalogue/queries.ts';
import { alliancesQuery, companiesQuery } from '@/features/companies/queries.ts';
import { creditUnionQuery } from '@/features/credit-unions/queries.ts';
import { pointSystemFactsQuery, pointTransfersQuery } from '@/features/point-systems/queries.ts';
import { offersQuery } from '@/features/signup-bonuses/queries.ts';
import { codedSubCategoriesQuery } from '@/features/statement-import/queries.ts';
import { tipsQuery } from '@/features/tips/queries.ts';
import { walletSetupsQuery } from '@/features/wallet-setups/queries.ts';
import { readCatalogueMessage, readMissed } from '@/lib/live/live-message.ts';
import { patchData } from '@/lib/live/patch-data.ts';
import { relations } from '@/lib/live/relations.ts';
import { type Stack, startStack } from '../../supabase/local/start-stack.ts';
import { seededRandom } from '../engine/seeded-random.ts';
import { expectSameData } from './compare-data.ts';
import { createEditor } from './random-edits.ts';
import { listedTables, listShown, readLists } from './read-lists.ts';
import { openSession } from './tab-session.ts';

vi.mock('@/lib/supabase.ts', () => import('./tab-session.ts'));

let stack: Stack;

beforeAll(async () => {
  stack = await startStack();
  // Thousands of credit unions show nothing that hundreds do not, and each round reads and compares them all.
  await stack.db.exec(`
    delete from public.companies where kind = 'credit_union'
      and id not in (select id from public.companies where kind = 'credit_union' order by id limit 300)`);
  vi.stubEnv('VITE_SUPABASE_URL', stack.url);
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', stack.publishableKey);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await stack.stop();
});

/** Reads everything that pages show of the reference data; each query with how it is kept live. */
async function readAll(ids: {
  card: number;
  benefit: number;
  system: number;
  sender: string;
  union: string;
}) {
  // Edits take this process so long that the server has given up idle connections, and the client has not heard of it.
  const client = new QueryClient({ defaultOptions: { queries: { retry: 2, retryDelay: 20 } } });
  await Promise.all([
    client.fetchQuery(alliancesQuery()),
    client.fetchQuery(applicationRulesQuery()),
    client.fetchQuery(categoriesQuery()),
    client.fetchQuery(companiesQuery()),
    client.fetchQuery(creditCardsQuery()),
    client.fetchQuery(offersQuery()),
    client.fetchQuery(pointTransfersQuery()),
    client.fetchQuery(spendingPresetsQuery()),
    client.fetchQuery(tipsQuery()),
    client.fetchQuery(walletSetupsQuery()),
    client.fetchQuery(catalogueQuery()),
    client.fetchQuery(creditCardQuery(ids.card)),
    client.fetchQuery(benefitFactsQuery(ids.benefit)),
    client.fetchQuery(pointSystemFactsQuery(ids.system)),
    client.fetchQuery(transfersFromQuery(ids.system)),
    client.fetchQuery(transfersOfQuery(ids.sender)),
    client.fetchQuery(codedSubCategoriesQuery()),
    client.fetchQuery(creditUnionQuery(ids.union)),
  ]);
  const queries = client.getQueryCache().getAll();
  return new Map(
    queries.map(({ queryHash, meta, state }) => {
      const source = meta?.live;
      if (!source) throw new Error(`${queryHash} is not kept live`);
      return [queryHash, { source, data: state.data }];
    }),
  );
}

async function readChanges(since: number) {
  const { rows } = await stack.db.query<{ answer: unknown }>(
    `select public.catalogue_changes_since(${since}) as answer`,
  );
  const missed = readMissed(rows[0]?.answer, readCatalogueMessage);
  if (missed.kind === 'too_old') throw new Error('The log is too short.');
  const told = missed.messages.map(({ message }) => {
    if (message.changes === 'reset') throw new Error('No row here is that large.');
    return message.changes;
  });
  const revisions = missed.messages.map(({ message }) => message.revision);
  return { revision: missed.revision, revisions, told };
}

async function readOne<T>(sql: string): Promise<T> {
  const { rows } = await stack.db.query<{ value: T }>(sql);
  if (!rows[0]) throw new Error(`nothing comes of ${sql}`);
  return rows[0].value;
}

describe('data that is patched', () => {
  test('equals what reading anew gives, whatever was edited', async () => {
    const random = seededRandom(20_261_121);
    const edit = await createEditor(stack.db, random);
    const ids = {
      card: await readOne<number>(`select id as value from credit_cards where slug = 'amex-gold'`),
      benefit: await readOne<number>(
        `select benefit_id as value from credit_card_benefits group by 1 order by count(*) desc limit 1`,
      ),
      system: await readOne<number>(
        `select from_point_system_id as value from point_transfers group by 1 order by count(*) desc limit 1`,
      ),
      sender: await readOne<string>(
        `select slug as value from point_systems where slug = 'chase-ultimate-rewards'`,
      ),
      union: await readOne<string>(
        `select slug as value from companies where kind = 'credit_union' order by id limit 1`,
      ),
    };
    let revision = await readOne<number>('select revision as value from catalogue_state');
    let known = await readAll(ids);
    const counts = { patched: 0, untouched: 0, unknown: 0 };

    for (let round = 0; round < 16; round++) {
      const edits = [];
      for (let index = 0; index < 8; index++) edits.push(await edit());
      const missed = await readChanges(revision);
      revision = missed.revision;
      const fresh = await readAll(ids);
      for (const [hash, { source, data }] of known) {
        let next: unknown = data;
        let isKnown = true;
        for (const changes of missed.told) {
          const outcome = patchData(next, source, changes);
          counts[outcome.kind]++;
          if (outcome.kind === 'unknown') isKnown = false;
          if (outcome.kind === 'patched') next = outcome.data;
        }
        if (!isKnown) continue;
        try {
          expectSameData(next, fresh.get(hash)?.data, source);
        } catch (error) {
          throw new Error(`${hash} differs after:\n${edits.join('\n')}`, { cause: error });
        }
        fresh.set(hash, { source, data: next });
      }
      known = fresh;
    }
    console.log(counts);
    expect(counts.patched).toBeGreaterThan(50);
    expect(counts.unknown).toBeLessThan(counts.patched / 5);
  });

  test('of a list that the database searches, sorts and cuts has its rows and their order', async () => {
    const random = seededRandom(20_261_122);
    const edit = await createEditor(stack.db, random);
    const admin = await stack.createMember('lists@pointfolio.test', 'a long enough password', {
      role: 'app_admin',
    });
    openSession(stack.url, stack.publishableKey, admin.accessToken);
    let revision = await readOne<number>('select revision as value from catalogue_state');
    let known = await readLists();
    const counts = { rows: 0, moved: 0, marked: 0, unknown: 0 };
    for (let round = 0; round < 8; round++) {
      const edits = [];
      for (let index = 0; index < 6; index++) edits.push(await edit(listedTables));
      const missed = await readChanges(revision);
      revision = missed.revision;
      const fresh = await readLists();
      for (const [hash, { source, data }] of known) {
        let next: unknown = data;
        let isKnown = true;
        for (const [index, changes] of missed.told.entries()) {
          const outcome = patchData(next, source, changes, missed.revisions[index]);
          if (outcome.kind === 'unknown') isKnown = false;
          if (outcome.kind === 'patched') next = outcome.data;
        }
        const shown = listShown(next);
        if (!isKnown) counts.unknown++;
        else if (shown.mayDiffer) counts.marked++;
        else {
          const read = listShown(fresh.get(hash)?.data);
          // An endless list is as long as what was read of it, less what went.
          const most = shown.isEndless ? shown.rows.length : read.rows.length;
          const said = `${hash} differs after:\n${edits.join('\n')}`;
          expect(shown.total, said).toBe(read.total);
          expect(shown.rows, said).toEqual(read.rows.slice(0, most));
          expect(most).toBeGreaterThanOrEqual(Math.min(read.rows.length, 80));
          counts.rows++;
          if (shown.ids.join() !== listShown(data).ids.join()) counts.moved++;
        }
      }
      known = fresh;
    }
    console.log(counts);
    expect(counts.moved).toBeGreaterThan(8);
    // Edits of many rows, and texts that two alphabets sort differently, are more frequent here than anywhere.
    expect(counts.marked + counts.unknown).toBeLessThan(counts.rows / 2);
  });

  test('is not read again for one of the thousands that it leaves out', async () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: 2, retryDelay: 20 } } });
    const catalogue = await client.fetchQuery(catalogueQuery());
    const source = client.getQueryCache().find(catalogueQuery())?.meta?.live;
    if (!source) throw new Error('the catalogue is not kept live');
    await stack.db.exec(`
      update public.companies set website_url = 'https://example.com/'
      where id = (select max(id) from public.companies c
        where kind = 'credit_union' and not exists (select from public.credit_cards where company_id = c.id))`);
    const { told } = await readChanges(catalogue.revision);
    expect(told).toHaveLength(1);
    expect(told.map((changes) => patchData(catalogue, source, changes).kind)).toEqual([
      'untouched',
    ]);
  });

  test('stands on the foreign keys that the database has', async () => {
    const { rows } = await stack.db.query<{ key: string }>(
      `select format('%s.%s → %s (%s)', f.relname, a.attname, t.relname, conname) as key
       from pg_constraint c
       join pg_class f on f.oid = conrelid join pg_class t on t.oid = confrelid
       join pg_attribute a on attrelid = conrelid and attnum = conkey[1]
       where contype = 'f' and exists (select from pg_trigger where tgrelid = conrelid and tgname = 'record_inserts')`,
    );
    const declared = relations.map(
      ({ from, column, to, name }) => `${from}.${column} → ${to} (${name})`,
    );
    expect(declared.toSorted()).toEqual(rows.map(({ key }) => key).toSorted());
  });
});
