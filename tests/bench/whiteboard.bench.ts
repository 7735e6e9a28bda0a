import { loadavg } from 'node:os';
import { chromium, type Page } from '@playwright/test';

/** Time of a large board from a cold page to an editable drawing, in Chromium. */
const shapes = 2000;
const rounds = 5;
const aimMs = 3000;

/** Boxes in a square grid, as Excalidraw writes them. */
function createDrawing(): string {
  const perRow = Math.ceil(Math.sqrt(shapes));
  const elements = Array.from({ length: shapes }, (_, index) => ({
    id: `box-${index}`,
    type: 'rectangle',
    x: (index % perRow) * 130,
    y: Math.floor(index / perRow) * 90,
    ...{ width: 110, height: 70, angle: 0, opacity: 100, groupIds: [], seed: index + 1 },
    ...{ strokeColor: '#1e1e1e', backgroundColor: '#a5d8ff', fillStyle: 'solid', strokeWidth: 1 },
    ...{ version: 1, versionNonce: index + 1, isDeleted: false, updated: 1, link: null },
  }));
  return JSON.stringify({ type: 'excalidraw', version: 2, elements, files: {} });
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email address').fill('member@pointfolio.test');
  await page.getByLabel('Password', { exact: true }).fill(process.env['E2E_DEMO_PASSWORD'] ?? '');
  await page.locator('form').getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/app**');
}

async function createBoard(page: Page): Promise<void> {
  await page.goto('/app/whiteboard?boards=true');
  await page.getByRole('button', { name: 'New board' }).first().click();
  await page.waitForURL('**/app/whiteboard?board=*');
  await page.getByLabel('Excalidraw file to import').setInputFiles({
    name: 'large.excalidraw',
    mimeType: 'application/json',
    buffer: Buffer.from(createDrawing()),
  });
  await page.getByText('was added to the board').first().waitFor();
  await page
    .getByRole('status')
    .filter({ hasText: /^Saved$/ })
    .waitFor({ timeout: 60_000 });
}

/** Milliseconds from the navigation until the drawing is visible and its toolbar usable. */
async function measureOpening(page: Page): Promise<number> {
  await page.reload();
  await page.locator('canvas.interactive').waitFor();
  await page.getByRole('button', { name: 'Lay out my wallet', disabled: false }).waitFor();
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => {
            resolve(performance.now());
          });
        });
      }),
  );
}

const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  ...(executablePath ? { executablePath } : {}),
});
const page = await browser.newPage({
  baseURL: process.env['E2E_WEB_URL'] ?? 'http://127.0.0.1:5173',
  viewport: { width: 1280, height: 900 },
});
page.setDefaultTimeout(60_000);
await signIn(page);
await createBoard(page);
const times: number[] = [];
for (let round = 0; round < rounds; round += 1) times.push(await measureOpening(page));
const [median = Number.NaN] = times.toSorted((a, b) => a - b).slice(Math.floor(rounds / 2));
const load = loadavg()[0]?.toFixed(1) ?? '?';
console.log(
  `\na board of ${shapes} shapes opens in ${median.toFixed(0)} ms (median of ${rounds}; aim ${aimMs} ms; load average ${load})`,
);
await browser.close();
if (!(median <= aimMs)) process.exitCode = 1;
