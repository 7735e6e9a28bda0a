import { defineConfig } from '@playwright/test';

const wholeBrowser = process.env['CHROMIUM_PATH'];
const headlessShell = process.env['HEADLESS_SHELL_PATH'] ?? wholeBrowser;

/** Features that Playwright turns off on its own: of two such lists Chromium reads only the last. */
const offByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Two pages that each new window creates for its address field, which took longer than most tested pages. */
const addressField = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** Quiet and offline: Chromium’s own services would look up hosts that no test needs. */
const chromiumFlags = [
  `--disable-features=${[...offByPlaywright, ...addressField].join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Keeps subpixel positions, because the shell would round letters to pixels, which phones and the full browser do
  // not: lines would break elsewhere.
  '--font-render-hinting=none',
  // No optimizing compilers: they took half of a page load's processor time and pay only after minutes on one page.
  '--js-flags=--no-maglev --no-turbofan',
];

const launchedFrom = (executablePath: string | undefined) => ({
  browserName: 'chromium' as const,
  launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
});

/** Tests with pushes, which the headless shell does not support. */
const pushes = /reminders\.spec\.ts$/;
/** Tests that only look at pages, each independently. */
const looks = /(?:every-page|admin-pages|catalog-looks|late-parts)\.spec\.ts$/;

export default defineConfig({
  testDir: '.',
  globalSetup: './warm-up.ts',
  outputDir: '../../test-results',
  fullyParallel: false,
  // One more than cores, because tests also wait.
  workers: 3,
  // A test that passes only on a retry is reported by `npm test` as flaky.
  retries: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: process.env['E2E_WEB_URL'] ?? 'http://127.0.0.1:5173',
    // Recording every test to keep the failing one doubles the time: use `--trace=on` when needed.
    trace: 'off',
    // Turns off fades and slides, which redraw in every frame and took an eighth of a browser's time:
    // `reduced-motion.spec.ts` checks both.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'pushes', testMatch: pushes, use: launchedFrom(wholeBrowser) },
    { name: 'chromium', testIgnore: [looks, pushes], use: launchedFrom(headlessShell) },
    // Last and page by page, so that both workers are busy until the end.
    { name: 'looks', testMatch: looks, fullyParallel: true, use: launchedFrom(headlessShell) },
  ],
});
