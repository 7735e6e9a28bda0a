import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const wellKnownPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const findInstalled = () => wellKnownPaths.find((path) => existsSync(path));

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const result = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return result.status === 0;
}

/** Installs one of Debian's packages, if this user may do so without a password. @param {string} name */
function installFromDebian(name) {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) {
    return false;
  }
  console.log(`Installing Debian’s package ${name} …`);
  return (
    run('apt-get', ['update', '-qq']) &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
  );
}

/**
 * Installs the fallback fonts that every computer and phone has but a bare Debian lacks: without them a page's text
 * would move when the product's own fonts arrive.
 */
function ensureFonts() {
  if (process.platform === 'linux' && !existsSync('/usr/share/fonts/truetype/liberation')) {
    installFromDebian('fonts-liberation');
  }
}

/**
 * Finds a Chromium for tests: the one CHROMIUM_PATH names, the system's, Debian's package, or Playwright's own download
 * (`undefined`: Playwright finds it itself).
 * @returns {string | undefined}
 * @throws if there is none and none can be installed, naming the missing part
 */
export function findChromium() {
  ensureFonts();
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  const installed = findInstalled();
  if (installed) return installed;
  if (installFromDebian('chromium')) return findInstalled();
  console.log('No Chromium found: asking Playwright to download one …');
  if (run('playwright', ['install', 'chromium'])) return undefined;
  throw new Error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to its program.',
  );
}

const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * Finds the same engine without a window, which opens and closes pages in four fifths of the time, but receives no
 * pushes. CHROMIUM_PATH overrides both.
 * @returns {string | undefined} undefined if there is none: the full browser works too
 */
export function findHeadlessShell() {
  if (process.env['CHROMIUM_PATH']) return process.env['CHROMIUM_PATH'];
  if (existsSync(headlessShell)) return headlessShell;
  return installFromDebian('chromium-headless-shell') ? headlessShell : undefined;
}
