import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { projectRoot, supabaseDir } from '../project.ts';
import {
  assertReplaceable,
  assertRoom,
  describeDamage,
  findDatabase,
  readEveryTable,
} from './data-folder.ts';
import { applyMigrations, applySeeds, type ReportProgress, SqlFileError } from './migrate.ts';
import { continueHistory } from './migration-history.ts';
import { openDatabase } from './open-database.ts';
import {
  assertPlatform,
  OldDataError,
  prepareFactors,
  preparePlatform,
} from './prepare-platform.ts';
import { checkSeal } from './seal.ts';
import { getSnapshot, hashParts } from './snapshot.ts';
import { listMigrations, listSeeds, type SqlFile } from './sql-files.ts';

/** `demo` adds the demonstration accounts, which exist only on the embedded stack. */
export type SeedChoice = boolean | 'demo';

export interface PrepareDatabaseOptions {
  dataDir?: string | undefined;
  seedPatterns: string[];
  seed: SeedChoice;
  report: ReportProgress;
}

interface Content {
  migrations: SqlFile[];
  seeds: SqlFile[];
}

export async function listContent(
  options: Pick<PrepareDatabaseOptions, 'seed' | 'seedPatterns'>,
): Promise<Content> {
  const migrations = await listMigrations(supabaseDir);
  if (options.seed === false) return { migrations, seeds: [] };
  const seeds = await listSeeds(supabaseDir, options.seedPatterns);
  const demo = options.seed === 'demo' ? await listSeeds(supabaseDir, ['local/demo/*.sql']) : [];
  return { migrations, seeds: [...seeds, ...demo] };
}

async function hashContent({ migrations, seeds }: Content): Promise<string> {
  const here = import.meta.dirname;
  const code = (await readdir(here)).sort().map((name) => path.join(here, name));
  const versions = ['@supabase/lite', '@electric-sql/pglite'].map((name) =>
    path.join(projectRoot, 'node_modules', name, 'package.json'),
  );
  const texts = await Promise.all([...code, ...versions].map((file) => readFile(file, 'utf8')));
  const sql = [...migrations, ...seeds].flatMap((file) => [file.path, file.hash]);
  return hashParts([...texts, ...sql]);
}

async function buildSnapshot(content: Content, report: ReportProgress): Promise<Blob> {
  report('new database');
  const connection = await openDatabase({});
  try {
    await preparePlatform(connection.driver);
    await applyMigrations(connection.driver, content.migrations, report);
    await applySeeds(connection.driver, content.seeds, report);
    return await connection.driver.dumpDataDir('none');
  } finally {
    await connection.close();
  }
}

/** Fills a temporary folder and moves it into place, so that an interrupted start leaves no half database. */
async function createDataDir(dataDir: string, snapshot: Blob): Promise<void> {
  const unfinished = `${dataDir}.new`;
  await assertReplaceable(unfinished);
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(path.dirname(dataDir), { recursive: true });
  const connection = await openDatabase({ dataDir: unfinished, loadDataDir: snapshot });
  await connection.close();
  // Only an empty folder may be in the way, because rmdir removes no other.
  if (existsSync(dataDir)) await rmdir(dataDir);
  await rename(unfinished, dataDir);
}

/** Opens kept data, after checking that all of it can be read. */
async function openDataDir(dataDir: string): Promise<PgliteConnection> {
  let connection: PgliteConnection | undefined;
  try {
    connection = await openDatabase({ dataDir });
    await assertPlatform(connection.driver);
    await prepareFactors(connection.driver);
    await readEveryTable(connection.driver);
    // Restricts access, since it holds tokens and password hashes. If another user owns the folder, its access is
    // theirs to set.
    await chmod(dataDir, 0o700).catch(() => undefined);
    return connection;
  } catch (error) {
    // A connection that failed to open cannot be closed either.
    await connection?.close().catch(() => undefined);
    if (error instanceof OldDataError) throw error;
    // If the disk fills up meanwhile, Postgres reports only that it cannot start.
    await assertRoom(dataDir);
    throw describeDamage(dataDir, error);
  }
}

/** Opens the database with every migration and seed applied; a new one begins from a cached snapshot. */
export async function prepareDatabase(options: PrepareDatabaseOptions): Promise<PgliteConnection> {
  const { dataDir, report } = options;
  const { failures } = await checkSeal(supabaseDir);
  if (failures.length > 0) throw new SqlFileError(failures.join('\n'));
  const content = await listContent(options);
  if (dataDir === undefined || !(await findDatabase(dataDir))) {
    const snapshot = await getSnapshot(await hashContent(content), () =>
      buildSnapshot(content, report),
    );
    if (dataDir === undefined) return openDatabase({ loadDataDir: snapshot });
    await createDataDir(dataDir, snapshot);
  }
  const connection = await openDataDir(dataDir);
  try {
    await continueHistory(connection.driver, content.migrations);
    await applyMigrations(connection.driver, content.migrations, report);
    await applySeeds(connection.driver, content.seeds, report);
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}
