import path from 'node:path';
import type { Database, Transaction } from './database.ts';
import {
  parseMigrationName,
  readHistory,
  recordMigration,
  replaceFunctions,
} from './migration-history.ts';
import type { SqlFile } from './sql-files.ts';

/** Receives each step's name, so that a long start shows its progress. */
export type ReportProgress = (step: string) => void;

/** A migration or seed that cannot be applied. The message is for people: the file, the line, the reason. */
export class SqlFileError extends Error {
  override name = 'SqlFileError';
}

/** Adds the position in the file to an error of PGlite, and removes the full text of the statement. */
function locate(error: unknown, file: SqlFile): SqlFileError {
  const reason = error instanceof Error ? error.message : String(error);
  const detail = error instanceof Error && 'detail' in error ? error.detail : undefined;
  const position = error instanceof Error && 'position' in error ? Number(error.position) : NaN;
  const line = file.text.slice(0, position).split('\n').length;
  const where = Number.isInteger(position) ? `${file.path}:${line}` : file.path;
  const more = typeof detail === 'string' ? ` (${detail})` : '';
  return new SqlFileError(`supabase/${where}: ${reason}${more}`);
}

/** Runs one file in a transaction as `postgres`, which as on a hosted project is not a superuser. */
async function applyFile(
  database: Database,
  file: SqlFile,
  record: (transaction: Transaction) => Promise<unknown>,
): Promise<void> {
  try {
    await database.transaction(async (transaction) => {
      await transaction.exec('set local role postgres');
      await transaction.exec(file.text);
      await transaction.exec('reset role');
      await record(transaction);
    });
  } catch (error) {
    throw locate(error, file);
  }
}

/**
 * Applies new migrations; returns their number. In applied ones, functions that were edited in place are replaced,
 * which is how they change until the first deployment.
 */
export async function applyMigrations(
  database: Database,
  migrations: SqlFile[],
  report: ReportProgress,
): Promise<number> {
  const applied = await readHistory(database);
  let count = 0;
  for (const file of migrations) {
    const appliedText = applied.get(parseMigrationName(file).version);
    if (appliedText === file.text) continue;
    if (appliedText !== undefined) {
      await replaceFunctions(database, file, appliedText);
      continue;
    }
    report(`migration ${path.basename(file.path)}`);
    await applyFile(database, file, (transaction) => recordMigration(transaction, file));
    count += 1;
  }
  return count;
}

/** Applies the seeds that are new or have changed (they are idempotent); returns how many. */
export async function applySeeds(
  database: Database,
  seeds: SqlFile[],
  report: ReportProgress,
): Promise<number> {
  const { rows } = await database.query<{ path: string; hash: string }>(
    'select path, hash from supabase_migrations.seed_files',
  );
  const applied = new Map(rows.map((row) => [row.path, row.hash]));
  let count = 0;
  for (const file of seeds) {
    if (applied.get(file.path) === file.hash) continue;
    report(`seed ${path.basename(file.path)}`);
    await applyFile(database, file, (transaction) =>
      transaction.query(
        `insert into supabase_migrations.seed_files (path, hash) values ($1, $2)
         on conflict (path) do update set hash = excluded.hash`,
        [file.path, file.hash],
      ),
    );
    count += 1;
  }
  return count;
}
