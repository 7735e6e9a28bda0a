import { expectAccessibleState } from './every-look.ts';
import { joinHousehold } from './join-household.ts';
import { test } from './member.ts';
import { expect } from './test.ts';
import { visit } from './visit.ts';

test('the counter says who of the household carries the best card', async ({ page }) => {
  test.slow();
  const sam = await joinHousehold(page);
  const { data: ikea } = await sam
    .from('credit_cards')
    .select('id')
    .eq('slug', 'ikea-visa')
    .single()
    .throwOnError();
  const { data: held } = await sam
    .from('member_cards')
    .insert({ credit_card_id: ikea.id, status: 'held' })
    .select('id')
    .single()
    .throwOnError();
  const offer = { member_card_id: held.id, shop: 'Ikea', gives: 'dollars', back_cents: 2_000 };
  await sam
    .from('card_offers')
    .insert({ ...offer, is_added: true })
    .throwOnError();
  const share = (isShared: boolean, kind = 'cards') =>
    sam.rpc('set_household_share', { kind, is_shared: isShared }).throwOnError();

  await page.goto('/app/best-card?q=ikea&amount=80');
  const answer = page.getByRole('region', { name: 'Best card at IKEA', exact: true });
  const mine = answer.getByRole('region', { name: 'My best card' });
  const best = answer.getByRole('region', { name: 'Best card of your household' });
  const whose = page.getByRole('group', { name: 'Whose' });
  await expect(mine).toContainText('%');
  await expect(mine).not.toContainText('carry');
  await expect(whose).toHaveCount(0);
  const own = (await mine.getByRole('heading').textContent()) ?? '';

  await share(true);
  await whose.getByRole('button', { name: 'Household' }).click();
  await expect(best).toContainText('IKEA Visa');
  await expect(best).toContainText('Sam carries it');
  // Offers are shared with the benefits, and count for whoever carries the card.
  await expect(best).not.toContainText('back on this');
  await share(true, 'benefits');
  await expect(best).toContainText('$20 back on this $80');
  await expect(best).toContainText('Sam carries it');
  await expect(best.getByRole('button', { name: /I paid/ })).toHaveCount(0);
  const runnerUp = answer
    .getByRole('list', { name: 'Other cards of your household' })
    .getByRole('listitem')
    .first();
  await expect(runnerUp).toContainText(own);
  await expect(runnerUp).toContainText('You carry it');
  await expect(runnerUp.getByRole('button', { name: /I paid/ })).toBeVisible();
  await expectAccessibleState(page);

  // The page of the sub-category says the same, and so does the list to print.
  await answer
    .getByText(/^Part of/)
    .getByRole('link')
    .click();
  await expect(page.getByRole('region', { name: 'Best card of your household' })).toContainText(
    'Sam',
  );
  await visit(page, '/app/best-card?view=sheet');
  await expect(page.getByRole('list', { name: 'My card cheat sheet' })).toContainText(
    'IKEA Visa (Sam)',
  );
  await visit(page, '/app/best-card?q=ikea&amount=80');
  await expect(best).toContainText('Sam carries it');

  await whose.getByRole('button', { name: 'Me' }).click();
  await expect(mine).toContainText(own);
  await expect(mine).not.toContainText('back on this');
  await expect(answer.getByRole('list', { name: 'Your other cards' })).not.toContainText('carr');
  await whose.getByRole('button', { name: 'Household' }).click();
  await expect(best).toContainText('IKEA Visa');
  await share(false);
  await expect(mine).toContainText(own);
  await expect(whose).toHaveCount(0);
});

test('the points of the household are added up, and whose they are is said @soak', async ({
  page,
}) => {
  test.slow();
  const sam = await joinHousehold(page);
  const { data: hyatt } = await sam
    .from('point_systems')
    .select('id')
    .eq('slug', 'world-of-hyatt')
    .single()
    .throwOnError();
  await sam
    .from('point_balances')
    .insert({ point_system_id: hyatt.id, points: 12_000, expires_on: '2099-11-20' })
    .throwOnError();
  const share = (isShared: boolean) =>
    sam.rpc('set_household_share', { kind: 'points', is_shared: isShared }).throwOnError();

  await page.goto('/app/my-points');
  const main = page.getByRole('main');
  const others = page.getByRole('region', { name: 'Points of the others' });
  const whose = page.getByRole('group', { name: 'Whose' });
  await expect(page.getByRole('heading', { name: 'My points' })).toBeVisible();
  await expect(whose).toHaveCount(0);

  await share(true);
  await expect(others).toHaveCount(0);
  await whose.getByRole('button', { name: 'Household' }).click();
  const row = others.getByRole('listitem').filter({ hasText: 'World of Hyatt' });
  await expect(row).toContainText('Sam: 12,000');
  await expect(row).toContainText('expire on Nov 20, 2099');
  await expect(others.getByRole('textbox')).toHaveCount(0);
  const sum = main.getByText(/Your household’s points are worth/u);
  await expect(sum).toContainText('of the others');
  const said = await sum.textContent();
  await expectAccessibleState(page);

  // Sam's balance counts at once.
  await sam
    .from('point_balances')
    .update({ points: 512_000 })
    .eq('point_system_id', hyatt.id)
    .throwOnError();
  await expect(row).toContainText('Sam: 512,000');
  await expect(sum).not.toHaveText(said ?? '');

  await whose.getByRole('button', { name: 'Me' }).click();
  await expect(others).toHaveCount(0);
  await expect(sum).toHaveCount(0);
  await whose.getByRole('button', { name: 'Household' }).click();
  await expect(row).toBeVisible();
  await share(false);
  await expect(others).toHaveCount(0);
  await expect(whose).toHaveCount(0);
});

test('spending of the household is added up by category @soak', async ({ page }) => {
  test.slow();
  const sam = await joinHousehold(page);
  await sam
    .from('annual_spending_profiles')
    .insert({ name: 'For Sam alone', amounts: { restaurants: 123_456_00 } })
    .throwOnError();
  const share = (isShared: boolean) =>
    sam.rpc('set_household_share', { kind: 'spending', is_shared: isShared }).throwOnError();

  await page.goto('/app/my-annual-spending?period=year');
  const table = page.getByRole('table', { name: 'Spending of your household' });
  const whose = page.getByRole('group', { name: 'Whose' });
  await expect(page.getByRole('list', { name: 'Spending by category' })).toBeVisible();
  await expect(whose).toHaveCount(0);
  await share(true);
  await whose.getByRole('button', { name: 'Household' }).click();
  await expect(table.getByRole('columnheader', { name: 'Sam' })).toBeVisible();
  const dining = table.getByRole('row', { name: /^Dining/u });
  const cells = dining.getByRole('cell');
  await expect(cells.nth(1)).toHaveText('$123,456');
  const dollars = async (index: number) =>
    Number((await cells.nth(index).innerText()).replaceAll(/[^\d]/gu, ''));
  expect(await dollars(0)).toBeGreaterThan(0);
  expect(await dollars(2)).toBe((await dollars(0)) + 123_456);
  await expect(page.getByRole('main')).not.toContainText('For Sam alone');
  await expectAccessibleState(page);

  await share(false);
  await expect(table).toHaveCount(0);
  await expect(whose).toHaveCount(0);
});
