import { randomBytes } from 'node:crypto';
import type { Database } from '../database/database.ts';

/**
 * Sets the password of the demonstration accounts: drawn when the data is created and stored with it, in a schema
 * that the API does not serve. Accounts without one get it.
 */
export async function ensureDemonstrationPassword(database: Database): Promise<string> {
  await database.exec(`
    create schema if not exists local;
    create table if not exists local.demonstration (password text not null);
  `);
  const kept = await database.query<{ password: string }>(
    'select password from local.demonstration',
  );
  const password = kept.rows[0]?.password ?? randomBytes(8).toString('hex');
  if (kept.rows.length === 0) {
    await database.query('insert into local.demonstration values ($1)', [password]);
  }
  await database.query(
    `update auth.users set encrypted_password = extensions.crypt($1, extensions.gen_salt('bf'))
     where email in ('member@pointfolio.test', 'admin@pointfolio.test') and encrypted_password is null`,
    [password],
  );
  return password;
}
