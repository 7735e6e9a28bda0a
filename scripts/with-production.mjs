// Environment of tests and measurements in a browser: the production build on the embedded stack.
import { createServer } from 'node:net';
import { preview } from 'vite';
import { startStack } from '../supabase/local/start-stack.ts';
import { ageMessages } from '../supabase/local/test-support/age-messages.ts';
import { createAgeSessions } from '../supabase/local/test-support/age-sessions.ts';
import { findChromium } from './find-chromium.mjs';
import { runTool } from './run-tool.mjs';

/**
 * @typedef {object} Production
 * @property {import('../supabase/local/start-stack.ts').Stack} stack
 * @property {Record<string, string>} env what a tool in a process of its own needs to reach it
 */

/** Picks a free port: the build writes the site's addresses into its headers. */
function findPort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === 'object' ? String(address?.port) : '');
      });
    });
  });
}

/**
 * Builds and serves the app, calls `use`, and stops everything again.
 *
 * @template T
 * @param {(production: Production) => Promise<T>} use
 * @param {Record<string, string>} [settings] additional settings of the build
 * @returns {Promise<T>} the result of `use`
 */
export async function withProduction(use, settings = {}) {
  const chromium = findChromium();
  const pushRelayUrl = `http://127.0.0.1:${await findPort()}`;
  const stack = await startStack({
    functions: true,
    pushRelayUrl,
    ringEveryMs: 1000,
    seed: 'demo',
    quiet: true,
  });
  await ageMessages(stack);
  await createAgeSessions(stack);
  /** @type {import('vite').PreviewServer | undefined} */
  let web;
  try {
    const port = process.env['POINTFOLIO_WEB_PORT'] ?? (await findPort());
    const env = {
      POINTFOLIO_WEB_PORT: port,
      // One server, two origins: no member signs in under this name.
      VITE_WIDGETS_ORIGIN: `http://localhost:${port}`,
      VITE_SUPABASE_URL: stack.url,
      VITE_SUPABASE_PUBLISHABLE_KEY: stack.publishableKey,
      VITE_MAIL_URL: stack.mailUrl,
      VITE_PUSH_PUBLIC_KEY: stack.pushPublicKey,
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
      preview: { port: Number(port), strictPort: true },
      logLevel: 'warn',
    });
    return await use({
      stack,
      env: {
        ...env,
        E2E_WEB_URL: `http://127.0.0.1:${port}`,
        E2E_MAIL_URL: stack.mailUrl,
        E2E_SECRET_KEY: stack.secretKey,
        E2E_PUSH_RELAY_URL: pushRelayUrl,
        E2E_DEMO_PASSWORD: stack.demoPassword ?? '',
        ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
      },
    });
  } finally {
    await web?.close();
    await stack.stop();
  }
}

/**
 * Runs a tool of the project with the addresses of the production build in its environment.
 *
 * @param {string} tool
 * @param {string[]} args
 * @param {Record<string, string>} [settings] additional settings of the build
 * @returns {Promise<number>} the exit code of the tool
 */
export function runWithProduction(tool, args, settings = {}) {
  return withProduction(async ({ env }) => {
    const { code } = await runTool(tool, args, { echo: true, env });
    return code;
  }, settings);
}
