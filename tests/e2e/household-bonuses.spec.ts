import { expectAccessibleState } from './every-look.ts';
import { joinHousehold } from './join-household.ts';
import { test } from './member.ts';
import { expect } from './test.ts';

test('the household’s bonuses are in one list, read-only @soak', async ({ page }) => {
  test.slow();
  const sam = await joinHousehold(page);
  const { data: venture } = await sam
    .from('credit_cards')
    .select('id, name')
    .eq('slug', 'venture')
    .single()
    .throwOnError();
  const { data: held } = await sam
    .from('member_cards')
    .insert({ credit_card_id: venture.id, opened_on: '2024-01-01' })
    .select('id')
    .single()
    .throwOnError();
  const { data: tracker } = await sam
    .from('bonus_trackers')
    .insert({
      member_card_id: held.id,
      required_spend_cents: 400_000,
      spent_cents: 100_000,
      starts_on: '2024-01-01',
      deadline_on: '2099-12-31',
      points: 75_000,
      notes: 'for Sam alone',
    })
    .select('id')
    .single()
    .throwOnError();
  const purchase = { member_card_id: held.id, made_on: new Date().toISOString().slice(0, 10) };
  await sam
    .from('purchases')
    .insert({ ...purchase, amount_cents: 50_000, merchant: 'Secret Shop' })
    .throwOnError();
  const share = (kind: string, isShared: boolean) =>
    sam.rpc('set_household_share', { kind, is_shared: isShared }).throwOnError();

  await share('cards', true);
  await page.goto('/app/bonus-tracker');
  const main = page.getByRole('main');
  const whose = page.getByRole('group', { name: 'Whose' });
  const bonus = main.getByRole('listitem').filter({ hasText: `${venture.name} (Sam)` });
  await expect(page.getByRole('link', { name: /^Under way/ })).toBeVisible();
  await expect(whose).toHaveCount(0);

  await share('benefits', true);
  await whose.getByRole('button', { name: 'Household' }).click();
  await expect(bonus).toContainText('$1,500 of $4,000');
  await expect(bonus).toContainText('75,000 points');
  await expect(bonus).toContainText('until Dec 31, 2099');
  await expect(bonus).toContainText(/\$2,500 to spend by/u);
  await expect(main).toContainText(`Spend $2,500 more for the bonus of ${venture.name} (Sam).`);
  await expect(bonus.getByRole('button')).toHaveCount(0);
  await expect(main).not.toContainText('for Sam alone');
  await expect(main).not.toContainText('Secret Shop');
  await expectAccessibleState(page);

  // Sam's purchase counts at once.
  await sam
    .from('purchases')
    .insert({ ...purchase, amount_cents: 100_000 })
    .throwOnError();
  await expect(bonus).toContainText('$2,500 of $4,000');
  await sam
    .from('bonus_trackers')
    .update({ spent_cents: 300_000 })
    .eq('id', tracker.id)
    .throwOnError();
  await expect(bonus).toContainText('The spending is met');

  await whose.getByRole('button', { name: 'Me' }).click();
  await expect(bonus).toHaveCount(0);
  await whose.getByRole('button', { name: 'Household' }).click();
  await expect(bonus).toBeVisible();
  // Without the cards, the bonus is hidden, because it names its card.
  await share('cards', false);
  await expect(bonus).toHaveCount(0);
  await expect(whose).toHaveCount(0);
});
