import { execFile } from 'node:child_process';
import type * as Files from 'node:fs/promises';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { assertReplaceable } from './database/data-folder.ts';
import { openDatabase } from './database/open-database.ts';
import { type Stack, startStack } from './start-stack.ts';

/** Free bytes of the disk, one value per query; empty for the real value. */
const disk = vi.hoisted(() => ({ free: new Array<number>() }));
vi.mock('node:fs/promises', async (load) => {
  const real = await load<typeof Files>();
  return {
    ...real,
    statfs: async (place: string) => {
      const free = disk.free.shift();
      return free === undefined ? real.statfs(place) : { bavail: free, bsize: 1 };
    },
  };
});

let folder: string;
let good: string;
/** Files of a table of the app and of one of Postgres itself, relative to the data. */
let tips: string;
let types: string;
/** Creates a copy of the good data, once per test. */
let dataDir: string;

async function locate({ db }: Stack, table: string): Promise<string> {
  const { rows } = await db.query<{ file: string }>('select pg_relation_filepath($1) as file', [
    table,
  ]);
  return rows[0]?.file ?? '';
}

/** Reads every file with its bytes, to detect changes. */
async function readTree(root: string): Promise<Record<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const pairs = files.map(async (entry) => {
    const file = path.join(entry.parentPath, entry.name);
    return [path.relative(root, file), await readFile(file, 'latin1')] as const;
  });
  return Object.fromEntries(await Promise.all(pairs));
}

const start = () => startStack({ dataDir, seed: false });

/** Returns the message with which a start is refused; throws if it is not. */
async function readRefusal(): Promise<string> {
  const outcome = await start().then(
    async (stack) => {
      await stack.stop();
      return undefined;
    },
    (error: unknown) => error,
  );
  if (!(outcome instanceof Error)) throw new Error('it was not refused', { cause: outcome });
  expect(outcome.name).toMatch(/^(Data(Folder|InUse)|OldData)Error$/);
  expect(outcome.message).not.toContain('\n');
  return outcome.message;
}

const spoil = (file: string, bytes: number) =>
  writeFile(path.join(dataDir, file), Buffer.alloc(bytes, 0xa5));

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pointfolio folder-'));
  good = path.join(folder, 'good');
  const stack = await startStack({ dataDir: good, seed: false });
  tips = await locate(stack, 'public.tips');
  types = await locate(stack, 'pg_catalog.pg_type');
  await stack.stop();
});

beforeEach(async () => {
  dataDir = path.join(folder, 'data');
  for (const name of await readdir(folder)) {
    if (name !== 'good') await rm(path.join(folder, name), { recursive: true });
  }
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a folder that is not ours', () => {
  test('is refused by name and left as it is', async () => {
    await mkdir(path.join(dataDir, 'letters'), { recursive: true });
    await writeFile(path.join(dataDir, 'letters', 'one.txt'), 'Dear');
    await writeFile(path.join(dataDir, 'photo.jpg'), 'bytes');
    const before = await readTree(folder);
    expect(await readRefusal()).toMatch(
      `${dataDir} holds other files (letters, photo.jpg). Nothing was changed: set POINTFOLIO_DATA_DIR`,
    );
    await expect(assertReplaceable(dataDir)).rejects.toThrow('letters');
    delete before['good.lock'];
    expect(await readTree(folder)).toEqual(before);
  });

  test('nor is one beside it, where a new database is made', async () => {
    await mkdir(`${dataDir}.new`);
    await writeFile(path.join(`${dataDir}.new`, 'photo.jpg'), 'bytes');
    expect(await readRefusal()).toContain(`${dataDir}.new holds other files (photo.jpg)`);
    expect(await readdir(`${dataDir}.new`)).toEqual(['photo.jpg']);
  });

  test('the data of a Postgres server is refused as well', async () => {
    await cp(good, dataDir, { recursive: true });
    await writeFile(path.join(dataDir, 'postmaster.opts'), '/usr/lib/postgresql/17/bin/postgres');
    expect(await readRefusal()).toContain('holds other files (postmaster.opts)');
    await expect(assertReplaceable(dataDir)).rejects.toThrow('postmaster.opts');
  });

  test('a file is no folder', async () => {
    await writeFile(dataDir, 'text');
    expect(await readRefusal()).toContain(`${dataDir} is a file`);
    expect(await readFile(dataDir, 'utf8')).toBe('text');
  });

  test('one without anything in it is taken', async () => {
    await mkdir(dataDir);
    const stack = await start();
    await stack.stop();
    expect(await readdir(dataDir)).toContain('PG_VERSION');
  });
});

