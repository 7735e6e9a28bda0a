// End-to-end tests: the production build on the embedded stack, in a real Chromium.
// `npm run test:e2e -- ARGS` hands ARGS to Playwright.
import { ensureInstalled, useProjectNode } from './ensure-installed.mjs';

ensureInstalled();
await useProjectNode();

const { findChromium } = await import('./find-chromium.mjs');
const { runTool } = await import('./run-tool.mjs');
const { startStack } = await import('../supabase/local/start-stack.ts');
const { preview } = await import('vite');

const chromium = findChromium();
const stack = await startStack({ functions: true, seed: 'demo', quiet: true });
/** @type {number} */
let code;
/** @type {import('vite').PreviewServer | undefined} */
let web;
try {
  const env = {
    VITE_SUPABASE_URL: stack.url,
    VITE_SUPABASE_PUBLISHABLE_KEY: stack.publishableKey,
    // Answered by a double in the test of the comments, and asked for nowhere else.
    VITE_DISQUS_SHORTNAME: 'pointfolio-double',
  };
  Object.assign(process.env, env);
  const outDir = '.local/e2e-dist';
  const build = await runTool('vite', ['build', '--outDir', outDir, '--logLevel', 'warn'], {
    echo: true,
    env,
  });
  if (build.code !== 0) throw new Error('The production build failed.');

  web = await preview({
    build: { outDir },
    preview: { port: Number(process.env['POINTFOLIO_WEB_PORT'] ?? 0), strictPort: false },
    logLevel: 'warn',
  });
  const address = web.httpServer.address();
  if (!address || typeof address === 'string') throw new Error('The preview has no port.');
  const result = await runTool(
    'playwright',
    ['test', '--config', 'tests/e2e/playwright.config.ts', ...process.argv.slice(2)],
    {
      echo: true,
      env: {
        ...env,
        E2E_WEB_URL: `http://127.0.0.1:${address.port}`,
        E2E_MAIL_URL: stack.mailUrl,
        ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
      },
    },
  );
  code = result.code;
} finally {
  await web?.close();
  await stack.stop();
}
process.exit(code);
