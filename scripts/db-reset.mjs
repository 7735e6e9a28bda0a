// `npm run db:reset`: creates a new database for the embedded stack; every account and all entered data are deleted.
import { ensureInstalled, useProjectNode } from './ensure-installed.mjs';

ensureInstalled();
await useProjectNode();

const { rm } = await import('node:fs/promises');
const { dataDir } = await import('./environment.mjs');
const { endProgress, showProgress } = await import('./progress.mjs');
const { assertReplaceable } = await import('../supabase/local/database/data-folder.ts');
const { assertDataFree } = await import('../supabase/local/database/lock.ts');
const { startStack } = await import('../supabase/local/start-stack.ts');

try {
  await assertDataFree(dataDir);
  await assertReplaceable(dataDir);
  // Storage's files, by the hashes of their names.
  await assertReplaceable(`${dataDir}-files`, /^[0-9a-f]{64}/);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await rm(dataDir, { recursive: true, force: true });
await rm(`${dataDir}-files`, { recursive: true, force: true });
console.log('Deleted the data of the embedded stack. Making it new …');
const stack = await startStack({ dataDir, seed: 'demo', onProgress: showProgress });
const { rows } = await stack.db.query(
  "select count(*) || ' cards' as content from public.credit_cards",
);
await stack.stop();
endProgress();
console.log(`Done: ${Object(rows[0]).content} and the two demonstration accounts. Now: npm start`);
process.exit(0);
