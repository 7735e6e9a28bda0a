import { loadavg } from 'node:os';
import { type Browser, chromium, type Page } from '@playwright/test';
import { type MeasuredScreen, screens } from './interactions.ts';
import { measureInteraction, measureScrolling, watchInteractions } from './measure-page.ts';

/** How fast screens answer a press on a processor four times slower than this one, in Chromium. */
const slowdown = 4;
const rounds = 5;
const wheelTurns = 120;
/** What every screen of figures shall answer within, at the 75th percentile. */
const aimMs = 100;

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

const ms = (value: number) => `${value.toFixed(0)} ms`.padStart(9);
const load = () => `load average ${loadavg()[0]?.toFixed(1)}`;

async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail address').fill('member@pointfolio.test');
  await page.getByLabel('Password', { exact: true }).fill('pointfolio-demo');
  await page.locator('form').getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/app**');
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** All durations of a screen; each interaction is printed as it is measured. */
async function measureScreen(page: Page, screen: MeasuredScreen): Promise<readonly number[]> {
  const all: number[] = [];
  for (const { name, act, undo } of screen.interactions) {
    await page.goto(screen.path);
    await screen.ready(page).first().waitFor({ timeout: 120_000 });
    await page.waitForTimeout(2000);
    const durations: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      durations.push(await measureInteraction(page, () => act(page)));
      if (undo) durations.push(await measureInteraction(page, () => undo(page)));
    }
    all.push(...durations);
    const columns = [percentile(durations, 0.75), Math.max(...durations)].map(ms).join('');
    console.log(`  ${name.padEnd(34)}${columns}`);
  }
  return all;
}

async function measureAll(browser: Browser, baseURL: string): Promise<number> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await watchInteractions(page);
  await signIn(page);
  await slowDown(page);
  let tooSlow = 0;
  const only = process.env['BENCH_SCREEN'];
  for (const screen of screens.filter(({ name }) => only === undefined || name === only)) {
    console.log(`\n${screen.name.padEnd(36)}      p75    worst`);
    const durations = await measureScreen(page, screen);
    const p75 = percentile(durations, 0.75);
    if (p75 > aimMs) tooSlow += 1;
    const verdict = p75 > aimMs ? 'TOO SLOW' : 'within 100 ms';
    const figures = `${ms(p75)}${ms(Math.max(...durations))}`;
    console.log(`  ${'the whole screen'.padEnd(34)}${figures}   ${verdict}; ${load()}`);
  }
  await page.goto('/app/credit-unions');
  await page.getByRole('list', { name: 'Credit unions' }).getByRole('link').first().waitFor();
  await page.waitForTimeout(2000);
  const { frames, dropped } = await measureScrolling(page, wheelTurns);
  console.log(
    `\nscrolling through the credit unions: ${frames} frames, ${dropped} dropped; ${load()}`,
  );
  await context.close();
  return tooSlow;
}

const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  ...(executablePath ? { executablePath } : {}),
});
console.log(`\ninteractions on a processor ${slowdown} times slower, ${rounds} rounds; ${load()}`);
const tooSlow = await measureAll(browser, process.env['E2E_WEB_URL'] ?? 'http://127.0.0.1:5173');
await browser.close();
if (tooSlow > 0) process.exitCode = 1;
