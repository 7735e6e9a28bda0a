import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStack, type Stack } from '../start-stack.ts';
import { applyMigrations, applySeeds } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import type { SqlFile } from './sql-files.ts';

let stack: Stack;
const quietly = () => undefined;

function createFile(path: string, text: string): SqlFile {
  return { path, text, hash: text };
}

beforeAll(async () => {
  stack = await startStack({ seed: false });
});

afterAll(() => stack.stop());

test('a migration is applied once, and recorded as the Supabase CLI records it', async () => {
  const file = createFile(
    'migrations/99990101000000_create_once.sql',
    'create table public.once (id int); select * from public.once;',
  );
  expect(await applyMigrations(stack.db, [file], quietly)).toBe(1);
  expect(await applyMigrations(stack.db, [file], quietly)).toBe(0);
  const { rows } = await stack.db.query(
    `select name from supabase_migrations.schema_migrations where version = '99990101000000'`,
  );
  expect(rows).toEqual([{ name: 'create_once' }]);
});

test('a migration that fails leaves nothing, and names its file, line and reason', async () => {
  const file = createFile(
    'migrations/99990102000000_fail.sql',
    'create table public.half (id int);\n\nselect nothing_of_that_name from public.half;\n',
  );
  await expect(applyMigrations(stack.db, [file], quietly)).rejects.toThrow(
    'supabase/migrations/99990102000000_fail.sql:3: column "nothing_of_that_name" does not exist',
  );
  const { rows } = await stack.db.query(`select to_regclass('public.half') as half`);
  expect(rows).toEqual([{ half: null }]);
});

test('migrations run as an owner who is not a superuser', async () => {
  const file = createFile(
    'migrations/99990103000000_escape.sql',
    `copy public.once from program 'id';`,
  );
  await expect(applyMigrations(stack.db, [file], quietly)).rejects.toThrow(/permission denied/);
  const { rows } = await stack.db.query(
    `select tableowner, rolsuper from pg_tables join pg_roles on rolname = tableowner where tablename = 'once'`,
  );
  expect(rows).toEqual([{ tableowner: 'postgres', rolsuper: false }]);
});

test('a seed is applied again when it has changed', async () => {
  const first = createFile('seeds/test.sql', 'insert into public.once values (1);');
  const second = createFile('seeds/test.sql', 'insert into public.once values (2);');
  expect(await applySeeds(stack.db, [first], quietly)).toBe(1);
  expect(await applySeeds(stack.db, [first], quietly)).toBe(0);
  expect(await applySeeds(stack.db, [second], quietly)).toBe(1);
  const { rows } = await stack.db.query('select id from public.once order by id');
  expect(rows).toEqual([{ id: 1 }, { id: 2 }]);
});

test('a database that starts and ends leaves the exit code of its process', async () => {
  const before = process.exitCode;
  process.exitCode = 3;
  const connection = await openDatabase({});
  const started = process.exitCode;
  await connection.close();
  expect([started, process.exitCode]).toEqual([3, 3]);
  process.exitCode = before;
});
