import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'smol-toml';
import { z } from 'zod';
import { LAST_SEED } from '../../supabase/seeds/generator/generate-seeds.ts';
import type { CheckedProject } from './check.ts';

const configSchema = z.object({
  remotes: z.record(z.string(), z.object({ project_id: z.string() })),
  functions: z.record(z.string(), z.unknown()),
});

export async function readRepository(root: string): Promise<Omit<CheckedProject, 'ref'>> {
  const folder = path.join(root, 'supabase');
  const text = await readFile(path.join(folder, 'config.toml'), 'utf8');
  const { remotes, functions } = configSchema.parse(parse(text));
  const files = await readdir(path.join(folder, 'migrations'));
  const lastSeed = await readFile(path.join(folder, 'seeds', LAST_SEED), 'utf8');
  return {
    configuredRefs: Object.values(remotes).map(({ project_id: ref }) => ref),
    migrations: files.flatMap((file) => /^(\d+)_.*\.sql$/.exec(file)?.[1] ?? []).sort(),
    factsDigest: /'([0-9a-f]{64})'/.exec(lastSeed)?.[1],
    functions: Object.keys(functions),
  };
}
