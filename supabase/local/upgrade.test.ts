import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './database/database.ts';
import { applyMigrations } from './database/migrate.ts';
import { parseMigrationName } from './database/migration-history.ts';
import { openDatabase } from './database/open-database.ts';
import { preparePlatform } from './database/prepare-platform.ts';
import { listMigrations, type SqlFile } from './database/sql-files.ts';
import { supabaseDir } from './project.ts';
import { startStack, type Stack } from './start-stack.ts';

/**
 * The last migration of the previous release. Nothing is deployed yet, so it represents earlier data folders; from
 * the first release on it is the last one that `supabase migration list` shows as applied on the hosted project,
 * raised with each release together with the data of test-support/previous-release.sql.
 */
const previousRelease = '20261127004400';

type Row = Record<string, unknown>;
type Content = Record<string, Row[]>;

/** Columns a migration may raise in a row that it does not otherwise change. */
const bookkeeping = new Set(['revision', 'updated_at', 'changed_at']);

/** Tables of messages, in order. */
const logs = new Set(['fact_changes', 'reference_changes', 'private.catalog_messages']);

let folder: string;
let migrations: SqlFile[];
/** Its database had every migration from the first to the last, and no rows. */
let stack: Stack;
/** Started on a folder of the previous release. */
let upgraded: Stack;
let before: Content;

const readFileHere = (name: string) =>
  readFile(path.join(import.meta.dirname, 'test-support', name), 'utf8');

async function listCatalog(database: Database): Promise<string[]> {
  const { rows } = await database.query<{ line: string }>(await readFileHere('catalog.sql'));
  return rows.map(({ line }) => line);
}

/** Rows with their columns in order, key first. */
async function readContent(database: Database): Promise<Content> {
  const { rows: tables } = await database.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r' and relpersistence = 'p' order by 1`,
  );
  const content: Content = {};
  for (const { name } of tables) {
    const { rows } = await database.query<{ row: Row }>(
      `select to_jsonb(t) as row from ${name} t order by t`,
    );
    content[name] = rows.map(({ row }) => row);
  }
  return content;
}

async function readHistory(database: Database): Promise<unknown[]> {
  const { rows } = await database.query(
    'select version, name, statements from supabase_migrations.schema_migrations order by version',
  );
  return rows;
}

/** Creates a folder as the previous release left it. */
async function createFolder(dataDir: string): Promise<void> {
  const connection = await openDatabase({ dataDir });
  const { driver } = connection;
  await preparePlatform(driver);
  const released = migrations.filter((file) => parseMigrationName(file).version <= previousRelease);
  await applyMigrations(driver, released, () => undefined);
  await driver.exec(`set role postgres; ${await readFileHere('previous-release.sql')}; reset role`);
  before = await readContent(driver);
  await connection.close();
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pointfolio-upgrade-'));
  const dataDir = path.join(folder, 'data');
  migrations = await listMigrations(supabaseDir);
  stack = await startStack({ seed: false });
  await createFolder(dataDir);
  upgraded = await startStack({ dataDir, seed: false });
});

afterAll(async () => {
  await upgraded.stop();
  await stack.stop();
  await rm(folder, { recursive: true });
});

test('the previous release is known, and every table of it has rows', () => {
  expect(migrations.map((file) => parseMigrationName(file).version)).toContain(previousRelease);
  const empty = Object.entries(before).filter(([, rows]) => rows.length === 0);
  expect(empty.map(([name]) => name)).toEqual([]);
});

test('an upgraded database is what a new one is', async () => {
  const lines = await listCatalog(stack.db);
  expect(lines.filter((line) => line.startsWith('table ')).length).toBeGreaterThan(30);
  expect(lines.filter((line) => line.startsWith('policy ')).length).toBeGreaterThan(100);
  expect(await listCatalog(upgraded.db)).toEqual(lines);
  expect(await readHistory(upgraded.db)).toEqual(await readHistory(stack.db));
});

test('and holds what it held', async () => {
  const after = await readContent(upgraded.db);
  for (const [name, rows] of Object.entries(before)) {
    const kept = rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !bookkeeping.has(column))),
    );
    // Messages continue: a migration that corrects a fact adds one.
    const present = logs.has(name) ? after[name]?.slice(0, rows.length) : after[name];
    expect(present, name).toHaveLength(rows.length);
    expect(present, name).toMatchObject(kept);
  }
});
