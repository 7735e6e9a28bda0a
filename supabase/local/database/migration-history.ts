import path from 'node:path';
import type { Database, Transaction } from './database.ts';
import { OldDataError } from './prepare-platform.ts';
import type { SqlFile } from './sql-files.ts';

/** Splits `<version>_<name>.sql` into its two parts. */
export function parseMigrationName(file: SqlFile): { version: string; name: string } {
  const [version = '', name = ''] = path.basename(file.path, '.sql').split(/_(.*)/s);
  return { version, name };
}

/** Reads the text of each applied migration by its version. */
export async function readHistory(database: Database): Promise<Map<string, string>> {
  const { rows } = await database.query<{ version: string; text: string | null }>(
    'select version, statements[1] as text from supabase_migrations.schema_migrations order by version',
  );
  return new Map(rows.map(({ version, text }) => [version, text ?? '']));
}

/** Records a migration as the Supabase CLI does. */
export async function recordMigration(transaction: Transaction, file: SqlFile): Promise<void> {
  const { version, name } = parseMigrationName(file);
  await transaction.query(
    `insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)
     on conflict (version) do update set statements = excluded.statements`,
    [version, name, [file.text]],
  );
}

const definition =
  /^create (?:or replace )?function [^$]*?(?:begin atomic .*? end;|as \$\$.*?^\$\$;)$/gms;

/** Separates the definitions of functions from everything else, without comments. */
function splitFunctions(text: string): { functions: string[]; rest: string } {
  return {
    functions: text.match(definition) ?? [],
    rest: text
      .replace(definition, '')
      .replace(/^\s*--.*$/gm, '')
      .replace(/\s+/g, ' ')
      .trim(),
  };
}

function refuse(reason: string): OldDataError {
  return new OldDataError(
    `The data of the embedded stack was made by other migrations (${reason}). Open it with the version of Pointfolio ` +
      'that made it, or start over, which deletes every account and everything entered: npm run db:reset',
  );
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Updates the functions of an applied migration to the current text of its file. */
export async function replaceFunctions(
  database: Database,
  file: SqlFile,
  appliedText: string,
): Promise<void> {
  const present = splitFunctions(appliedText).functions;
  const statements = splitFunctions(file.text)
    .functions.filter((one) => !present.includes(one))
    .map((one) => one.replace(/^create (?:or replace )?/, 'create or replace '));
  try {
    await database.transaction(async (transaction) => {
      await transaction.exec(`set local role postgres; ${statements.join('\n')} reset role`);
      await recordMigration(transaction, file);
    });
  } catch (error) {
    throw refuse(`${path.basename(file.path)} has changed since: ${describe(error)}`);
  }
}

/** Throws a sentence if a database was made by migrations that these do not continue. */
export async function continueHistory(database: Database, migrations: SqlFile[]): Promise<void> {
  const files = new Map(migrations.map((file) => [parseMigrationName(file).version, file]));
  for (const [version, text] of await readHistory(database)) {
    const file = files.get(version);
    if (file === undefined) throw refuse(`${version} is not among these`);
    if (splitFunctions(file.text).rest !== splitFunctions(text).rest) {
      throw refuse(`${path.basename(file.path)} has changed since`);
    }
  }
}
