import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expectAccessible } from './accessible.ts';
import { expectAccessibleState } from './every-look.ts';
import { test } from './member.ts';
import { saving } from './saving.ts';
import { standOn } from './stand-on.ts';
import { expect } from './test.ts';
import { visit } from './visit.ts';

/** Changes a filter, and waits for it to be saved: leaving the page earlier would cancel the request. */
async function keep(page: Page, change: () => Promise<void>): Promise<void> {
  const saved = page.waitForResponse(/updateBestCardFilters/u);
  await change();
  expect((await saved).ok()).toBe(true);
}

test('names the card to pay with, and why, down to the sub-category', async ({ page }) => {
  await page.goto('/app/best-card');
  const dining = page.getByRole('group', { name: 'My best card for Restaurants' });
  await expect(dining).toContainText('American Express Gold');
  await dining.getByRole('button', { name: /see the math/ }).click();
  await expect(page.getByRole('dialog')).toContainText('$100 at 4×');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Filters' }).click();
  const onlyHeld = page.getByRole('checkbox', { name: 'Only cards I hold' });
  await keep(page, () => onlyHeld.click());
  await expect(page).toHaveURL(/held=true/);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Your card is the best one.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your card is the best one.').first()).toBeVisible();
  await page.getByRole('button', { name: /^Filters/ }).click();
  await keep(page, () => onlyHeld.click());
  await expect(page).toHaveURL(/held=false/);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Travel', exact: true }).click();
  await expect(page).toHaveURL(/best-card\/travel/);
  await page.getByRole('link', { name: 'Hotels', exact: true }).click();
  await expect(page).toHaveURL(/sub=hotels/);
  await page.getByLabel('Purchase, dollars').fill('250');
  await expect(page.getByRole('region', { name: 'My best card' })).toContainText(
    'Chase Sapphire Preferred',
  );
  await expect(page.getByRole('table', { name: 'Cards for this spending' })).toContainText('$8.55');
  await expectAccessibleState(page);
});

