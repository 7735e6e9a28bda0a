// End-to-end tests: the production build on the embedded stack, in a real Chromium. `npm run test:e2e -- ARGS` passes
// ARGS to Playwright.
import { ensureInstalled, useProjectNode } from './ensure-installed.mjs';

ensureInstalled();
await useProjectNode();

const { findHeadlessShell } = await import('./find-chromium.mjs');
const { runWithProduction } = await import('./with-production.mjs');
const headlessShell = findHeadlessShell();
if (headlessShell) process.env['HEADLESS_SHELL_PATH'] = headlessShell;
const args = ['test', '--config', 'tests/e2e/playwright.config.ts', ...process.argv.slice(2)];
const settings = {
  // Answered by a fake in the test of the comments, and requested nowhere else.
  VITE_DISQUS_SHORTNAME: 'pointfolio-double',
};
process.exit(await runWithProduction('playwright', args, settings));
