import { PGlite, types } from '@electric-sql/pglite';
import { pgtap } from '@electric-sql/pglite/pgtap';
import type { Connection } from '@supabase/lite';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { Kysely } from 'kysely';
import { answerAsPostgrest } from './answer-as-postgrest.ts';
import { boundQuery } from './bound-query.ts';
import { createRequestDialect, type Databases } from './request-dialect.ts';

/** PostgREST answers `2026-01-31T12:00:00+00:00`; Postgres itself prints a space and a short offset. */
export function toIso(printed: string): string {
  return printed.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}

/** Writes a value as text, as PostgREST does. Postgres judges it; the driver's own error has no code. */
function serialize(value: unknown): string {
  if (typeof value === 'string') return value;
  return value instanceof Date ? value.toISOString() : JSON.stringify(value);
}

const { BOOL, BPCHAR, DATE, NUMERIC, TEXT, TIMESTAMP, TIMESTAMPTZ, VARCHAR } = types;
const serialized = [BOOL, BPCHAR, DATE, TEXT, TIMESTAMP, TIMESTAMPTZ, VARCHAR];

export interface OpenDatabaseOptions {
  /** Folder of the data; absent for a database in memory. */
  dataDir?: string | undefined;
  /** Dump to start from if the folder is new. */
  loadDataDir?: Blob | undefined;
}

/** Adapts the queries and answers of @supabase/lite to those of a hosted project. */
export function adaptConnection(connection: Connection, databases: Databases): void {
  connection.kysely = new Kysely({ dialect: createRequestDialect(databases) });
  connection.normalizeDbError = answerAsPostgrest;
  // Prevents @supabase/lite from granting everything on every table to anon and authenticated at its first request;
  // here the migrations define all access.
  Reflect.set(connection, 'rlsState', 'active');
}

/**
 * Opens PGlite for @supabase/lite. A commit reaches the operating system before it is answered, so that ending this
 * process loses no acknowledged data.
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<PgliteConnection> {
  // PGlite sets this process's exit code at its start and end, hiding earlier failures.
  const code = process.exitCode;
  const connection = await createPgliteConnection({
    ...(options.dataDir === undefined ? {} : { url: options.dataDir }),
    pgliteOptions: {
      relaxedDurability: false,
      extensions: { pgtap },
      startParams: PGlite.defaultStartParams.map((parameter) =>
        parameter === 'search_path=public' ? 'search_path=public,extensions' : parameter,
      ),
      // PostgREST answers a numeric as a number, the driver as text.
      parsers: { [NUMERIC]: Number, [TIMESTAMP]: toIso, [TIMESTAMPTZ]: toIso },
      serializers: Object.fromEntries(serialized.map((type) => [type, serialize])),
      ...(options.loadDataDir ? { loadDataDir: options.loadDataDir } : {}),
    },
  });
  await connection.driver.waitReady;
  process.exitCode = code;
  const close = connection.close.bind(connection);
  connection.close = async () => {
    const codeAtEnd = process.exitCode;
    await close();
    process.exitCode = codeAtEnd;
  };
  adaptConnection(connection, { database: connection.driver, rest: connection.driver });
  const resolve = connection.onPostgrestAST.bind(connection);
  connection.onPostgrestAST = async (query) => {
    boundQuery(query, await connection.introspect({ useCache: true }));
    return resolve(query);
  };
  return connection;
}