describe('data with migrations that are not among these', () => {
  const openGood = async (change: string) => {
    await cp(good, dataDir, { recursive: true });
    const connection = await openDatabase({ dataDir });
    await connection.driver.exec(change);
    await connection.close();
  };

  test.each([
    ['later ones', `('29990101000000', 'of_a_later_version')`, '29990101000000'],
    ['a part of the former ones', `('20261126000710', 'list_household_rows')`, '20261126000710'],
    ['those before the former ones', `('20261122101400', 'ask_members')`, '20261122101400'],
  ])('%s: it is refused, with what to do', async (_what, row, version) => {
    await openGood(
      `insert into supabase_migrations.schema_migrations (version, name) values ${row}`,
    );
    const message = await readRefusal();
    expect(message).toContain(`was made by other migrations (${version} is not among these)`);
    expect(message).toContain('Open it with the version of Pointfolio that made it');
    expect(message).toContain('npm run db:reset');
  });
});

describe('a full disk', () => {
  const megabyte = 1024 ** 2;
  afterEach(() => {
    disk.free = [];
  });

  test('is named as one, and nothing is said of damage or of starting over', async () => {
    await cp(good, dataDir, { recursive: true });
    const before = await readTree(dataDir);
    disk.free = [3 * megabyte];
    const message = await readRefusal();
    expect(message).toContain(
      `The disk of ${dataDir} is full: 3 MB are free, and 64 MB are needed`,
    );
    expect(message).not.toMatch(/damage|backup|db:reset|delete/);
    expect(await readTree(dataDir)).toEqual(before);
    await (await start()).stop();
  });

  test('is one also where it fills up while the database starts', async () => {
    await cp(good, dataDir, { recursive: true });
    await rm(path.join(dataDir, 'global', 'pg_control'));
    disk.free = [100 * megabyte, 0];
    expect(await readRefusal()).toContain('is full: 0 MB are free');
  });

  test('has no room for a new database', async () => {
    disk.free = [100 * megabyte];
    expect(await readRefusal()).toContain('is full: 100 MB are free, and 256 MB are needed');
    expect(await readdir(folder)).not.toContain('data');
  });
});

describe('damaged data is named, with its folder and what to do', () => {
  beforeEach(() => cp(good, dataDir, { recursive: true }));

  test.each([
    ['no version', () => rm(path.join(dataDir, 'PG_VERSION'))],
    ['a broken control file', () => spoil('global/pg_control', 8192)],
    ['no control file', () => rm(path.join(dataDir, 'global', 'pg_control'))],
    ['a broken log', () => spoil('pg_wal/000000010000000000000001', 16_777_216)],
    ['no log', () => rm(path.join(dataDir, 'pg_wal'), { recursive: true })],
    ['a broken table of Postgres', () => spoil(types, 65_536)],
    ['no databases', () => rm(path.join(dataDir, 'base', '5'), { recursive: true })],
    ['a broken table', () => spoil(tips, 8192)],
    ['a table that is gone', () => rm(path.join(dataDir, tips))],
  ])('%s', async (_what, damage) => {
    await damage();
    const names = await readdir(dataDir);
    const message = await readRefusal();
    expect(message).toContain(`The data in ${dataDir} is damaged (`);
    expect(message).toContain('put a backup of the folder in its place');
    expect(message).toContain('npm run db:reset');
    expect(await readdir(dataDir)).toEqual(expect.arrayContaining(names));
    await expect(assertReplaceable(dataDir)).resolves.toBeUndefined();
  });

  test('data of another version of Postgres', async () => {
    await writeFile(path.join(dataDir, 'PG_VERSION'), '16\n');
    expect(await readRefusal()).toMatch(
      `The data in ${dataDir} is of PostgreSQL 16, and this stack reads 17.`,
    );
  });

  test('a lock that nobody wrote', async () => {
    for (const junk of ['junk', '', '{"pid":"one"}']) {
      await writeFile(`${dataDir}.lock`, junk);
      expect(await readRefusal()).toContain(
        `${dataDir}.lock is no lock of Pointfolio. If nothing runs on this data, delete that file.`,
      );
      expect(await readFile(`${dataDir}.lock`, 'utf8')).toBe(junk);
    }
  });

  test.skipIf(process.platform === 'win32')('a folder that only others may write to', async () => {
    await chmod(folder, 0o777);
    await chmod(dataDir, 0o555);
    // Drops root's rights first, because root may write anywhere.
    const url = pathToFileURL(path.join(import.meta.dirname, 'database', 'data-folder.ts')).href;
    const script = `
      const { findDatabase } = await import(${JSON.stringify(url)});
      if (process.getuid() === 0) process.setgid(65534), process.setuid(65534);
      await findDatabase(process.argv[1]).catch((error) => console.log(error.name, error.message));`;
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', script, dataDir]);
    expect(stdout).toContain(`DataFolderError ${dataDir} cannot be written to by this account`);
    await chmod(dataDir, 0o755);
  });
});
