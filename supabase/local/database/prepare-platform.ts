import { readFile } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { getAuthSchemaSql, getStorageSchemaSql } from '@supabase/lite';

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
  create role postgres login createdb createrole replication bypassrls;
`;

/** Gives a new database what a hosted project has before its first migration. */
export async function preparePlatform(database: PGlite): Promise<void> {
  await database.exec(separateSuperuser);
  await database.exec(getAuthSchemaSql());
  await database.exec(getStorageSchemaSql());
  for (const file of ['hosted-platform.sql', 'realtime.sql']) {
    await database.exec(await readFile(new URL(file, import.meta.url), 'utf8'));
  }
}
