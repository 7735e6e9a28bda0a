import { createHash } from 'node:crypto';
import { glob, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export interface SqlFile {
  /** Path relative to the folder `supabase`, with forward slashes. */
  path: string;
  text: string;
  hash: string;
}

async function readSqlFile(supabaseDir: string, relative: string): Promise<SqlFile> {
  const text = await readFile(path.join(supabaseDir, relative), 'utf8');
  const hash = createHash('sha256').update(text).digest('hex');
  return { path: relative.replaceAll('\\', '/'), text, hash };
}

/** Lists the migrations `<version>_<name>.sql`, oldest first. */
export async function listMigrations(supabaseDir: string): Promise<SqlFile[]> {
  const names = (await readdir(path.join(supabaseDir, 'migrations')))
    .filter((name) => /^\d+_.+\.sql$/.test(name))
    .sort();
  return Promise.all(names.map((name) => readSqlFile(supabaseDir, `migrations/${name}`)));
}

/** Lists the seeds of `[db.seed] sql_paths`: each pattern in turn, its files by name, as the Supabase CLI does. */
export async function listSeeds(supabaseDir: string, patterns: string[]): Promise<SqlFile[]> {
  const paths = new Set<string>();
  for (const pattern of patterns) {
    const matches = await Array.fromAsync(glob(pattern, { cwd: supabaseDir }));
    for (const match of matches.map((file) => path.normalize(file)).sort()) paths.add(match);
  }
  return Promise.all([...paths].map((relative) => readSqlFile(supabaseDir, relative)));
}
