// `npm run files:sweep` lists the files of deleted accounts, in the project of VITE_SUPABASE_URL and
// SUPABASE_SECRET_KEY; `npm run files:sweep -- --remove` asks Storage to remove them. The embedded stack does so at
// each start.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, projectRoot, useProjectNode } from './ensure-installed.mjs';

ensureInstalled();
await useProjectNode();

const { listOrphanedFiles, removeOrphanedFiles } =
  await import('../supabase/local/storage/sweep-files.ts');

const envFile = join(projectRoot, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);
const url = process.env['VITE_SUPABASE_URL'] ?? '';
const secretKey = process.env['SUPABASE_SECRET_KEY'] ?? '';
if (url === '' || secretKey === '') {
  console.error('VITE_SUPABASE_URL and SUPABASE_SECRET_KEY name the project and open it.');
  process.exit(2);
}

if (process.argv.includes('--remove')) {
  console.log(`${await removeOrphanedFiles({ url, secretKey })} removed from ${url}.`);
} else {
  const files = await listOrphanedFiles({ url, secretKey });
  for (const { bucket, path } of files) console.log(`${bucket}/${path}`);
  console.log(
    `${files.length} of nobody at ${url}. To remove them: npm run files:sweep -- --remove`,
  );
}
