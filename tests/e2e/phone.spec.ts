import type { Locator, Page } from '@playwright/test';
import { test } from './member.ts';
import { oneTab } from './one-tab.ts';
import { expect } from './test.ts';
import { visit } from './visit.ts';

const HEIGHT = 844;
const phone = { viewport: { width: 390, height: HEIGHT }, hasTouch: true };
const lookTest = test.extend(oneTab);

test.use(phone);
lookTest.use(phone);

/** Completely visible above the bar of the pages, without scrolling. */
async function expectOnFirstScreen(page: Page, what: Locator): Promise<void> {
  await expect(what).toBeVisible();
  const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  await expect
    .poll(async () => {
      const box = await what.boundingBox();
      return box !== null && box.y >= 0 && box.y + box.height <= (bar?.y ?? 0);
    }, `${page.url()} shows it at once`)
    .toBe(true);
}

const rowsOf = (page: Page, label: string) =>
  page.getByRole('table', { name: label }).getByRole('row');

/** Main purpose of each page. */
const firstThings: Readonly<Record<string, (page: Page) => Locator>> = {
  '/app': (page) =>
    page.getByRole('list', { name: 'What to use today' }).getByRole('listitem').first(),
  '/app/best-card': (page) => page.getByRole('main').getByText('American Express Gold').first(),
  '/app/bonus-tracker': (page) => page.getByRole('link', { name: 'Look at the offers' }),
  '/app/my-points': (page) => page.getByRole('button', { name: 'Add', exact: true }),
  '/app/my-annual-spending': (page) => page.getByRole('textbox', { name: /^Groceries, dollars/ }),
  '/app/my-wallets': (page) => page.getByRole('link', { name: 'Find the best one' }),
  '/app/selectable-categories': (page) => page.getByRole('link', { name: /Automatic/ }),
  '/app/what-next': (page) =>
    page.getByRole('region', { name: 'The plan in a sentence' }).getByText(/^\+\$/).first(),
  '/app/wallet-setups': (page) =>
    page.getByRole('button', { name: /Net value of the best wallet/ }),
  '/app/signup-bonuses': (page) => rowsOf(page, 'Sign-up bonuses').nth(2),
  '/app/card-ranking': (page) => page.getByText('American Express Gold', { exact: true }).first(),
  '/app/wallet-comparisons': (page) => page.getByText(/^The best wallet keeps \$/),
  '/app/card-comparison': (page) =>
    page.getByRole('list', { name: 'Worth comparing for you' }).getByRole('listitem').first(),
  '/app/point-systems': (page) => rowsOf(page, 'Point systems').nth(5),
  '/app/partners': (page) => rowsOf(page, 'Partners').nth(4),
  '/app/benefits': (page) =>
    page.getByRole('list', { name: 'What you lack and would use' }).getByRole('listitem').first(),
  '/app/banks': (page) => rowsOf(page, 'Banks').nth(5),
  '/app/credit-unions': (page) => page.getByText('Navy Federal', { exact: false }).first(),
  '/app/alliances': (page) =>
    page.getByRole('list', { name: 'My points in Star Alliance' }).getByRole('listitem').first(),
  '/app/my-cards': (page) =>
    page
      .getByRole('list', { name: 'My cards' })
      .getByText('Chase Freedom Unlimited', { exact: true })
      .first(),
  '/app/my-benefits': (page) => page.getByRole('button', { name: /^Log / }).first(),
  '/app/upcoming-fees': (page) => page.getByText('$10 monthly Uber Cash', { exact: true }),
  '/app/credit-cards': (page) => rowsOf(page, 'Cards').nth(4),
  '/app/application-rules': (page) => rowsOf(page, 'Application rules').nth(6),
  '/app/spending-comparison-chart': (page) => page.getByText(/^At your \$.* the most/),
  '/app/credit-cards/amex-gold': (page) => page.getByText(/^Without it you would keep/),
  '/app/point-systems/chase-ultimate-rewards': (page) =>
    page.getByRole('heading', { name: 'One point is worth to me' }),
  '/app/household': (page) => page.getByRole('button', { name: 'Make an invitation link' }),
  '/app/reminders': (page) => page.getByRole('heading', { name: 'Reminders', level: 1 }),
  '/app/my-profile': (page) => page.getByRole('heading', { name: 'My profile', level: 1 }),
};