test.describe('the counter', () => {
  // Message of the browser when the network is off.
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/u] });

  test('knows the shops that people type, also misspelled, shortened and without a network @soak', async ({
    page,
    context,
  }) => {
    await page.goto('/app/best-card');
    const box = page.getByRole('searchbox', { name: 'Search categories and shops' });
    const shops = [
      ['trader joes', "Trader Joe's", 'Supermarkets (US)'],
      ['Starbucks', 'Starbucks', 'Coffee shops'],
      ['shell', 'Shell', 'Gas stations'],
      ['uber eats', 'Uber Eats', 'Food delivery'],
      ['airbnb', 'Airbnb', 'Vacation rentals'],
      ['nike', 'Nike', 'Clothing stores'],
      ['chipotle', 'Chipotle', 'Fast food'],
      ['ikea', 'IKEA', 'IKEA'],
      ['starbuks', 'Starbucks', 'Did you mean Starbucks?'],
      ['COSTCO WHSE #123', 'Costco', 'Costco'],
      ['MARRIOTT RESTAURANT', 'Marriott', 'Probably counts as Marriott Bonvoy hotels'],
    ] as const;
    for (const [typed, name, words] of shops) {
      await box.fill(typed);
      const answer = page.getByRole('region', { name: `Best card at ${name}`, exact: true });
      await expect(answer, typed).toContainText(words);
      await expect(answer.getByRole('region', { name: 'My best card' }), typed).toContainText('%');
    }
    await expectAccessibleState(page);

    // The typed amount applies, and the cards not accepted are named.
    await box.fill('costco');
    await page.getByRole('textbox', { name: 'Amount, dollars' }).fill('80');
    const costco = page.getByRole('region', { name: 'Best card at Costco', exact: true });
    await expect(costco.getByRole('region', { name: 'My best card' })).toContainText('back on $80');
    const others = costco.getByRole('list', { name: 'Your other cards' }).getByRole('listitem');
    await expect(others.filter({ hasText: 'American Express Gold' })).toContainText(
      'Costco takes Visa only: Amex is not taken.',
    );
    await expect(costco).toContainText('It counts as a wholesale club, not a supermarket');
    await page.getByRole('textbox', { name: 'Amount, dollars' }).fill('');

    // Rent costs more by card than any card earns.
    await box.fill('my landlord');
    const rent = page.getByRole('region', { name: 'Best card at Rent', exact: true });
    await expect(rent.getByRole('heading', { level: 3 }).first()).toHaveText(
      /^Pay it from your bank\. A card costs you \$[\d,.]+ (a month|on \$100)\.$/,
    );
    await expect(rent.getByRole('button', { name: 'I paid with this' })).toHaveCount(0);

    // A quarter counts once the member marks it as activated, until they undo that.
    await box.fill('chipotle');
    const chipotle = page.getByRole('region', { name: 'Best card at Chipotle', exact: true });
    const discover = chipotle.getByRole('listitem').filter({ hasText: 'Discover it Cash Back' });
    await expect(discover).toContainText('activate first for 5%');
    await saving(page, '/member_cards', () =>
      discover.getByRole('button', { name: 'I activated it on Discover it Cash Back' }).click(),
    );
    await expect(chipotle).not.toContainText('activate first');
    await saving(page, '/member_cards', () => page.getByRole('button', { name: 'Undo' }).click());
    await expect(discover).toContainText('activate first for 5%');

    await context.setOffline(true);
    await box.fill("TRADER JOE'S #552 OAKLAND CA");
    const supermarket = page.getByRole('region', {
      name: "Best card at Trader Joe's",
      exact: true,
    });
    await expect(supermarket).toContainText('Supermarkets (US)');
    await box.fill('xyzzy quux');
    await expect(page.getByText('Nothing matches “xyzzy quux”')).toBeVisible();
    await context.setOffline(false);

    await box.fill('5812');
    await page.getByRole('region', { name: 'Best card at Restaurants' }).getByRole('link').click();
    await expect(page).toHaveURL(/best-card\/dining\?.*sub=restaurants/);

    // A link to a number, which the router parses as one.
    await visit(page, '/app/best-card?q=5812');
    await expect(box).toHaveValue('5812');
    await expect(page.getByRole('region', { name: 'Best card at Restaurants' })).toBeVisible();
  });

  test('finds a shop without a network, though none was looked for before @soak', async ({
    page,
    context,
  }) => {
    await page.goto('/app/best-card');
    await page.getByRole('group', { name: 'My best card for Restaurants' }).waitFor();
    // Files loaded when idle are complete after two seconds without a new one.
    const countFiles = () => page.evaluate(() => performance.getEntriesByType('resource').length);
    let known = 0;
    await expect
      .poll(
        async () => {
          const before = known;
          known = await countFiles();
          return known === before;
        },
        { intervals: [2_000] },
      )
      .toBe(true);
    await context.setOffline(true);
    await page.getByRole('searchbox', { name: 'Search categories and shops' }).fill('ikea');
    const answer = page.getByRole('region', { name: 'Best card at IKEA', exact: true });
    await expect(answer.getByRole('region', { name: 'My best card' })).toContainText('%');
  });

  test('accepts text shared from another app @soak', async ({ page }) => {
    const manifest = z
      .object({
        share_target: z.object({ action: z.string(), params: z.record(z.string(), z.string()) }),
      })
      .parse(await (await page.request.get('/app.webmanifest')).json());
    const { action, params } = manifest.share_target;
    const shared = `IKEA store & café\n${'https://example.com/a-long-address '.repeat(8)}`;
    await page.goto(
      `${action}?${new URLSearchParams({ [params['text'] ?? '']: shared }).toString()}`,
    );
    await expect(page.getByRole('searchbox', { name: 'Search categories and shops' })).toHaveValue(
      'IKEA store & café',
    );
    await expect(
      page.getByRole('region', { name: 'Best card at IKEA', exact: true }),
    ).toBeVisible();
  });

  test.describe('whose shops cannot be read', () => {
    test.use({ device: 'new', expectedErrors: [/status of 400/u] });

    test('says so, and reads them when asked @soak', async ({ page }) => {
      const shops = /\/rest\/v1\/merchants/u;
      await page.route(shops, (route) => route.fulfill({ status: 400, json: { message: 'No.' } }));
      await page.goto('/app/best-card?q=ikea');
      const said = page
        .getByRole('alert')
        .filter({ hasText: 'The list of shops couldn’t be read' });
      await expect(said).toBeVisible();
      await expect(page.getByText('Nothing matches')).toHaveCount(0);
      await expectAccessibleState(page);
      await page.unroute(shops);
      await said.getByRole('button', { name: 'Try again' }).click();
      await expect(
        page.getByRole('region', { name: 'Best card at IKEA', exact: true }),
      ).toBeVisible();
      await expect(said).toHaveCount(0);
    });
  });
});

