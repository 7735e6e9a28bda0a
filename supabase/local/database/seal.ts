import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { listMigrations, type SqlFile } from './sql-files.ts';

const sealSchema = z.record(z.string(), z.string());

const nameOf = ({ path: file }: SqlFile) => path.basename(file);
const placeOf = (supabaseDir: string) => path.join(supabaseDir, 'migrations.sealed.json');

/**
 * Reads the hash of each migration that a hosted project may have run, by file name; none before the first
 * deployment.
 */
export async function readSeal(supabaseDir: string): Promise<Map<string, string>> {
  const text = await readFile(placeOf(supabaseDir), 'utf8');
  return new Map(Object.entries(sealSchema.parse(JSON.parse(text))));
}

/**
 * Returns a sentence for each migration that has changed since it was sealed: a hosted project runs each once, so the
 * change would never get there.
 */
export async function checkSeal(
  supabaseDir: string,
): Promise<{ passed: number; failures: string[] }> {
  const seal = await readSeal(supabaseDir);
  const hashes = new Map((await listMigrations(supabaseDir)).map((one) => [nameOf(one), one.hash]));
  const failures = [...seal]
    .filter(([name, hash]) => hashes.get(name) !== hash)
    .map(
      ([name]) =>
        `migrations/${name} was deployed and ${hashes.has(name) ? 'has changed' : 'is gone'} since: ` +
        'put it back as it was, and write a new migration',
    );
  return { passed: seal.size - failures.length, failures };
}

/** Seals the current migrations; returns their number. */
export async function sealMigrations(supabaseDir: string): Promise<number> {
  const migrations = await listMigrations(supabaseDir);
  const seal = Object.fromEntries(migrations.map((one) => [nameOf(one), one.hash]));
  await writeFile(placeOf(supabaseDir), `${JSON.stringify(seal, undefined, 2)}\n`);
  return migrations.length;
}
