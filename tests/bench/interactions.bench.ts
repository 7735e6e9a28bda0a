import { loadavg } from 'node:os';
import { type Browser, chromium, type Page } from '@playwright/test';
import { figureScreens } from './figure-screens.ts';
import type { MeasuredScreen } from './interactions.ts';
import {
  createWorkMeter,
  type Measured,
  measureInteraction,
  measureReading,
  measureScrolling,
  type ReadWork,
  watchInteractions,
  writeStatement,
} from './measure-page.ts';
import { otherScreens } from './other-screens.ts';
import { printRow, printTitle } from './print-table.ts';

/** Response time of screens to a press on a processor four times slower than this one, in Chromium. */
const slowdown = 4;
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const wheelTurns = 120;
/** Maximum time of any interaction. */
const longestMs = 200;
/** Maximum time of reading a file of so many purchases, as years of a card have them, at so many shops. */
const readingMs = 2000;
const statementLines = 20_000;
const statementShops = 3_000;

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

const ms = (value: number) => `${value.toFixed(0)} ms`;
const load = () => `load average ${loadavg()[0]?.toFixed(1)}`;

async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email address').fill('member@pointfolio.test');
  await page.getByLabel('Password', { exact: true }).fill(process.env['E2E_DEMO_PASSWORD'] ?? '');
  await page.locator('form').getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/app**');
}

async function slowDown(page: Page): Promise<ReadWork> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return createWorkMeter(session);
}

/** Prints a line with its limit and verdict; returns true if the limit is kept. */
function judge(
  name: string,
  all: readonly Measured[],
  p75Ms: number,
  worstMs = longestMs,
): boolean {
  const answers = all.map(({ answerMs }) => answerMs);
  const [p75, worst] = [percentile(answers, 0.75), Math.max(...answers)];
  const work = percentile(
    all.map(({ workMs }) => workMs),
    0.75,
  );
  const isKept = p75 <= p75Ms && worst <= worstMs;
  const law = `${p75Ms} · ${worstMs}`;
  printRow(`  ${name}`, ms(p75), ms(worst), law, ms(work), isKept ? 'kept' : 'BROKEN');
  return isKept;
}

/** Returns the names of interactions that take too long; prints each while measuring. */
async function measureScreen(page: Page, readWork: ReadWork, screen: MeasuredScreen) {
  const broken: string[] = [];
  const all: Measured[] = [];
  await screen.prepare?.(page);
  for (const { name, act, undo, worstMs } of screen.interactions) {
    await page.goto(screen.path);
    await screen.ready(page).first().waitFor({ timeout: 120_000 });
    await screen.unfold?.(page);
    await page.waitForTimeout(2000);
    const measured: Measured[] = [];
    const measure = async (action: (page: Page) => Promise<void>) => {
      measured.push(await measureInteraction(page, readWork, () => action(page)));
    };
    for (let round = 0; round < rounds; round += 1) {
      await measure(act);
      if (undo) await measure(undo);
    }
    all.push(...measured);
    const p75Ms = Math.min(screen.p75Ms, worstMs ?? screen.p75Ms);
    if (!judge(name, measured, p75Ms, worstMs)) broken.push(`${screen.name}: ${name}`);
  }
  judge(`the whole screen; ${load()}`, all, screen.p75Ms);
  return broken;
}

async function measureAll(browser: Browser, baseURL: string): Promise<readonly string[]> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await watchInteractions(page);
  await signIn(page);
  const readWork = await slowDown(page);
  const broken: string[] = [];
  const only = process.env['BENCH_SCREEN']?.split(',');
  for (const screen of [...figureScreens, ...otherScreens]) {
    if (only && !only.includes(screen.name)) continue;
    printTitle(screen.name, 'p75', 'worst', 'law', 'work', '');
    broken.push(...(await measureScreen(page, readWork, screen)));
  }
  if (!only || only.includes('scrolling')) {
    await page.goto('/app/credit-unions?q=e');
    await page.getByRole('list', { name: 'Credit unions' }).getByRole('link').first().waitFor();
    await page.waitForTimeout(2000);
    const before = await readWork();
    const { frames, dropped } = await measureScrolling(page, wheelTurns);
    const work = ((await readWork()) - before) / frames;
    console.log(
      `\nscrolling through the credit unions: ${frames} frames, ${dropped} dropped, ${work.toFixed(1)} ms of work each; ${load()}`,
    );
  }
  if (!only || only.includes('statements')) {
    // A page of its own, which is not slowed down: neither are workers.
    const reading = await context.newPage();
    reading.setDefaultTimeout(120_000);
    printTitle(`statements of ${statementLines} lines; ${load()}`, 'p75', 'worst', 'law', '', '');
    const measure = async (shops: number) => {
      const text = writeStatement(statementLines, shops);
      const all: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        all.push(await measureReading(reading, text, statementLines));
      }
      return [percentile(all, 0.75), Math.max(...all)] as const;
    };
    const [p75, worst] = await measure(statementShops);
    const isKept = p75 <= readingMs;
    const verdict = isKept ? 'kept' : 'BROKEN';
    printRow(`  at ${statementShops} shops`, ms(p75), ms(worst), ms(readingMs), '', verdict);
    if (!isKept) broken.push('statements: read a file');
    const [otherP75, otherWorst] = await measure(statementLines);
    printRow('  each line at another shop', ms(otherP75), ms(otherWorst), '', '', '');
  }
  await context.close();
  return broken;
}

const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  ...(executablePath ? { executablePath } : {}),
});
console.log(
  `\ninteractions on a processor ${slowdown} times slower, ${rounds} rounds; ${load()}\np75 and worst: from a press to the next frame; law: both at most; work: of the page’s thread, on its core, until it rests`,
);
const broken = await measureAll(browser, process.env['E2E_WEB_URL'] ?? 'http://127.0.0.1:5173');
await browser.close();
for (const name of broken) console.log(`too slow: ${name}`);
console.log(`\n${broken.length} interactions take longer than the law allows`);
if (broken.length > 0) process.exitCode = 1;
