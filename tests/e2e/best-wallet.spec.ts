import type { Page } from '@playwright/test';
import { test } from './member.ts';
import { expect } from './test.ts';

/** The search worker as on a slow device: it reports after every step, and pauses between them. */
const SLOW_DEVICE = `
  const wait = self.setTimeout.bind(self);
  self.setTimeout = (run) => wait(run, 120);
  let steps = 0;
  performance.now = () => (steps += 1_000);
`;

/** Slows the search; the ranking, which the one card next asks for, does not end until it is let go. */
async function slowDown(page: Page) {
  await page.route('**/search.worker-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${SLOW_DEVICE}\n${await response.text()}` });
  });
  const ranking = '**/ranking.worker-*.js';
  await page.route(ranking, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'self.onmessage = () => undefined;' }),
  );
  return { letRankingGo: () => page.unroute(ranking) };
}

const panel = (page: Page) => page.getByRole('region', { name: 'The best wallet for me' });

test('shows its progress, and stops with the best so far and what it may be short of @soak', async ({
  page,
}) => {
  const { letRankingGo } = await slowDown(page);
  await page.goto('/app/wallet-setups?size=8');
  const search = panel(page);
  const status = search.getByRole('status');
  await expect(status).toContainText('Still searching: a better wallet could add at most');
  expect(page.workers()).toHaveLength(1);
  const first = await status.textContent();
  await expect(status).not.toHaveText(first ?? '');
  await expect(search.getByRole('button', { name: /^\$[\d,]+ a year/ })).toBeVisible();

  await letRankingGo();
  await search.getByRole('button', { name: 'Stop with the best so far' }).click();
  await expect(status).toContainText(/^Not proven: a better wallet could add at most \$/);
  await expect(search.getByRole('region', { name: 'The ledger' })).toBeVisible();
  await expect(search.getByText('Not proven.', { exact: true })).toBeVisible();
  await expect.poll(() => page.workers().length).toBe(0);
});

test('leaves no search running behind when its screen is left @soak', async ({ page }) => {
  await slowDown(page);
  await page.goto('/app/wallet-setups?size=8');
  await expect(panel(page).getByRole('status')).toContainText('Still searching');
  expect(page.workers()).toHaveLength(1);
  await page.getByRole('link', { name: 'All pages', exact: true }).first().click();
  await page.waitForURL('**/app/all-pages');
  await expect.poll(() => page.workers().length).toBe(0);
});

test('answers as it opens: proves the best wallet and ends its worker', async ({ page }) => {
  await page.goto('/app/wallet-setups?size=5');
  await expect(panel(page).getByRole('status')).toContainText(
    'The best for these assumptions: proven, no other wallet',
  );
  await expect(page.getByRole('region', { name: 'How close the others come' })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Assumptions' }).first().click();
  await expect(
    panel(page)
      .getByRole('region', { name: 'What a point is worth' })
      .getByRole('listitem')
      .first(),
  ).toContainText('¢ each');
  await expect.poll(() => page.workers().length).toBe(0);
});
