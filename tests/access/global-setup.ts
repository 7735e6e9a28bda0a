import { createClient } from '@supabase/supabase-js';
import type { TestProject } from 'vitest/node';
import type { Database } from '../../supabase/local/database/database.ts';
import type { Stack } from '../../supabase/local/start-stack.ts';
import { setUpApp } from '../../supabase/local/test-support/authenticator-app.ts';
import { readMailToken } from '../../supabase/local/test-support/mail-token.ts';
import { findPostgresServer } from '../database/postgres-server.ts';
import { startTestedStack } from '../database/start-tested-stack.ts';
import { fillOwnerRows } from './fill-owner-rows.ts';
import { TABLES } from './matrix.ts';
import type { Actor } from './matrix.ts';

type Row = Record<string, unknown>;

export interface AccessContext {
  /** True on a Postgres server, false on PGlite. */
  isOnServer: boolean;
  url: string;
  /** Address of the mails that Auth has sent. */
  mailUrl: string;
  publishableKey: string;
  secretKey: string;
  /** Secret with which Auth signs tokens. */
  jwtSecret: string;
  /** Access token of each actor that has one. */
  tokens: Record<Exclude<Actor, 'anon'>, string>;
  tableNames: string[];
  links: { from: string; to: string; constraint: string }[];
  /** One stored row of each table; for a member's table, one of the owner's. */
  rows: Record<string, Row>;
}

declare module 'vitest' {
  export interface ProvidedContext {
    access: AccessContext;
  }
}

const PASSWORD = 'correct horse battery staple';

async function signUp({ url, publishableKey, mailUrl }: Stack, email: string) {
  const client = createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  await client.auth.signUp({ email, password: PASSWORD });
  const { data, error } = await client.auth.verifyOtp(await readMailToken(mailUrl, email));
  if (error) throw error;
  if (!data.user || !data.session) throw new Error(`${email} was not signed in`);
  return { client, id: data.user.id, token: data.session.access_token };
}

async function readRows(database: Database): Promise<Record<string, Row>> {
  const rows: Record<string, Row> = {};
  for (const { table } of TABLES) {
    const order =
      table === 'members' ? `where email_address = 'owner@pointfolio.test'` : 'order by id';
    const result = await database.query<{ row: Row }>(
      `select to_jsonb(t) as row from (select * from public.${table} ${order} limit 1) t`,
    );
    const row = result.rows[0]?.row;
    if (row === undefined) throw new Error(`${table} has no row to try`);
    rows[table] = row;
  }
  return rows;
}

/** Set by `ACCESS_DATABASE`; see scripts/test-access.mjs. */
function findPrograms(): string | undefined {
  if (process.env['ACCESS_DATABASE'] !== 'postgres') return undefined;
  const server = findPostgresServer();
  if ('missing' in server) throw new Error(server.missing);
  return server.folder;
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { stack, database, stop } = await startTestedStack(findPrograms(), {
    quiet: true,
    functions: true,
  });
  console.log(`on ${database}`);
  try {
    const owner = await signUp(stack, 'owner@pointfolio.test');
    const other = await signUp(stack, 'other@pointfolio.test');
    const admin = await signUp(stack, 'admin@pointfolio.test');
    await stack.db.query('select private.grant_admin($1)', [admin.id]);
    const { token: adminToken } = await setUpApp(admin.client);

    await fillOwnerRows(owner.client);
    await stack.db.exec(`
      insert into public.reviews (slug, title, body, is_published) values ('a-review', 'A review', 'Text', true);
      insert into public.videos (slug, title, provider, provider_video_id, is_published) values ('a-video', 'A video', 'youtube', 'abc', true);
      insert into public.fact_changes (table_name, record_id, is_news) values ('credit_cards', 1, true);
    `);
    const tables = await stack.db.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    );
    const links = await stack.db.query<AccessContext['links'][number]>(
      `select source as "from", target as "to", conname as "constraint"
       from pg_constraint join pg_class one on one.oid = conrelid join pg_class two on two.oid = confrelid
       cross join lateral (values (one.relname, two.relname), (two.relname, one.relname)) pair (source, target)
       where contype = 'f' and one.relnamespace = 'public'::regnamespace and two.relnamespace = 'public'::regnamespace`,
    );
    project.provide('access', {
      isOnServer: database !== 'PGlite',
      url: stack.url,
      mailUrl: stack.mailUrl,
      publishableKey: stack.publishableKey,
      secretKey: stack.secretKey,
      jwtSecret: stack.jwtSecret,
      tokens: { owner: owner.token, other: other.token, admin: adminToken },
      tableNames: tables.rows.map((row) => row.name),
      links: links.rows,
      rows: await readRows(stack.db),
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
