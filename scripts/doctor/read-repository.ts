import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'smol-toml';
import { z } from 'zod';
import type { CheckedProject } from './check.ts';

const configSchema = z.object({
  remotes: z.record(z.string(), z.object({ project_id: z.string() })),
  functions: z.record(z.string(), z.unknown()),
});

/** What this repository would have a hosted project be. */
export async function readRepository(root: string): Promise<Omit<CheckedProject, 'ref'>> {
  const folder = path.join(root, 'supabase');
  const text = await readFile(path.join(folder, 'config.toml'), 'utf8');
  const { remotes, functions } = configSchema.parse(parse(text));
  const files = await readdir(path.join(folder, 'migrations'));
  return {
    configuredRefs: Object.values(remotes).map(({ project_id: ref }) => ref),
    migrations: files.flatMap((file) => /^(\d+)_.*\.sql$/.exec(file)?.[1] ?? []).sort(),
    functions: Object.keys(functions),
  };
}
