import type { PgliteConnection } from '@supabase/lite/pglite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { applyMigrations } from './migrate.ts';
import { continueHistory } from './migration-history.ts';
import { openDatabase } from './open-database.ts';
import { preparePlatform } from './prepare-platform.ts';
import type { SqlFile } from './sql-files.ts';

const answer = (value: number) =>
  `create function public.answer() returns integer\nlanguage sql set search_path = '' as $$\n  select ${value}\n$$;\n`;
const bound = (value: number) =>
  `create function public.bound() returns integer\nlanguage sql begin atomic select ${value}; end;\n`;
const table = '-- Notes.\ncreate table public.notes (id integer primary key);\n';

function createFile(version: string, text: string): SqlFile {
  return { path: `migrations/${version}_notes.sql`, text, hash: text };
}

let connection: PgliteConnection;
let database: Database;

beforeAll(async () => {
  connection = await openDatabase({});
  database = connection.driver;
  await preparePlatform(database);
});
afterAll(() => connection.close());

beforeEach(async () => {
  await database.exec(`
    drop function if exists public.answer(), public.bound();
    drop table if exists public.notes, public.tags;
    delete from supabase_migrations.schema_migrations`);
  const first = createFile('20300101000000', table + answer(1) + bound(1));
  await applyMigrations(database, [first], () => undefined);
});

/** Starts with a database from an earlier version. */
async function go(text: string, ...more: SqlFile[]) {
  const migrations = [...more, createFile('20300101000000', text)];
  await continueHistory(database, migrations);
  await applyMigrations(database, migrations, () => undefined);
}

async function readAnswers() {
  const { rows } = await database.query('select public.answer(), public.bound()');
  return rows;
}

test('functions that were changed where they are defined are replaced, and comments may change', async () => {
  const text = `-- Other words.\n${table}${answer(2)}${bound(3)}`;
  await go(text);
  expect(await readAnswers()).toEqual([{ answer: 2, bound: 3 }]);
  await go(text);
  const { rows } = await database.query(
    'select statements[1] as text from supabase_migrations.schema_migrations',
  );
  expect(rows).toEqual([{ text }]);
});

test('a function may name a table that was added before it since', async () => {
  const tags = createFile('20291231000000', 'create table public.tags (id integer primary key);');
  const count = answer(1).replace('select 1', 'select count(*)::integer from public.tags');
  await go(table + count + bound(1), tags);
  expect(await readAnswers()).toEqual([{ answer: 0, bound: 1 }]);
});

test('a function that a later migration defines anew is replaced where that one defines it', async () => {
  const base = table + answer(1) + bound(1);
  const redefine = (value: number) =>
    createFile('20300102000000', answer(value).replace('create', 'create or replace'));
  await go(base, redefine(5));
  expect(await readAnswers()).toEqual([{ answer: 5, bound: 1 }]);
  await go(base, redefine(6));
  expect(await readAnswers()).toEqual([{ answer: 6, bound: 1 }]);
});

test('a function that cannot be replaced is refused, with what to do', async () => {
  const text = answer(1).replace('returns integer', 'returns text');
  await expect(go(table + text + bound(1))).rejects.toThrow(
    /20300101000000_notes\.sql has changed since: cannot change return type.*npm run db:reset/,
  );
});

test('a table that was changed where it is defined is refused, with what to do', async () => {
  const changed = table.replace('primary key', 'primary key, note text');
  await expect(go(changed + answer(2) + bound(1))).rejects.toThrow(
    /20300101000000_notes\.sql has changed since.*npm run db:reset/,
  );
  expect(await readAnswers()).toEqual([{ answer: 1, bound: 1 }]);
});

test('so is a migration that is not among these', async () => {
  await expect(continueHistory(database, [])).rejects.toThrow(
    /20300101000000 is not among these.*npm run db:reset/,
  );
});
