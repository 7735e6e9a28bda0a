import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyMigrations } from './database/migrate.ts';
import { openDatabase } from './database/open-database.ts';
import { preparePlatform } from './database/prepare-platform.ts';
import { listMigrations, type SqlFile } from './database/sql-files.ts';
import { supabaseDir } from './project.ts';
import { startStack, type Stack } from './start-stack.ts';

/**
 * The last migration that the previous release had: what `supabase migration list` shows as applied on the hosted
 * project. Raised with each release, together with the data of test-support/previous-release.sql.
 */
const previousRelease = '20261121005000';

type Row = Record<string, unknown>;
type Content = Record<string, Row[]>;

/** What a migration may raise in a row that it does not otherwise touch. */
const bookkeeping = new Set(['revision', 'updated_at', 'changed_at']);

/** Its database had every migration from the first to the last, and nothing in it. */
let stack: Stack;
let connection: PgliteConnection;
let migrations: SqlFile[];
let before: Content;

const readFileHere = (name: string) =>
  readFile(path.join(import.meta.dirname, 'test-support', name), 'utf8');

async function listCatalogue(database: PGlite): Promise<string[]> {
  const { rows } = await database.query<{ line: string }>(await readFileHere('catalogue.sql'));
  return rows.map(({ line }) => line);
}

async function readContent(database: PGlite): Promise<Content> {
  const { rows: tables } = await database.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const content: Content = {};
  for (const { name } of tables) {
    const { rows } = await database.query<{ row: Row }>(
      `select to_jsonb(t) as row from public.${name} t order by id`,
    );
    content[name] = rows.map(({ row }) => row);
  }
  return content;
}

beforeAll(async () => {
  migrations = await listMigrations(supabaseDir);
  stack = await startStack({ seed: false });
  connection = await openDatabase({});
  const upgraded = connection.driver;
  const say = () => undefined;
  await preparePlatform(upgraded);
  const released = migrations.filter(
    ({ path: file }) => path.basename(file) < `${previousRelease}~`,
  );
  await applyMigrations(upgraded, released, say);
  await upgraded.exec(
    `set role postgres; ${await readFileHere('previous-release.sql')}; reset role`,
  );
  before = await readContent(upgraded);
  await applyMigrations(upgraded, migrations, say);
});

afterAll(async () => {
  await connection.close();
  await stack.stop();
});

test('the previous release is known, and something has come since', () => {
  const versions = migrations.map(({ path: file }) => path.basename(file).split('_')[0]);
  expect(versions).toContain(previousRelease);
  expect(versions.at(-1)).not.toBe(previousRelease);
  const written = Object.entries(before).filter(([name]) => name !== 'reference_changes');
  expect(written.filter(([, rows]) => rows.length === 0).map(([name]) => name)).toEqual([]);
});

test('an upgraded database is what a new one is', async () => {
  const lines = await listCatalogue(stack.db);
  expect(lines.filter((line) => line.startsWith('table ')).length).toBeGreaterThan(30);
  expect(lines.filter((line) => line.startsWith('policy ')).length).toBeGreaterThan(100);
  expect(await listCatalogue(connection.driver)).toEqual(lines);
});

test('and holds what it held', async () => {
  const after = await readContent(connection.driver);
  for (const [name, rows] of Object.entries(before)) {
    const kept = rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !bookkeeping.has(column))),
    );
    // The history goes on: a migration that corrects a fact is in it.
    const present = name === 'reference_changes' ? after[name]?.slice(0, rows.length) : after[name];
    expect(present, name).toHaveLength(rows.length);
    expect(present, name).toMatchObject(kept);
  }
});
