// `npm run facts:push` applies the facts of this release to the database of `supabase start` or of SUPABASE_DB_URL. With
// `-- --project REF` and SUPABASE_ACCESS_TOKEN it applies them to a hosted project. `--dry-run` only reports the changes, `--theirs`
// also overwrites rows that were edited by hand. supabase/seeds/README.md has the rules.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, projectRoot, useProjectNode } from './ensure-installed.mjs';

ensureInstalled();
await useProjectNode();

const { Client } = await import('pg');
const { describePush, pushFacts, runOnProject } = await import('./facts/push-facts.ts');
const { listSeeds } = await import('../supabase/local/database/sql-files.ts');

const { values } = parseArgs({
  options: {
    project: { type: 'string' },
    theirs: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  },
});
const { project: ref, theirs, 'dry-run': dryRun } = values;
const token = process.env['SUPABASE_ACCESS_TOKEN'] ?? '';
if (ref !== undefined && (!/^[a-z]{20}$/.test(ref) || token === '')) {
  console.error(
    'SUPABASE_ACCESS_TOKEN=… npm run facts:push -- --project REF, with the 20 letters of the project.',
  );
  process.exit(2);
}

const local = 'postgresql://postgres:postgres@127.0.0.1:54322/postgres';
const client = new Client(process.env['SUPABASE_DB_URL'] ?? local);
try {
  if (ref === undefined) await client.connect();
  const run =
    ref === undefined
      ? async (/** @type {string} */ sql) => (await client.query(sql)).rows
      : runOnProject({ ref, token });
  const seeds = await listSeeds(join(projectRoot, 'supabase'), ['seeds/*.sql']);
  for (const line of describePush(await pushFacts(run, seeds, { theirs, dryRun })))
    console.log(line);
  if (dryRun) console.log('A dry run: nothing was changed.');
} catch (error) {
  const reason = error instanceof Error ? error.message || String(error) : String(error);
  const hint = reason.includes('staged_facts')
    ? ' Push the migrations first.'
    : reason.includes('ECONNREFUSED')
      ? ' Is `supabase start` running? `npm start` applies facts by itself.'
      : '';
  console.error(`No fact was pushed: ${reason}${hint}`);
  process.exitCode = 1;
} finally {
  await client.end().catch(() => undefined);
}
