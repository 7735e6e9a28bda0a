import { expectAccessibleInEveryLook } from './every-look.ts';
import { joinHousehold } from './join-household.ts';
import { test } from './member.ts';
import { expect } from './test.ts';

test('the counter says who of the household carries the best card', async ({ page }) => {
  test.slow();
  const sam = await joinHousehold(page);
  const { data: ikea } = await sam
    .from('credit_cards')
    .select('id')
    .eq('slug', 'ikea-visa')
    .single()
    .throwOnError();
  await sam.from('member_cards').insert({ credit_card_id: ikea.id, status: 'held' }).throwOnError();
  const share = (isShared: boolean) =>
    sam.rpc('set_household_share', { kind: 'cards', is_shared: isShared }).throwOnError();

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
  await expect(best.getByRole('button', { name: /I paid/ })).toHaveCount(0);
  const runnerUp = answer
    .getByRole('list', { name: 'Other cards of your household' })
    .getByRole('listitem')
    .first();
  await expect(runnerUp).toContainText(own);
  await expect(runnerUp).toContainText('You carry it');
  await expect(runnerUp.getByRole('button', { name: /I paid/ })).toBeVisible();
  await expectAccessibleInEveryLook(page);

  // The page of the sub-category says the same, and so does the list to print.
  await answer.getByRole('link', { name: 'IKEA' }).click();
  await expect(page.getByRole('region', { name: 'Best card of your household' })).toContainText(
    'Sam',
  );
  await page.goto('/app/best-card?view=sheet');
  await expect(page.getByRole('list', { name: 'My card cheat sheet' })).toContainText(
    'IKEA Visa (Sam)',
  );
  await page.goto('/app/best-card?q=ikea&amount=80');
  await expect(best).toContainText('Sam carries it');

  await whose.getByRole('button', { name: 'Me' }).click();
  await expect(mine).toContainText(own);
  await expect(answer.getByRole('list', { name: 'Your other cards' })).not.toContainText('carr');
  await whose.getByRole('button', { name: 'Household' }).click();
  await expect(best).toContainText('IKEA Visa');
  await share(false);
  await expect(mine).toContainText(own);
  await expect(whose).toHaveCount(0);
});