test.describe('a purchase', () => {
  test.use({
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|NetworkError|WebSocket connection/],
  });

  test('is logged with one press, and counts against the limit, the bonus and the credit', async ({
    page,
    context,
  }) => {
    await page.goto('/app/bonus-tracker');
    await page.getByRole('button', { name: 'Track a bonus' }).click();
    await page.getByRole('menuitem', { name: 'American Express Gold' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Spend to reach').fill('6,000');
    await dialog.getByLabel('Spent outside your log').fill('1,000');
    await dialog.getByLabel('Counts from').fill('2025-11-20');
    await dialog.getByLabel('Deadline').fill('2099-11-20');
    await saving(page, '/bonus_trackers', () =>
      dialog.getByRole('button', { name: 'Save', exact: true }).click(),
    );
    await expect(page.getByText('$1,000 of $6,000')).toBeVisible();

    await visit(page, '/app/best-card');
    const box = page.getByRole('searchbox', { name: 'Search categories and shops' });
    const amount = page.getByRole('textbox', { name: 'Amount, dollars' });
    await box.fill('trader joes');
    const answer = page
      .getByRole('region', { name: "Best card at Trader Joe's", exact: true })
      .getByRole('region', { name: 'My best card' });
    await expect(answer).toContainText('American Express Gold');
    // Pressed before an amount is typed, it leads to the field.
    await answer.getByRole('button', { name: 'I paid with this' }).click();
    await expect(amount).toBeFocused();
    await page.keyboard.type('120');
    await expect(answer).toContainText('$25,000 of $25,000 left');
    const pay = answer.getByRole('button', { name: 'I paid $120 with this' });
    await saving(page, '/purchases', () => pay.click());
    await expect(answer).toContainText('$24,880 of $25,000 left');
    const log = page.getByRole('region', { name: 'Your last purchases' });
    await expect(log.getByRole('listitem')).toContainText(["$120 at Trader Joe's"]);
    await saving(page, '/purchases', () => page.getByRole('button', { name: 'Undo' }).click());
    await expect(answer).toContainText('$25,000 of $25,000 left');
    await expect(log).toBeHidden();
    await saving(page, '/purchases', () => pay.click());

    // Offline: it counts at once, and is sent later.
    await context.setOffline(true);
    await amount.fill('80');
    await answer.getByRole('button', { name: 'I paid $80 with this' }).click();
    await expect(answer).toContainText('$24,800 of $25,000 left');
    await saving(page, '/purchases', () => context.setOffline(false));

    // A credit named after the shop is selected automatically, up to its remaining amount.
    await box.fill('uber');
    await amount.fill('25');
    const ride = page.getByRole('region', { name: 'Best card at Uber', exact: true });
    await saving(page, '/purchases', () =>
      ride.getByRole('button', { name: 'I paid $25 with American Express Gold' }).click(),
    );
    await expect(log.getByRole('listitem')).toHaveCount(3);
    await expect(log.getByRole('listitem').first()).toContainText(
      'paid back by $10 monthly Uber Cash',
    );
    await expectAccessibleState(page);

    await page.goto('/app/bonus-tracker');
    await expect(page.getByText('$1,225 of $6,000')).toBeVisible();
    await expect(page.getByText('$225 from your log')).toBeVisible();
    await visit(page, '/app/my-benefits?show=used');
    await expect(
      page.getByRole('listitem').filter({ hasText: '$10 monthly Uber Cash' }),
    ).toContainText('$10 of it from your log');
    await visit(page, '/app/best-card?q=trader+joes');
    await expect(answer).toContainText('$24,800 of $25,000 left');

    const eighty = log.getByRole('listitem').filter({ hasText: '$80' });
    await eighty.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const form = page.getByRole('dialog', { name: "Purchase at Trader Joe's" });
    await form.getByLabel('Amount, dollars').fill('1,080');
    await saving(page, '/purchases', () =>
      form.getByRole('button', { name: 'Save', exact: true }).click(),
    );
    await expect(answer).toContainText('$23,800 of $25,000 left');
    await log.getByRole('button', { name: /^Actions for .*\$1,080/ }).click();
    await saving(page, '/purchases', () => page.getByRole('menuitem', { name: 'Remove' }).click());
    await expect(answer).toContainText('$24,880 of $25,000 left');
  });
});

test('says what more on the card this month raises the rate of the rent @soak', async ({
  page,
}) => {
  await page.goto('/app/my-cards');
  await page.getByRole('button', { name: 'Add a card' }).first().click();
  await page.getByRole('combobox', { name: 'Search cards by name or issuer' }).fill('Bilt Blue');
  await saving(page, '/member_cards', () => page.keyboard.press('Enter'));
  await expect(page.getByRole('dialog')).toBeHidden();
  await visit(page, '/app/best-card');
  const box = page.getByRole('searchbox', { name: 'Search categories and shops' });
  const amount = page.getByRole('textbox', { name: 'Amount, dollars' });
  await box.fill('rent');
  await amount.fill('2,000');
  const answer = page.getByRole('region', { name: 'Best card at Rent' });
  await expect(answer).toContainText(
    'Spend $500 more on this card this month to earn 0.5× on rent',
  );
  await box.fill('trader joes');
  await amount.fill('260');
  await saving(page, '/purchases', () =>
    page.getByRole('button', { name: 'I paid $260 with Bilt Blue' }).click(),
  );
  await box.fill('rent');
  await amount.fill('2,000');
  await expect(answer).toContainText(
    'Spend $240 more on this card this month to earn 0.5× on rent',
  );
  await expectAccessibleState(page);
});

test('proposes no card that is not wanted, and of one issuer alone @soak', async ({ page }) => {
  await standOn(page, '2026-11-21');
  await page.goto('/app/best-card');
  const proposed = page.getByRole('group', { name: /^Best of all cards for/ });
  const figure = proposed.getByRole('button', { name: /see the math/ }).first();
  const words = /back on (.*) with (.*)$/.exec((await figure.textContent()) ?? '');
  const [, purchase = '', unwanted = ''] = words ?? [];
  expect(unwanted).not.toBe('');
  const best = page.getByRole('group', { name: `Best of all cards for ${purchase}` });
  // Rent is better paid from the bank.
  const other = /American Express|Your card is the best one|from your bank|No card earns/;
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('button', { name: 'Never suggest a card' }).click();
  await page.getByRole('combobox', { name: 'Search Never suggest a card' }).fill(unwanted);
  await keep(page, () => page.keyboard.press('Enter'));
  await expect(page).toHaveURL(/without=/);
  await expect(best).not.toContainText(unwanted);
  await page.getByRole('button', { name: 'Issuers: all' }).click();
  const amex = page.getByRole('menuitemcheckbox', { name: 'American Express', exact: true });
  await keep(page, () => amex.click());
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(proposed.filter({ hasText: /American Express/ })).not.toHaveCount(0);
  await expect(proposed.filter({ hasNotText: other })).toHaveCount(0);
  await page.goto('/app/best-card');
  await expect(proposed.filter({ hasText: /American Express/ })).not.toHaveCount(0);
  await expect(proposed.filter({ hasNotText: other })).toHaveCount(0);
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expectAccessible(page);
  const again = page.getByRole('button', { name: `Propose ${unwanted} again` });
  await keep(page, () => again.click());
  await page.getByRole('button', { name: 'Issuers: 1 chosen' }).click();
  await keep(page, () => amex.click());
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(best).toContainText(unwanted);
});

test('is a sheet to print and to share @soak', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/app/best-card');
  await page.getByRole('link', { name: 'Cheat sheet' }).click();
  const sheet = page.getByRole('list', { name: 'My card cheat sheet' });
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Dining' })).toContainText(
    'American Express Gold',
  );
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('Copied, with the link', { exact: true })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^My card cheat sheet\nDining: American Express Gold 6\.76%/u);
  const address = page.url();
  expect(text).toContain(address);

  // The shared address is without the shop and the amount.
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await visit(page, `${address.slice(new URL(address).origin.length)}&q=Target&amount=41`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\n/u);
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared.split('\n').at(-1)).toBe(address);
  await visit(page, address.slice(new URL(address).origin.length));

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.emulateMedia({ media: 'screen' });

  await visit(page, '/app/best-card/travel?view=sheet');
  await expect(page.getByRole('list', { name: 'My cards for Travel' })).toContainText('Hotels');
  await expectAccessibleState(page);
});

test('knows no category by another name @soak', async ({ page }) => {
  await page.goto('/app/best-card/no-such-category');
  await expect(page.getByRole('heading', { name: /not found/i })).toBeVisible();
});
