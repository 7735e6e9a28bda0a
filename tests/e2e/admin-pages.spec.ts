import { test as base } from './admin.ts';
import { expectAccessible } from './accessible.ts';
import { expectAccessibleInEveryLook } from './every-look.ts';
import { listResourcePaths, listStaticPaths } from './list-paths.ts';
import { oneTab } from './one-tab.ts';
import { expect } from './test.ts';
import { tagAlike } from '../support/in-soak.ts';
import { visit } from './visit.ts';

const test = base.extend(oneTab);

const screens = listStaticPaths().filter((path) => path === '/admin' || path.startsWith('/admin/'));
const lists = listResourcePaths();
// One record represents all: every form consists of the same parts.
const parts = [
  '/admin/signup-bonuses/1',
  '/admin/signup-bonuses/1?tab=history',
  '/admin/signup-bonuses/1?tab=references',
  '/admin/category-points/new',
  '/admin/point-transfers/import',
];

/** Rows of a long table are alike, and fifty of them make axe slow: some show every part. */
const narrowed: Readonly<Record<string, string>> = {
  '/admin/benefit-spending': '?q=uber',
  '/admin/benefits': '?q=credit',
  '/admin/card-choice-options': '?q=cash',
  '/admin/category-points': '?q=amex+gold',
  '/admin/companies': '?q=delta',
  '/admin/credit-card-benefits': '?q=gold',
  '/admin/credit-card-requirements': '?q=prime',
  '/admin/credit-card-rules': '?q=amex+gold',
  '/admin/credit-cards': '?q=gold',
  '/admin/merchants': '?q=amazon',
  '/admin/point-transfers': '?q=marriott',
  '/admin/product-changes': '?q=gold',
  '/admin/rules': '?q=chase',
  '/admin/signup-bonus-tiers': '?q=gold',
  '/admin/signup-bonuses': '?q=gold',
  '/admin/spending-caps': '?q=gold',
  '/admin/spending-costs': '?q=bilt',
  '/admin/sub-categories': '?q=travel',
  '/admin/valuations': '?q=hilton',
  '/admin/wallet-setup-cards': '?q=trifecta',
};

test('the paths are seen', () => {
  expect(screens).toContain('/admin/website-statistics');
  expect(lists).toContain('/admin/credit-card-benefits');
});

for (const [index, path] of [...screens, ...lists, ...parts].entries()) {
  test(`${path} is whole for an admin${tagAlike(index, 8)}`, async ({ page }) => {
    test.slow();
    const open = parts.includes(path) ? page.goto.bind(page) : visit.bind(undefined, page);
    await open(path + (narrowed[path] ?? ''));
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page).toHaveTitle(/Pointfolio/);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    await expectAccessibleInEveryLook(page);
  });
}

test('the filters of a list wait behind one button on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto('/admin/credit-cards?q=gold&where=network:amex');
  const network = page.getByLabel('Network');
  const filters = page.getByRole('button', { name: 'Filters 1 in use' });
  await expect(filters).toHaveAttribute('aria-expanded', 'false');
  await expect(network).toBeHidden();
  const search = page.getByRole('searchbox');
  const tops = async () => [(await filters.boundingBox())?.y, (await search.boundingBox())?.y];
  await expect
    .poll(async () => new Set(await tops()).size, 'the button is beside the search')
    .toBe(1);
  await filters.click();
  await expect(network).toHaveValue('amex');
  await expectAccessible(page);
  await network.selectOption('All');
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
  await expect(page).not.toHaveURL(/where/);

  await page.setViewportSize({ width: 1280, height: 760 });
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeHidden();
  await expect(network).toBeVisible();
});

test('each list is a line per row on a phone @soak', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 760 });
  const wide: string[] = [];
  for (const path of [...lists, '/admin/signup-bonuses/1']) {
    await visit(page, path);
    const table = page.getByRole('table');
    await expect(table.or(page.getByText(/^No .* yet$/u)).first()).toBeVisible();
    const isWide = await page
      .getByRole('main')
      .evaluate((main) =>
        [...main.querySelectorAll('div:has(> table)')].some(
          (area) => area.scrollWidth > area.clientWidth,
        ),
      );
    if (isWide) wide.push(path);
  }
  expect(wide).toEqual([]);
  await visit(page, '/admin/category-points?q=american+express+gold');
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
    .first();
  await expect(row).toContainText(/Verified .* confidence/u);
});

test('rows stand under the card they share, in its order alone, and issuers come first @soak', async ({
  page,
}) => {
  await page.goto('/admin/credit-card-rules?q=gold');
  const card = page.getByRole('rowheader', { name: 'American Express Gold', exact: true });
  await expect(card).toBeVisible();
  const links = page.getByRole('table').getByRole('link');
  await links.first().focus();
  const rows = await links.count();
  for (let row = 1; row < rows; row += 1) await page.keyboard.press('ArrowDown');
  await expect(links.last()).toBeFocused();
  const sortBy = (name: string) =>
    page.getByRole('table').getByRole('button', { name, exact: true });
  await sortBy('Verified on').click();
  await expect(page).toHaveURL(/sort=verified_on/u);
  await expect(page.getByRole('rowheader')).toHaveCount(0);

  await visit(page, '/admin/companies');
  const first = page.getByRole('row').filter({ has: page.getByRole('link') });
  await expect(first.filter({ hasText: 'American Express' })).toHaveCount(1);
  await sortBy('Name').click();
  await expect(page).toHaveURL(/sort=-name/u);
  await expect(first.filter({ hasText: 'American Express' })).toHaveCount(0);
});

test('a tip is shown as members see it while it is typed @soak', async ({ page }) => {
  await page.goto('/admin/tips/new');
  await page.getByLabel('Title').fill('Look twice');
  await page.getByRole('textbox', { name: 'Text' }).fill('It costs nothing.');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Look twice' })).toBeVisible();
  await expect(preview).toContainText('It costs nothing.');
  await expect(preview.getByRole('link', { name: 'Go there' })).toHaveCount(0);
  await page.getByLabel('Page', { exact: true }).fill('/app/my-cards');
  await expect(preview.getByRole('link', { name: 'Go there' })).toHaveAttribute(
    'href',
    '/app/my-cards',
  );
});
