import { expectAccessibleState } from './every-look.ts';
import { expect, test } from './test.ts';

test('the card list keeps search, filters and order in the address', async ({ page }) => {
  await page.goto('/credit-cards');
  const table = page.getByRole('table', { name: 'Credit cards' });
  await expect(table.getByRole('row').nth(1)).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search cards' }).fill('sapphire');
  await expect(page).toHaveURL(/q=sapphire/);
  await expect(table).toContainText('Chase Sapphire Preferred');
  await expect(table).not.toContainText('American Express Gold');

  await page.getByRole('button', { name: 'Annual fee' }).click();
  await expect(page.getByRole('columnheader', { name: 'Annual fee' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search cards' })).toHaveValue('sapphire');
  await expect(table.getByRole('row').nth(1)).toContainText('Chase Sapphire Preferred');

  await page.getByRole('searchbox', { name: 'Search cards' }).fill('no such card');
  await expect(page.getByText('No card matches')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(table).toContainText('American Express Gold');
});

test('a card opens under its own name, even from an old address', async ({ page }) => {
  await page.goto('/credit-cards?q=american+express+gold');
  await page.getByRole('link', { name: 'American Express Gold', exact: true }).click();
  await expect(page).toHaveURL(/\/credit-cards\/\d+\/amex-gold$/);
  const address = new URL(page.url()).pathname;

  for (const wrong of [
    address.replace('amex-gold', 'a/wrong/name'),
    address.replace('/amex-gold', ''),
  ]) {
    await page.goto(wrong);
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('American Express Gold');
  await expect(page.getByRole('table', { name: 'Today’s rates' })).toContainText(
    'up to $25,000 per calendar year, then 1×',
  );
  await expect(page.getByRole('table', { name: 'Transfer partners' })).toContainText('Aeroplan');
});

test('a card says what it is made of, and what whoever refers somebody to it gets @soak', async ({
  page,
}) => {
  const open = async (name: string) => {
    await page.goto(`/credit-cards?q=${encodeURIComponent(name)}`);
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  };
  const offers = page.getByRole('table', { name: 'Today’s offers' });
  const material = page.getByRole('complementary').getByText('Material', { exact: true });

  await open('United Explorer');
  await expect(offers).toContainText('The person who refers you gets 10,000 points');
  await expect(
    offers.getByRole('button', { name: /^Low confidence: this referral/ }).first(),
  ).toBeVisible();
  // The material is not specified.
  await expect(material).toHaveCount(0);

  await open('Chase Sapphire Preferred');
  await expect(offers).toContainText('The person who refers you gets 15,000 points');
  await expect(
    offers.getByRole('link', {
      name: 'Source of Chase Sapphire Preferred: the referral, Feb 3, 2026',
    }),
  ).toHaveAttribute('href', /^https:\/\/www\.fool\.com\//);
  await expect(material.locator('..')).toHaveText('MaterialMetal');
  // An expired offer has no referral link.
  await page.getByText(/^Past offers/).click();
  await expect(page.getByRole('table', { name: 'Past offers' })).not.toContainText('refers you');
  await expectAccessibleState(page);
});

test('an unknown page is said to be not found, and no search engine lists it @soak', async ({
  page,
  browser,
  baseURL,
}) => {
  const robots = page.locator('head meta[name=robots]');
  for (const path of ['/nothing/here', '/credit-cards/999999', '/credit-cards/gold']) {
    // The page says so before any script has run.
    expect(await (await page.request.get(path)).text(), path).toMatch(
      /<meta[^>]* name="robots" content="noindex"/,
    );
    await page.goto(path);
    await expect(page.getByText(`There’s nothing at ${path}.`, { exact: true })).toBeVisible();
    await expect(robots.first(), path).toHaveAttribute('content', 'noindex');
  }
  // An existing page may be listed, even without a file of its own.
  await page.getByRole('link', { name: 'Cards', exact: true }).click();
  await page.getByRole('link', { name: 'American Express Gold', exact: true }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('American Express Gold');
  await expect(robots).toHaveCount(0);

  const bot = await browser.newPage({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  await bot.goto(`${baseURL ?? ''}/nothing/here`);
  await expect(bot.locator('head meta[name=robots]:not([data-prerendered])')).toHaveCount(1);
  await expect(bot.getByText('There’s nothing at')).toHaveCount(0);
  await bot.close();
});

test('a card’s page says what the card is worth, and computes it for typed amounts that never leave', async ({
  page,
}) => {
  await page.goto('/credit-cards?q=chase+sapphire+preferred');
  await page.getByRole('link', { name: 'Chase Sapphire Preferred', exact: true }).click();
  const households = page.getByRole('list', { name: 'A year with this card alone' });
  await expect(households.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByText(/^(?:Worth|Costs) .*the average household/)).toBeVisible();
  await expect(
    page.getByText(/^Its fee of \$95 is earned back by \$\d+ a month on /),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Today’s offer: 75,000 points' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Who can’t get it' })).toContainText('excellent');

  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.getByRole('button', { name: 'With my own amounts' }).click();
  const form = page.getByRole('form', { name: /^Dollars a month/ });
  const fields = form.getByRole('textbox');
  await expect(fields).toHaveCount(6);
  for (const field of await fields.all()) await field.fill('');
  await form.getByRole('textbox', { name: 'Restaurants' }).fill('1777');
  // $21,324 a year at 3 points, a cent each, less $95.
  await expect(form.getByRole('button', { name: /^\$545\b.*see the math/ })).toBeVisible();
  await expectAccessibleState(page);
  expect(sent.filter((each) => each.includes('1777'))).toEqual([]);
  expect(page.url()).not.toContain('1777');
});