for (const [path, find] of Object.entries(firstThings)) {
  lookTest(`${path} shows on its first screen what it is opened for`, async ({ page }) => {
    await visit(page, path);
    await expectOnFirstScreen(page, find(page));
  });
}

lookTest('the field of the counter lies under the thumb', async ({ page }) => {
  await page.goto('/app/best-card');
  const field = page.getByRole('searchbox', { name: 'Search categories and shops' });
  await expectOnFirstScreen(page, field);
  const box = await field.boundingBox();
  expect(box?.y, 'in the lowest quarter of the screen').toBeGreaterThan(HEIGHT * 0.75);
});

test('home keeps less urgent parts folded until opened @soak', async ({ page }) => {
  await page.goto('/app');
  const fees = page.getByRole('list', { name: 'Next fees and deadlines' });
  const button = page.getByRole('button', { name: 'Next fees and deadlines' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(fees).toBeHidden();
  await button.tap();
  await expect(fees).toBeVisible();
  await button.tap();
  await expect(fees).toBeHidden();
});

test('a long list shows ten, all where it is asked to, and what is found by a word', async ({
  page,
}) => {
  await page.goto('/app/banks');
  const rows = rowsOf(page, 'Banks');
  await expect(rows).toHaveCount(1 + 10);
  const button = page.getByRole('button', { name: /^Show all \d+$/ });
  const all = Number(/\d+/.exec((await button.textContent()) ?? '')?.[0]);
  expect(all).toBeGreaterThan(30);
  await button.tap();
  await expect(rows).toHaveCount(1 + all);
  await page.getByRole('button', { name: 'Show the first 10' }).tap();
  await expect(rows).toHaveCount(1 + 10);
  await page.getByRole('searchbox', { name: 'Search banks' }).fill('chase');
  await expect(button).toHaveCount(0);
  await expect(rows.filter({ hasText: 'Chase' })).toHaveCount(1);
  await page.setViewportSize({ width: 1280, height: HEIGHT });
  await page.getByRole('searchbox', { name: 'Search banks' }).fill('');
  await expect(rows, 'there is room for all').toHaveCount(1 + all);
});

test('filters are behind a button with the number in use', async ({ page }) => {
  await page.goto('/app/benefits');
  const mine = page.getByRole('switch', { name: 'Of my cards' });
  await expect(mine).toBeHidden();
  await page.getByRole('button', { name: 'Filters' }).tap();
  await mine.tap();
  await expect(page.getByRole('button', { name: 'Filters 1 in use' })).toBeVisible();
});

/** Releasing a finger between two columns leaves the second one fully visible beside the facts. */
async function expectWholeColumns(page: Page, label: string): Promise<void> {
  const heads = page.getByRole('table', { name: label }).getByRole('columnheader');
  await expect(heads.nth(2)).toBeVisible();
  const area = page.getByRole('group', { name: `${label}, can be scrolled sideways` });
  await area.scrollIntoViewIfNeeded();
  await area.evaluate((element) => {
    element.scrollBy({ left: 130 });
  });
  const distance = async () => {
    const names = await heads.first().boundingBox();
    const second = await heads.nth(2).boundingBox();
    return Math.abs((second?.x ?? 0) - (names?.x ?? 0) - (names?.width ?? 0));
  };
  await expect.poll(distance, 'the second stands beside the facts').toBeLessThan(3);
}

test('a comparison of cards is swiped by whole columns', async ({ page }) => {
  await page.goto('/app/card-comparison');
  await page.getByRole('button', { name: 'Compare my cards' }).tap();
  await expectWholeColumns(page, 'Cards side by side');
});

test('a comparison of wallets is swiped by whole columns', async ({ page }) => {
  await page.goto('/app/wallet-comparisons');
  const choices = page.getByRole('list', { name: 'Wallets to compare' }).getByRole('checkbox');
  const chosen = choices.and(page.locator('[aria-checked="true"]'));
  // It opens with the member's cards and the best wallet.
  await expect(chosen).toHaveCount(2);
  await choices.and(page.locator('[aria-checked="false"]')).first().tap();
  await expect(chosen).toHaveCount(3);
  await expectWholeColumns(page, 'Wallets side by side');
});
