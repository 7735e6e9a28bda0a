import { Connection } from '@supabase/lite';
import { PgliteConnection } from '@supabase/lite/pglite';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { applyMigrations, applySeeds } from './migrate.ts';
import { adaptConnection } from './open-database.ts';
import { connectPostgres } from './postgres-database.ts';
import { listContent, type PrepareDatabaseOptions } from './prepare-database.ts';
import { prepareSchemas } from './prepare-platform.ts';

const SUPERUSER = 'supabase_admin';

const isConnection = (value: unknown): value is Connection => value instanceof Connection;

/**
 * Creates the part of @supabase/lite's connection that is the same for all its drivers, and is not exported
 * separately.
 */
function createConnection(): Connection {
  const Base: unknown = Object.getPrototypeOf(PgliteConnection);
  const made: unknown = typeof Base === 'function' ? Reflect.construct(Base, [{}]) : undefined;
  if (!isConnection(made)) throw new Error('@supabase/lite has changed its connections');
  return made;
}

/** PostgREST applies the settings of its caller's role to each request, such as `statement_timeout`. */
function applyRoleSettings(connection: Connection): void {
  const withContext = connection.withContext.bind(connection);
  connection.withContext = (variables, ask, options) =>
    withContext(
      variables,
      async (kysely) => {
        await sql`
          select set_config(split_part(setting, '=', 1), substr(setting, strpos(setting, '=') + 1), true)
          from pg_roles, unnest(rolconfig) setting where rolname = current_user`.execute(kysely);
        return ask(kysely);
      },
      options,
    );
}

/**
 * Opens an empty Postgres server, whose superuser is `supabase_admin`, with every migration and seed applied. Requests of
 * `/rest/v1` come as `authenticator`, each in a session of its own.
 */
export async function openPostgres(
  socketFolder: string,
  { report, ...options }: Omit<PrepareDatabaseOptions, 'dataDir'>,
): Promise<Connection & { driver: Database }> {
  const content = await listContent(options);
  // A session that loads an extension keeps it.
  const preparing = connectPostgres(socketFolder, SUPERUSER);
  await prepareSchemas(preparing);
  await preparing.close();
  const database = connectPostgres(socketFolder, SUPERUSER);
  const rest = connectPostgres(socketFolder, 'authenticator');
  const close = async () => {
    await Promise.all([rest.close(), database.close()]);
  };
  try {
    await applyMigrations(database, content.migrations, report);
    await applySeeds(database, content.seeds, report);
  } catch (error) {
    await close();
    throw error;
  }
  const connection = createConnection();
  adaptConnection(connection, { database, rest });
  applyRoleSettings(connection);
  return Object.assign(connection, { driver: database, close });
}
