import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { test } from './member.ts';
import { settlePlan } from './settle-plan.ts';
import { expect } from './test.ts';

/** Makes a link in the open dialog, and returns its address. */
async function createLink(page: Page, title: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: /^Share this/ });
  await expect(dialog.getByRole('region', { name: 'What others see' })).toContainText(/\$\d/);
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('The link ends in').selectOption('7');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const address = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(new URL(address).pathname).toMatch(/^\/shared\/[0-9a-f-]{36}$/);
  return new URL(address).pathname;
}

const openAsVisitor = (browser: Browser, baseURL = '') =>
  browser.newPage({ baseURL, storageState: { cookies: [], origins: [] } });

test('a wallet is shown by its link without an account, until it is withdrawn', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/app/wallet-setups?size=2');
  const cards = page.getByRole('region', { name: /^Your \d cards|^Your card$/ });
  const share = page.getByRole('button', { name: 'Share', exact: true });
  await expect(share).toBeVisible();
  const names = await cards.getByRole('heading', { level: 3 }).allTextContents();
  expect(names.length).toBeGreaterThan(0);
  await share.click();
  const path = await createLink(page, 'Two for us');

  // A browser that refuses the clipboard selects the address instead.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  const dialog = page.getByRole('dialog', { name: 'Share this wallet' });
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toBeFocused();
  expect(await page.evaluate(() => document.getSelection()?.toString())).toContain(path);
  const link = dialog.getByRole('listitem').filter({ hasText: 'Two for us' });
  await expect(link).toContainText('opens until');
  await expectAccessible(page);

  const visitor = await openAsVisitor(browser, baseURL);
  await visitor.goto(path);
  await expect(visitor.getByRole('heading', { name: 'Two for us' })).toBeVisible();
  const shown = visitor.getByRole('list', { name: `${names.length} card` });
  await expect(shown.getByRole('heading')).toHaveText(names);
  await expect(visitor.getByText(/may have changed since/)).toBeVisible();
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(visitor.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  await expectAccessible(visitor);
  await visitor.setViewportSize({ width: 320, height: 700 });
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    320,
  );

  await link.getByRole('button', { name: 'Withdraw' }).click();
  await expect(link).toHaveCount(0);
  await visitor.goto(path);
  await expect(visitor.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
  await expect(visitor.getByText('Two for us')).toHaveCount(0);
  await visitor.getByRole('link', { name: 'Try it with your cards' }).click();
  await expect(visitor).toHaveURL(`${baseURL ?? ''}/`);
  await visitor.close();
});

test('a plan is shown by its link: bars and steps, and nothing that tells whose it is @soak', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/app/what-next');
  await settlePlan(page);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const path = await createLink(page, 'Our two years');
  const visitor = await openAsVisitor(browser, baseURL);
  const answer = visitor.waitForResponse(/read_shared_page/);
  await visitor.goto(path);
  const told = await (await answer).text();
  expect(told).not.toMatch(/@|member|nickname|amount/);
  await expect(visitor.getByRole('heading', { name: 'Our two years' })).toBeVisible();
  await expect(visitor.getByRole('heading', { name: '24 months' })).toBeVisible();
  await expect(
    visitor.getByRole('list', { name: 'The steps' }).getByRole('listitem').first(),
  ).toContainText(/Open|Close|Change|Keep|Earn/);
  await expectAccessible(visitor);
  await visitor.setViewportSize({ width: 320, height: 700 });
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    320,
  );
  await visitor.goto('/shared/nothing');
  await expect(visitor.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
  await visitor.close();
});

test('the year of Home is shared as a picture or a link, without spending', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/app');
  await page.getByRole('button', { name: 'Share my year' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this year' });
  await expect(dialog.getByText(/^\$[\d,]+ a year from \d+ cards?/)).toBeVisible();
  // A browser that refuses the clipboard saves the file.
  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Share as a picture' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('My year in points.png');
  const png = await readFile(await saved.path());
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length, 'more than an empty picture').toBeGreaterThan(20_000);

  const path = await createLink(page, 'Our year');
  const visitor = await openAsVisitor(browser, baseURL);
  const answer = visitor.waitForResponse(/read_shared_page/);
  await visitor.goto(path);
  expect(await (await answer).text()).not.toMatch(/@|member|nickname|spend/);
  await expect(visitor.getByRole('heading', { name: 'Our year' })).toBeVisible();
  await expect(visitor.getByText(/^\$[\d,]+ a year from \d+ cards?/)).toBeVisible();
  await expectAccessible(visitor);
  await visitor.close();
});
