import { defineConfig } from '@playwright/test';

const executablePath = process.env['CHROMIUM_PATH'];

/** Quiet and offline: Chromium’s own services would look up hosts that no test needs. */
const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: process.env['E2E_WEB_URL'] ?? 'http://127.0.0.1:5173',
    // Recording every test in order to keep the one that fails takes as long again: `--trace=on` for a look.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
});
