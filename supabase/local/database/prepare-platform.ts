import { readFile } from 'node:fs/promises';
import { getAuthSchemaSql, getStorageSchemaSql } from '@supabase/lite';
import type { Database } from './database.ts';

/**
 * PGlite begins with one superuser named `postgres`. A hosted project's superuser is `supabase_admin`, and
 * `postgres`, which runs the migrations, is an ordinary role. A session cannot rename itself, hence the third role.
 */
const separateSuperuser = `
  create role renamer superuser;
  set session authorization renamer;
  alter role postgres rename to supabase_admin;
  set session authorization supabase_admin;
  drop role renamer;
`;

/** Raised if an older database lacks something: such data must be created again. */
const platformVersion = 1;

/** The message is for people. */
export class OldDataError extends Error {
  override name = 'OldDataError';
}

/** Throws a sentence if an older stack made the database. */
export async function assertPlatform(database: Database): Promise<void> {
  const { rows } = await database.query<{ version: string | null }>(
    `select obj_description('auth'::regnamespace) as version`,
  );
  if (rows[0]?.version === String(platformVersion)) return;
  throw new OldDataError(
    'The data of the embedded stack was made by an older version of it. Delete it with: npm run db:reset',
  );
}

/** Adds objects that an older stack lacks; does nothing if they exist. */
export async function prepareFactors(database: Database): Promise<void> {
  await database.exec(await readFile(new URL('auth-factors.sql', import.meta.url), 'utf8'));
}

/** Gives a new database of PGlite the objects that a hosted project has before its first migration. */
export async function preparePlatform(database: Database): Promise<void> {
  await database.exec(separateSuperuser);
  await prepareSchemas(database);
}

/** Does the same for a new database whose superuser is `supabase_admin`. */
export async function prepareSchemas(database: Database): Promise<void> {
  await database.exec(getAuthSchemaSql());
  await database.exec(getStorageSchemaSql());
  for (const file of ['hosted-platform.sql', 'realtime.sql']) {
    await database.exec(await readFile(new URL(file, import.meta.url), 'utf8'));
  }
  await prepareFactors(database);
  await database.exec(`comment on schema auth is '${platformVersion}'`);
}
