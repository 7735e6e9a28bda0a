// What tests and measurements in a browser stand on: the production build on the embedded stack.
import { preview } from 'vite';
import { startStack } from '../supabase/local/start-stack.ts';
import { findChromium } from './find-chromium.mjs';
import { runTool } from './run-tool.mjs';

/**
 * Builds and serves, runs a tool of the project with the addresses in its environment, and takes all down again.
 *
 * @param {string} tool
 * @param {string[]} args
 * @param {Record<string, string>} [settings] more of what the build is configured with
 * @returns {Promise<number>} the exit code of the tool
 */
export async function runWithProduction(tool, args, settings = {}) {
  const chromium = findChromium();
  const stack = await startStack({ functions: true, seed: 'demo', quiet: true });
  /** @type {import('vite').PreviewServer | undefined} */
  let web;
  try {
    const env = {
      VITE_SUPABASE_URL: stack.url,
      VITE_SUPABASE_PUBLISHABLE_KEY: stack.publishableKey,
      ...settings,
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
    const { code } = await runTool(tool, args, {
      echo: true,
      env: {
        ...env,
        E2E_WEB_URL: `http://127.0.0.1:${address.port}`,
        E2E_MAIL_URL: stack.mailUrl,
        E2E_SECRET_KEY: stack.secretKey,
        ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
      },
    });
    return code;
  } finally {
    await web?.close();
    await stack.stop();
  }
}
