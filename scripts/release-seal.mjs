// `npm run release:seal`, after a deployment: from then on `npm test` fails if a current migration is edited or
// removed.
import { join } from 'node:path';
import { ensureInstalled, projectRoot, useProjectNode } from './ensure-installed.mjs';

ensureInstalled();
await useProjectNode();

const { checkSeal, sealMigrations } = await import('../supabase/local/database/seal.ts');

const supabaseDir = join(projectRoot, 'supabase');
const { failures } = await checkSeal(supabaseDir);
if (failures.length > 0) {
  console.error(failures.join('\n'));
  process.exit(1);
}
const count = await sealMigrations(supabaseDir);
console.log(`${count} migrations are sealed: commit supabase/migrations.sealed.json.`);
