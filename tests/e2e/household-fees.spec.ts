import { expectAccessibleState } from './every-look.ts';
import { joinHousehold } from './join-household.ts';
import { test } from './member.ts';
import { expect } from './test.ts';
import { visit } from './visit.ts';

test('the household’s fees are in one list, with each card’s owner', async ({ page }) => {
  test.slow();
  const sam = await joinHousehold(page);
  const { data: sapphire } = await sam
    .from('credit_cards')
    .select('id, name')
    .eq('slug', 'chase-sapphire-reserve')
    .single()
    .throwOnError();
  const { data: held } = await sam
    .from('member_cards')
    .insert({ credit_card_id: sapphire.id, opened_on: '2024-05-01', annual_fee_cents: 432_100 })
    .select('id')
    .single()
    .throwOnError();
  const share = (isShared: boolean) =>
    sam.rpc('set_household_share', { kind: 'cards', is_shared: isShared }).throwOnError();

  await page.goto('/app/upcoming-fees?fees=true');
  const main = page.getByRole('main');
  const whose = page.getByRole('group', { name: 'Whose' });
  const ofSam = main.getByRole('listitem').filter({ hasText: `${sapphire.name} (Sam)` });
  await expect(page.getByRole('button', { name: 'Calendar file', exact: true })).toBeVisible();
  await expect(whose).toHaveCount(0);

  await share(true);
  await whose.getByRole('button', { name: 'Household' }).click();
  const row = ofSam.filter({ hasText: 'Annual fee' }).last();
  await expect(row).toContainText('$4,321');
  await expect(row).toContainText('May 1');
  await expect(main).toContainText('Your household will pay');
  await expect(row.getByRole('button')).toHaveCount(0);
  await expect(row.getByRole('link')).toHaveCount(0);
  // The member's own calendar has only their own dates, and decisions about a card belong to its holder.
  await expect(page.getByRole('button', { name: 'My calendar file' })).toBeVisible();
  await page.getByRole('link', { name: 'Keep or cancel' }).click();
  await expect(main).toContainText('Your own cards only.');
  await expect(main).not.toContainText('(Sam)');
  await page.getByRole('link', { name: 'Timeline' }).click();
  await expect(row).toBeVisible();
  await expectAccessibleState(page);

  // Sam's change shows at once.
  await sam.from('member_cards').update({ opened_on: null }).eq('id', held.id).throwOnError();
  await expect(ofSam).toHaveCount(0);
  await expect(main).toContainText(`We don’t know when the fee of ${sapphire.name} (Sam) is due.`);

  await whose.getByRole('button', { name: 'Me' }).click();
  await expect(main).not.toContainText('Sam');
  await whose.getByRole('button', { name: 'Household' }).click();
  await expect(main).toContainText('(Sam)');
  await share(false);
  await expect(main).not.toContainText('Sam');
  await expect(whose).toHaveCount(0);
});

test('the steps of a shared plan are among the dates of the others @soak', async ({ page }) => {
  const sam = await joinHousehold(page);
  const { data: venture } = await sam
    .from('credit_cards')
    .select('id, name, point_system_id, point_systems!credit_cards_point_system_id_fkey(name)')
    .eq('slug', 'venture-x')
    .single()
    .throwOnError();
  const inTwoMonths = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
  const step = { action: 'apply', credit_card_id: venture.id, planned_on: inTwoMonths };
  await sam.from('planned_steps').insert(step).throwOnError();
  const share = (kind: string, is_shared: boolean) =>
    sam.rpc('set_household_share', { kind, is_shared }).throwOnError();
  await share('cards', true);

  await page.goto('/app/upcoming-fees');
  await page
    .getByRole('group', { name: 'Whose' })
    .getByRole('button', { name: 'Household' })
    .click();
  const main = page.getByRole('main');
  await expect(main).toContainText('Dates of the cards the others hold');
  const ofSam = main.getByText(`Open ${venture.name} (Sam)`, { exact: true });
  await expect(ofSam).toHaveCount(0);
  await share('plan', true);
  await expect(ofSam).toBeVisible();

  // Points to move have a count only where Sam shares points, and are gone from the dates once they are moved.
  await sam
    .from('planned_steps')
    .insert({ ...step, action: 'move' })
    .throwOnError();
  const program = venture.point_systems.name;
  const { point_system_id } = venture;
  await sam.from('point_balances').insert({ point_system_id, points: 90_000 }).throwOnError();
  await expect(main.getByText(`Move or spend ${program} (Sam)`, { exact: true })).toBeVisible();
  await share('points', true);
  await expect(
    main.getByText(`Move or spend 90,000 ${program} (Sam)`, { exact: true }),
  ).toBeVisible();
  await sam
    .from('point_balances')
    .update({ points: 0 })
    .eq('point_system_id', point_system_id)
    .throwOnError();
  await expect(main.getByText('Move or spend')).toHaveCount(0);

  // A deleted plan shows no step, and neither does one that is not shared.
  await sam.from('planned_steps').delete().eq('credit_card_id', venture.id).throwOnError();
  await expect(ofSam).toHaveCount(0);
  await sam.from('planned_steps').insert(step).throwOnError();
  await expect(ofSam).toBeVisible();
  await share('plan', false);
  await expect(ofSam).toHaveCount(0);

  // The plan's switch requires the cards, and turns off with them.
  await visit(page, '/app/household');
  const plan = page.getByRole('switch', { name: 'Plan' });
  await expect(plan).toBeDisabled();
  await page.getByRole('switch', { name: 'Cards' }).click();
  await plan.click();
  await expect(plan).toBeChecked();
});
