import { afterAll, beforeAll, expect, test } from 'vitest';
import { listMutants, listSurvivors } from './cells/mutants.ts';
import { describe, openCells, type OpenCells } from './cells/open-cells.ts';
import { ADDRESSES, FREE_TEXT, PATHS } from '../support/free-text.ts';
import { inSoak } from '../support/in-soak.ts';
import { BUCKETS, FUNCTIONS, TABLES } from './matrix.ts';

/**
 * Changes without an effect: there is no caller who adds members, and policies for uploads read `members`, which is
 * closed to visitors and to members without their second factor.
 */
const WITHOUT_EFFECT = [
  'public.members: “a second factor where one is set up” with check (true)',
  'storage.objects: “a second factor where one is set up” with check (true)',
  'storage.objects: “members upload their own avatars” to public',
  'storage.objects: “members upload their own whiteboard images” to public',
];

let open: OpenCells;
beforeAll(async () => {
  open = await openCells();
});
afterAll(async () => {
  await open.close();
});

async function listNames(query: string): Promise<string[]> {
  const { rows } = await open.db.query<{ name: string }>(query);
  return rows.map(({ name }) => name).sort();
}

test('every table, view, function and bucket of the API is declared', async () => {
  const relations = await listNames(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`,
  );
  expect(relations).toEqual(TABLES.map(({ table }) => table).sort());
  const functions = await listNames(
    `select proname as name from pg_proc where pronamespace = 'public'::regnamespace`,
  );
  expect(functions).toEqual(Object.values(FUNCTIONS).flat().sort());
  expect(await listNames('select id as name from storage.buckets')).toEqual(
    Object.keys(BUCKETS).sort(),
  );
});

test('every column of free text, of addresses and of paths is planted by the test of hostile text', async () => {
  const { rows } = await open.db.query<{ name: string; check: string }>(
    `select distinct column_name as name, coalesce((
       select string_agg(pg_get_constraintdef(oid), ' ') from pg_constraint
       where conrelid = format('public.%I', table_name)::regclass and contype = 'c'
         and conkey = array[ordinal_position]::smallint[]), '') as check
     from information_schema.columns
     where table_schema = 'public' and data_type = 'text' and table_name <> 'reference_changes'`,
  );
  const names = (isOfKind: (check: string) => boolean) =>
    [...new Set(rows.filter(({ check }) => isOfKind(check)).map(({ name }) => name))].sort();
  const isAddress = (check: string) => check.includes('is_web_address');
  const isFree = (check: string) => !isAddress(check) && !/ ~ |= ANY|is_reportable/.test(check);
  expect(names(isFree)).toEqual([...FREE_TEXT].sort());
  expect(names(isAddress)).toEqual([...ADDRESSES].sort());
  expect(names((check) => check.includes("'^/"))).toEqual([...PATHS].sort());
});

test('every door answers every caller as declared, by both walls and by each alone', async () => {
  const differences: string[] = [];
  for (const scope of new Set(open.cells.map((cell) => cell.scope))) {
    differences.push(...(await open.findDifferences(scope)).map(describe));
  }
  expect(differences).toEqual([]);
  expect(open.cells.length).toBeGreaterThan(5000);
}, 120_000);

test('each policy and privilege, dropped or loosened alone, is noticed', async () => {
  const mutants = await listMutants(open.db);
  expect(mutants.length).toBeGreaterThan(1000);
  // They test the cells: every fourth is enough while no cell is taken away, and the soak tries all.
  const tried = inSoak ? mutants : mutants.filter((_, index) => index % 4 === 0);
  const names = new Set(tried.map(({ name }) => name));
  expect(await listSurvivors(open, tried)).toEqual(
    WITHOUT_EFFECT.filter((name) => names.has(name)),
  );
}, 600_000);
