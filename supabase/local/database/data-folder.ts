import { existsSync } from 'node:fs';
import { access, constants, readdir, readFile, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';

/** A folder that is unusable for the data. The message is for people. */
export class DataFolderError extends Error {
  override name = 'DataFolderError';
}

/** Space for the log that Postgres begins at each start, and for some changes after it. */
const leastRoom = 64 * 1024 ** 2;
/** Space for a new database with its seeds, in addition. */
const leastRoomOfNew = 256 * 1024 ** 2;

/** Version of Postgres in PGlite. */
const postgresVersion = '17';

const startOver =
  'put a backup of the folder in its place, or start over, which deletes every account and everything entered: npm run db:reset';

/**
 * Files that PGlite keeps in its folder. A server's own `postmaster.opts` is not one of them: that data belongs to
 * another program.
 */
const ownName =
  /^(PG_VERSION|base|global|pg_[a-z_]+(\.conf)?|postgresql(\.auto)?\.conf|postmaster\.pid)$/;

function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/** Lists the names in the folder; none if the folder does not exist yet. */
async function listNames(dataDir: string): Promise<string[]> {
  try {
    return (await readdir(dataDir)).sort();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    if (!hasCode(error, 'ENOTDIR')) throw describeAccess(error, dataDir);
    throw new DataFolderError(
      `${dataDir} is a file, or lies in one: set POINTFOLIO_DATA_DIR to a folder.`,
      { cause: error },
    );
  }
}

/** Describes missing access to a folder in a sentence; returns any other error unchanged. */
function describeAccess(error: unknown, folder: string): unknown {
  if (!hasCode(error, 'EACCES', 'EPERM', 'EROFS')) return error;
  return new DataFolderError(
    `${folder} cannot be written to by this account: give it the right to, or set POINTFOLIO_DATA_DIR to another folder.`,
    { cause: error },
  );
}

function refuseForeign(dataDir: string, names: readonly string[]): DataFolderError {
  const shown = names.slice(0, 3).join(', ') + (names.length > 3 ? ', …' : '');
  return new DataFolderError(
    `${dataDir} holds other files (${shown}). Nothing was changed: set POINTFOLIO_DATA_DIR to a folder that is empty, or not there yet.`,
  );
}

export function describeDamage(dataDir: string, error: unknown): DataFolderError {
  const reason = error instanceof Error ? error.message : String(error);
  const [line = ''] = reason.replace(/^Aborted\(\).*/s, 'Postgres cannot start on it').split('\n');
  return new DataFolderError(`The data in ${dataDir} is damaged (${line}): ${startOver}`, {
    cause: error,
  });
}

/** Throws a sentence if the folder, or its nearest existing parent, is not writable. */
async function assertWritable(folder: string): Promise<void> {
  try {
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const above = path.dirname(folder);
    if (!hasCode(error, 'ENOENT') || above === folder) throw describeAccess(error, folder);
    await assertWritable(above);
  }
}

/** Throws a sentence if the disk of the folder, or of its nearest existing parent, is full. */
export async function assertRoom(folder: string, least = leastRoom): Promise<void> {
  let found = folder;
  while (!existsSync(found) && path.dirname(found) !== found) found = path.dirname(found);
  const { bavail, bsize } = await statfs(found);
  if (bavail * bsize >= least) return;
  const toMegabytes = (bytes: number) => String(Math.floor(bytes / 1024 ** 2));
  throw new DataFolderError(
    `The disk of ${folder} is full: ${toMegabytes(bavail * bsize)} MB are free, and ${toMegabytes(least)} MB are needed to start. ` +
      'Make room on it and start again: nothing is lost.',
  );
}

/** Throws a sentence unless the folder has only such names, so that deleting it loses no foreign data. */
export async function assertReplaceable(folder: string, own = ownName): Promise<void> {
  const others = (await listNames(folder)).filter((name) => !own.test(name));
  if (others.length > 0) throw refuseForeign(folder, others);
}

/** True if the folder has a database. Throws a sentence if none can be opened or created there. */
export async function findDatabase(dataDir: string): Promise<boolean> {
  const names = await listNames(dataDir);
  const others = names.filter((name) => !ownName.test(name));
  const isServer = others.includes('postmaster.opts');
  const isDatabase = names.includes('base') && names.includes('global');
  if (isServer || (others.length > 0 && !isDatabase)) throw refuseForeign(dataDir, others);
  // Its lock and its files are stored beside it.
  await assertWritable(path.dirname(dataDir));
  await assertWritable(dataDir);
  await assertRoom(dataDir, names.length === 0 ? leastRoomOfNew : leastRoom);
  if (names.length === 0) return false;
  if (!names.includes('PG_VERSION')) {
    throw describeDamage(dataDir, new Error('PG_VERSION is missing'));
  }
  const version = (await readFile(path.join(dataDir, 'PG_VERSION'), 'utf8')).trim();
  if (version === postgresVersion) return true;
  throw new DataFolderError(
    `The data in ${dataDir} is of PostgreSQL ${version}, and this stack reads ${postgresVersion}. ` +
      `Open it with the release of Pointfolio that made it, or ${startOver}`,
  );
}

/** Reads every page of every table, so that damage shows at the start and not on first use. */
export async function readEveryTable(database: PGlite): Promise<void> {
  await database.exec(`
    do $$
    declare kept regclass;
    begin
      -- An index alone would answer, and no page be read.
      set local enable_indexonlyscan = off;
      for kept in select oid from pg_catalog.pg_class where relkind in ('r', 't', 'm') loop
        execute format('select count(*) from %s', kept);
      end loop;
    end $$`);
}
