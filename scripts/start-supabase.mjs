// `npm run start:supabase`: the site as `npm run dev` serves it, against the containers of `npx supabase start`.
import { ensureInstalled, useProjectNode } from './ensure-installed.mjs';
import { whenOrphaned } from './when-orphaned.mjs';

ensureInstalled();
await useProjectNode();

const { parseEnv } = await import('node:util');
const { createServer } = await import('vite');
const { readPort } = await import('./environment.mjs');
const { runTool } = await import('./run-tool.mjs');
const { assertPortFree } = await import('../supabase/local/gateway/listen.ts');

const status = await runTool('supabase', ['status', '-o', 'env']);
const { API_URL, PUBLISHABLE_KEY, MAILPIT_URL, STUDIO_URL } = parseEnv(status.output);
if (status.code !== 0 || !API_URL || !PUBLISHABLE_KEY) {
  const [reason] = status.output.split('\n');
  console.error(`${reason}\nStart Docker, then \`npx supabase start\`, then this command again.`);
  process.exit(1);
}

// Overrides settings in the embedded stack's .env that would point elsewhere.
Object.assign(process.env, {
  VITE_SUPABASE_URL: API_URL,
  VITE_SUPABASE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
  VITE_PUBLIC_BASE_URL: '',
  VITE_MAIL_URL: MAILPIT_URL ?? '',
  // The function has no private key for pushes.
  VITE_PUSH_PUBLIC_KEY: '',
});
const port = readPort('POINTFOLIO_WEB_PORT', 5173);
try {
  await assertPortFree(port, 'POINTFOLIO_WEB_PORT');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const web = await createServer({ server: { port }, clearScreen: false, logLevel: 'warn' });
await web.listen();
whenOrphaned(() => process.exit(0));

console.log(`
  Web     http://127.0.0.1:${port}
  API     ${API_URL}
  Mail    ${MAILPIT_URL ?? 'off'}
  Studio  ${STUDIO_URL ?? 'off'}

  Ctrl-C stops the site; \`npx supabase stop\` stops the rest.
`);
