// Writes the types of the database from its migrations. `--check` only compares, and fails if they differ.
import { ensureInstalled, useProjectNode } from './ensure-installed.mjs';

ensureInstalled();
await useProjectNode();

const { readFile, writeFile } = await import('node:fs/promises');
const { fileURLToPath } = await import('node:url');
const { formatCode } = await import('./format-code.mjs');
const { startStack } = await import('../supabase/local/start-stack.ts');
const { readSchema } = await import('../supabase/local/types/read-schema.ts');
const { renderTypes } = await import('../supabase/local/types/render-types.ts');

const shortPath = 'supabase/functions/_shared/contract/database.types.ts';
const file = fileURLToPath(new URL(`../${shortPath}`, import.meta.url));
const stack = await startStack({ seed: false });
const schema = await readSchema(stack.db);
await stack.stop();
const types = await formatCode(file, renderTypes(schema));

if (process.argv.includes('--check')) {
  const current = await readFile(file, 'utf8').catch(() => '');
  if (current !== types) {
    console.error(`${shortPath} does not match the migrations: run \`npm run db:types\`.`);
    process.exit(1);
  }
  console.log(`${shortPath} matches ${schema.relations.length} tables and views.`);
} else {
  await writeFile(file, types);
  console.log(`Wrote ${shortPath}: ${schema.relations.length} tables and views.`);
}
process.exit(0);
