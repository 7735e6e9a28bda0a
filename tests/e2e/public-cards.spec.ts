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

test('rankings come with the page: what each card pays, how it is computed, and from which facts', async ({
  page,
}) => {
  await page.goto('/credit-cards');
  await page.getByRole('link', { name: 'Best cards for groceries, dining, travel' }).click();
  await expect(page).toHaveURL(/\/best$/);
  const kinds = page.getByRole('list', { name: 'For one kind of spending' });
  const entry = kinds.getByRole('listitem').filter({ has: page.getByText('Groceries') });
  const figure = /\$[\d,]+/.exec(await entry.innerText())?.[0] ?? '';

  const reads: string[] = [];
  page.on('request', (request) => reads.push(request.url()));
  await entry.getByRole('link', { name: 'Groceries' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Best credit cards for groceries',
  );
  await expect(page.getByText(/pays? the most: /)).toContainText(`${figure} a year on $5,019`);
  const rows = page.getByRole('list', { name: 'What each card pays' }).getByRole('listitem');
  await expect(rows).toHaveCount(10);
  await expect(rows.first()).toContainText(figure);
  // A card with a fee says that the fee is subtracted: $5,019 at 6%, less $95.
  const withFee = rows.filter({ hasText: 'Blue Cash Preferred' });
  await expect(withFee).toContainText('$206');
  await expect(withFee).toContainText('6% of $5,019 (cap: $6,000 per calendar year) − $95 fee');
  await expect(withFee).toContainText(/facts checked \w+ \d+, 20\d\d/);
  await expect(page.getByRole('region', { name: 'What it assumes' })).toContainText(
    'A point is worth the cash it brings.',
  );
  await expect(page.getByRole('region', { name: 'What would change the answer' })).toContainText(
    /spending/,
  );
  await expectAccessibleState(page);
  // No visitor loads the catalog for it.
  expect(reads.filter((url) => /category_points|first-rows/.test(url))).toEqual([]);

  await withFee.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blue Cash Preferred');
  await page.goto('/best/nothing');
  await expect(page.getByText('There’s nothing at /best/nothing.')).toBeVisible();
});

test('search engines get the rankings with the dates of their facts', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>[^<]*(\/best(?:\/[\w-]+)?)<\/loc>(<lastmod>)?/g)];
  expect(addresses.length).toBeGreaterThan(12);
  for (const [, path = '', changed] of addresses) {
    expect(changed, path).toBe('<lastmod>');
    const html = await (await request.get(path)).text();
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    const types = data.map(([, json = '']) => String(Reflect.get(JSON.parse(json), '@type')));
    expect(types, path).toEqual(
      expect.arrayContaining([expect.stringMatching(/Page$/), 'ItemList', 'BreadcrumbList']),
    );
    expect(data.join(''), path).toMatch(/"dateModified":"20\d\d-\d\d-\d\d"/);
    expect(html, path).toContain('a year');
  }
});

// Each page in the soak: there are hundreds.
for (const { every, which } of [
  { every: 25, which: 'a link to a card or a ranking' },
  { every: 1, which: 'each link to a card or a ranking, @soak,' },
]) {
  test(`${which} has a picture of its own`, async ({ request }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const listed = [
      ...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/(?:credit-cards\/\d|best)[^<]*)/g),
    ];
    expect(listed.length).toBeGreaterThan(400);
    const paths = listed.filter((_, index) => index % every === 0);
    const pictures = new Set<string>();
    for (const [, path = ''] of paths) {
      const html = await (await request.get(path)).text();
      const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
      const picture = await request.get(new URL(address).pathname);
      expect(picture.headers()['content-type'], path).toBe('image/png');
      const bytes = await picture.body();
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], path).toEqual([1200, 630]);
      expect(bytes.length, path).toBeLessThan(80_000);
      pictures.add(address);
    }
    expect(pictures.size).toBe(paths.length);
  });
}
