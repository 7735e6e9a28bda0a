import { expectAccessibleState } from './every-look.ts';
import { joinHousehold } from './join-household.ts';
import { test } from './member.ts';
import { saving } from './saving.ts';
import { expect } from './test.ts';
import { visit } from './visit.ts';

test('benefits are shared with the cards or not at all @soak', async ({ page }) => {
  test.slow();
  await joinHousehold(page);
  const cards = page.getByRole('switch', { name: 'Cards' });
  const benefits = page.getByRole('switch', { name: 'Benefits and bonuses' });
  const press = (which: typeof cards) => saving(page, 'set_household_share', () => which.click());
  await expect(benefits).toBeDisabled();
  await expect(benefits).toHaveAccessibleDescription(/^Share your cards first\./u);
  await press(cards);
  await expect(benefits).toHaveAccessibleDescription(/^They see/u);
  await press(benefits);
  await expect(benefits).toBeChecked();
  await expect(page.getByRole('list', { name: 'Members' })).toContainText(
    /Shares cards, benefits and bonuses/u,
  );
  await press(cards);
  await expect(benefits).not.toBeChecked();
  await expect(benefits).toBeDisabled();
  await page.reload();
  await expect(benefits).toBeDisabled();
  await expect(benefits).not.toBeChecked();
});

test('the household’s benefits are in one list, read-only @soak', async ({ page }) => {
  test.slow();
  const sam = await joinHousehold(page);
  const { data: gold } = await sam
    .from('credit_cards')
    .select('id, name, credit_card_benefits (id, name)')
    .eq('slug', 'amex-gold')
    .single()
    .throwOnError();
  const idOf = (name: string) =>
    gold.credit_card_benefits.find((row) => row.name === name)?.id ?? 0;
  const { data: held } = await sam
    .from('member_cards')
    .insert({ credit_card_id: gold.id, opened_on: '2024-05-01' })
    .select('id')
    .single()
    .throwOnError();
  const today = new Date().toISOString().slice(0, 10);
  const { data: use } = await sam
    .from('benefit_uses')
    .insert({
      member_card_id: held.id,
      credit_card_benefit_id: idOf('$10 monthly Uber Cash'),
      period_starts_on: today,
      used_cents: 300,
    })
    .select('id')
    .single()
    .throwOnError();
  await sam
    .from('purchases')
    .insert({
      member_card_id: held.id,
      credit_card_benefit_id: idOf('$10 monthly dining credit'),
      made_on: today,
      amount_cents: 800,
      merchant: 'Secret Shop',
    })
    .throwOnError();
  const share = (kind: string, isShared: boolean) =>
    sam.rpc('set_household_share', { kind, is_shared: isShared }).throwOnError();

  await page.goto('/app/my-benefits');
  const main = page.getByRole('main');
  const whose = page.getByRole('group', { name: 'Whose' });
  const ofSam = (name: string) =>
    main
      .getByRole('region', { name: `${gold.name} (Sam)` })
      .getByRole('listitem')
      .filter({ hasText: name });
  const mine = main
    .getByRole('region', { name: gold.name, exact: true })
    .getByRole('listitem')
    .filter({ hasText: '$10 monthly Uber Cash' });
  await expect(mine).toBeVisible();
  // Sharing only the cards does not reveal the use of benefits.
  await share('cards', true);
  await visit(page, '/app/my-cards');
  await whose.getByRole('button', { name: 'Household' }).click();
  await expect(page.getByRole('region', { name: 'Cards of Sam' })).toBeVisible();
  await visit(page, '/app/my-benefits');
  await expect(mine).toBeVisible();
  await expect(whose).toHaveCount(0);
  await expect(main).not.toContainText('(Sam)');

  await share('benefits', true);
  const uber = ofSam('$10 monthly Uber Cash');
  await expect(uber).toContainText(/\$7 of \$10 left until/u);
  await expect(ofSam('$10 monthly dining credit')).toContainText(/\$2 of \$10 left until/u);
  await expect(uber.getByRole('button')).toHaveCount(0);
  await expect(main).not.toContainText('Secret Shop');
  await expect(mine.getByRole('button', { name: /^Log / })).toBeVisible();
  await expectAccessibleState(page);
  // A phone folds the list.
  await page.setViewportSize({ width: 1280, height: 900 });

  // Sam's use of a benefit shows at once, and so does a purchase that Sam logs.
  await sam.from('benefit_uses').update({ used_cents: 600 }).eq('id', use.id).throwOnError();
  await expect(uber).toContainText(/\$4 of \$10 left until/u);
  await sam
    .from('purchases')
    .insert({
      member_card_id: held.id,
      credit_card_benefit_id: idOf('$10 monthly Uber Cash'),
      made_on: today,
      amount_cents: 100,
    })
    .throwOnError();
  await expect(uber).toContainText(/\$3 of \$10 left until/u);

  await whose.getByRole('button', { name: 'Me' }).click();
  await expect(uber).toHaveCount(0);
  await expect(mine).toBeVisible();
  await whose.getByRole('button', { name: 'Household' }).click();
  await expect(uber).toContainText('$3 of $10 left');
  await share('benefits', false);
  await expect(uber).toHaveCount(0);
  await expect(whose).toHaveCount(0);
});
