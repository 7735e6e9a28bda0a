import type { Page } from '@playwright/test';
import { test } from './member.ts';
import { enterAsNew } from './new-member.ts';
import { signInOverRest } from './rest.ts';
import { saving } from './saving.ts';
import { standOn } from './stand-on.ts';
import { expect, test as visitorTest } from './test.ts';
import { visit } from './visit.ts';

/** Each fact has a flag with which members report it as wrong. */
async function expectFlag(page: Page, subject: RegExp | string) {
  const name = typeof subject === 'string' ? `Report a mistake: ${subject}` : subject;
  await expect(page.getByRole('button', { name }).first()).toBeVisible();
}

test('point systems: found by name, valued for the member, with their transfers', async ({
  page,
}) => {
  await page.goto('/app/point-systems');
  await expect(page.getByText('101 of 101 point systems')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search point systems' }).fill('membership');
  await expect(page).toHaveURL(/q=membership/);
  await expect(page.getByText('1 of 101 point systems')).toBeVisible();

  await page.getByRole('link', { name: 'Membership Rewards' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Membership Rewards');
  await page.getByRole('spinbutton', { name: 'Points to move' }).fill('1500');
  // Aeromexico: 1,000 become 1,600, in whole thousands; 500 stay where they are.
  const row = page.getByRole('row', { name: /^Aeromexico Rewards/ });
  await expect(row).toContainText('1,600');
  await expectFlag(page, 'Membership Rewards: the ratio to Aeromexico Rewards');
  await expectFlag(page, 'Membership Rewards');
  await expect(page.getByRole('row', { name: /Marriott Bonvoy → / })).toHaveCount(0);
  await page.getByRole('spinbutton', { name: 'Points to move' }).fill('6000');
  await expect(page.getByRole('row', { name: /Marriott Bonvoy → AAdvantage/ })).toContainText(
    '2,000',
  );
  await expect(page).toHaveURL(/points=6000/);

  // Each transfer of these loses at the member's values: the paths are folded behind what an award must be worth.
  await visit(page, '/app/point-systems/chase-ultimate-rewards');
  await expect(page.getByText(/^Keep them, or move them for an award worth more than/)).toHaveText(
    'Keep them, or move them for an award worth more than 1.71¢ a point.',
  );
  const awards = page.getByRole('table', { name: 'What an award must be worth' });
  await expect(awards.getByRole('row', { name: /^World of Hyatt/ })).toContainText('2.28¢');
  const paths = page.getByRole('table', { name: 'What 10,000 become' });
  await expect(paths).toHaveCount(0);
  await page.getByRole('button', { name: /^Show all \d+ transfers$/ }).click();
  await expect(paths.getByRole('row', { name: /^World of Hyatt Report/ })).toContainText('7,500');
  await expect(paths.getByRole('columnheader', { name: 'Gain' })).toHaveCount(0);
  const best = page.getByRole('list', { name: 'Best partner by use' }).getByRole('listitem');
  await expect(best).toHaveText([
    /^Best for flights: .+, where 10,000 arrive, worth \$\d+ to you\.$/,
    /^Best for hotel nights: World of Hyatt, where 7,500 arrive, worth \$\d+ to you\.$/,
  ]);
});

visitorTest(
  'my points, their worth and what they become lead the lists and the page of a system @soak',
  async ({ page }) => {
    test.slow();
    await enterAsNew(page, '/app/partners');
    await expect(page.getByRole('columnheader', { name: /^Best way in/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Enter your points' }).click();
    const form = page.getByRole('form', { name: 'Add a balance' });
    await form.getByLabel('Program').selectOption({ label: 'Ultimate Rewards' });
    await form.getByLabel('Points', { exact: true }).fill('60,000');
    await saving(page, 'point_balances', () => form.getByRole('button', { name: 'Add' }).click());

    // 60,000 points at 1.71¢.
    await visit(page, '/app/point-systems');
    await expect(page.getByText('Your points are worth $1,026 to you.')).toBeVisible();
    const first = page.getByRole('row').nth(1);
    await expect(first).toContainText('Ultimate Rewards');
    await expect(first.getByRole('cell', { name: '$1,026 60,000' })).toBeVisible();
    await first.getByRole('link').click();
    await expect(
      page.getByText(
        'Your 60,000 points are worth $1,026 to you. Keep them, or move them for an award worth more than 1.71¢ a point.',
        { exact: true },
      ),
    ).toBeVisible();
    await expect(page.getByRole('spinbutton', { name: 'Points to move' })).toHaveValue('60000');

    // In October 2026, Hyatt's ratio fell to 1,000 for 750.
    await visit(page, '/app/partners');
    await expect(
      page.getByText(
        /^Your 60,000 Ultimate Rewards go furthest at .+: \$\d+, or \$1,026 if kept\.$/,
      ),
    ).toBeVisible();
    const hyatt = page.getByRole('row', { name: /^Hyatt/ });
    await expect(hyatt).toContainText('45,000 from Ultimate Rewards, worth $');
    await expect(page.getByRole('row').nth(1)).toContainText(/[\d,]+ from Ultimate Rewards, worth/);
    await page.setViewportSize({ width: 360, height: 760 });
    await expect(page.getByRole('columnheader', { name: /^Best way in/ })).toBeHidden();
    await expect(
      page
        .getByRole('cell')
        .getByText(/^[\d,]+ from Ultimate Rewards, worth /)
        .first(),
    ).toBeVisible();
  },
);

test('partners and alliances lead to each other @soak', async ({ page }) => {
  await page.goto('/app/partners?kind=airline');
  await expect(page.getByText(/^35 of \d+ partners$/)).toBeVisible();
  await page.getByRole('link', { name: 'British Airways', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Transfers' })).toBeVisible();
  await expectFlag(page, 'British Airways');
  await page.getByRole('link', { name: 'oneworld' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/oneworld/i);
  await expectFlag(page, 'oneworld');
  await visit(page, '/app/alliances');
  await expect(page.getByText('3 of 3 alliances')).toBeVisible();
  // The member entered no balance: it shows what 10,000 of the points that their cards earn become.
  const reach = page.getByRole('list', { name: 'My points in SkyTeam' }).getByRole('listitem');
  await expect(reach.first()).toContainText(/from .+10,000\$\d+/);
  await expect(page.getByText('5 of 17 airlines here')).toBeVisible();
  await expect(page.getByText(/with no program here, Aerolíneas Argentinas, .*SAS/)).toBeVisible();
  await page.getByRole('link', { name: 'SkyTeam', exact: true }).click();
  await expect(
    page.getByText(/^10,000 .+ become 10,000 .+, and book all its airlines\.$/),
  ).toBeVisible();
  const rows = page.getByRole('table', { name: 'Airlines of SkyTeam' }).getByRole('row');
  await expect(rows.filter({ hasText: 'Aeromexico' })).toContainText('16,000from ');
});

test('banks and their rules tell the member’s own standing @soak', async ({ page }) => {
  await standOn(page, '2026-11-21');
  await page.goto('/app/banks');
  await page.getByRole('link', { name: 'Chase', exact: true }).click();
  await expect(page.getByRole('heading', { name: /my standing/ })).toBeVisible();
  await page.getByText(/^\d+ rules clear today$/).click();
  await expectFlag(page, 'the rule “5/24”');
  await page.getByRole('link', { name: '5/24', exact: true }).click();
  // The limit is five; one of the demonstration member's cards was opened within 24 months.
  await expect(page.getByText('1 of 5 count today.')).toBeVisible();

  await visit(page, '/app/banks?sort=rules');
  await visit(page, '/app/application-rules');
  await expect(page.getByText(/^\d+ of \d+ rules$/)).toBeVisible();
  await page.getByRole('combobox', { name: 'My standing' }).selectOption('Blocking me');
  await expect(page).toHaveURL(/standing=blocked/);
  // Strata Premier was closed and can be wanted again; the member still holds the only American Express card.
  await expect(page.getByRole('link', { name: 'Strata bonus once per card' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bonus once per lifetime' })).toHaveCount(0);
});

test('credit unions: those with cards first, the others searched and paged by the database', async ({
  page,
}) => {
  await page.goto('/app/credit-unions');
  await expect(page.getByText('13 credit unions issue a card here.')).toBeVisible();
  const joinable = page.getByRole('list', { name: 'Credit unions with cards' });
  await expect(joinable).toContainText('Military, veterans, defense staff and their families');
  const cards = joinable.getByRole('list', { name: 'Cards of PenFed Credit Union' });
  await expect(cards.getByRole('link', { name: 'PenFed Gold Visa' })).toBeVisible();
  const list = page.getByRole('list', { name: 'Credit unions', exact: true });
  await expect(list).toHaveCount(0);
  await page.getByRole('combobox', { name: 'State' }).selectOption('WA');
  await expect(joinable.locator('> li').first()).toContainText(/^BECU .*In WA/);
  await expect(page.getByText('1 of the 13 with a card here is in WA.')).toBeVisible();
  // One without a card has no page of its own.
  const other = list.getByRole('listitem').filter({ hasText: 'Gesa' });
  await expect(other.getByRole('link')).toHaveText('its website');
  await visit(page, '/app/credit-unions/gesa');
  await expect(page.getByText('404')).toBeVisible();

  await visit(page, '/app/credit-unions?q=e');
  const found = page.getByRole('heading', { name: /^[\d,]+ credit unions$/ });
  const count = Number((await found.textContent())?.replaceAll(/\D/g, ''));
  expect(count).toBeGreaterThan(1000);
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/companies?')) reads.push(request.url());
  });
  await page.keyboard.press('End');
  await expect(list.locator(`[aria-posinset="${count}"]`)).toBeVisible();
  // An admin of another test may change a company meanwhile, which reads the same addresses again.
  expect(new Set(reads).size, reads.join('\n')).toBeLessThanOrEqual(8);

  await page.getByRole('searchbox', { name: 'Search credit unions' }).fill('boeing');
  await expect(page).toHaveURL(/q=boeing/);
  await expect(list.getByRole('link').first()).toHaveText(/Boeing/);
  await list.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Boeing/);
  await expect(page.getByText('Charter number')).toBeVisible();
  await expectFlag(page, /^Report a mistake: .*Boeing/);

  // An admin's change meanwhile reaches the page and the list.
  const heading = page.getByRole('heading', { level: 1 });
  const name = (await heading.textContent()) ?? '';
  const admin = await signInOverRest('admin@pointfolio.test');
  const rename = (from: string, to: string) =>
    admin.from('companies').update({ name: to }).eq('name', from).select('id').single();
  await expect(page.getByText('Live', { exact: true })).toBeAttached();
  await rename(name, `${name} renamed`).throwOnError();
  await expect(heading).toHaveText(`${name} renamed`);
  await page.goBack();
  await expect(list.getByRole('link').first()).toHaveText(/Boeing.* renamed/);
  await rename(`${name} renamed`, name).throwOnError();
  await expect(list.getByRole('link').first()).not.toHaveText(/renamed/);
});

test('benefits and cards, as they are to the member @soak', async ({ page }) => {
  await page.goto('/app/benefits');
  const lacked = page.getByRole('list', { name: 'What you lack and would use' });
  await expect(lacked).toBeVisible();
  const [first, second] = (await lacked.getByRole('listitem').allTextContents()).map((text) =>
    Number(/\$(\d+)a year$/.exec(text)?.[1]),
  );
  expect(first).toBeGreaterThanOrEqual(second ?? NaN);
  await expect(page.getByText(/^You’re missing \d+ benefits that you would use; /)).toContainText(
    `$${first} a year`,
  );
  await lacked.getByRole('link').first().click();
  await expect(page.getByText(/^The cheapest way to it: .+ a year to you\.$/)).toBeVisible();
  await page.goBack();
  await page.getByRole('switch', { name: 'Of my cards' }).click();
  await expect(page).toHaveURL(/mine=true/);
  await page.getByRole('link', { name: /Uber/ }).first().click();
  await expect(page.getByRole('row', { name: /American Express Gold/ })).toContainText('Mine');
  await expectFlag(page, /^Report a mistake: American Express Gold: /);

  await visit(page, '/app/credit-cards');
  await page.getByRole('searchbox', { name: 'Search cards' }).fill('gold american');
  const gold = page.getByRole('row', { name: /American Express Gold Mine|American Express Gold/ });
  await expect(gold.first()).toContainText('You hold it');
  await page.getByRole('link', { name: 'American Express Gold', exact: true }).click();
  await page.getByText('If you applied for a second one').click();
  await expect(
    page.getByText(/Bonus once per lifetime counts American Express Gold/),
  ).toBeVisible();
});

test('an unknown record is not found @soak', async ({ page }) => {
  for (const path of ['point-systems', 'partners', 'banks', 'credit-unions', 'application-rules']) {
    await page.goto(`/app/${path}/no-such-thing`);
    await expect(page.getByText('404')).toBeVisible();
  }
});
