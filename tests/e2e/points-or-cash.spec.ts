import { expectAccessibleState } from './every-look.ts';
import { enterAsNew } from './new-member.ts';
import { saving } from './saving.ts';
import { expect, test } from './test.ts';

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/u] });

test('an award is typed once, answered, kept in the address, and reached from points and a partner', async ({
  page,
}) => {
  test.slow();
  await enterAsNew(page, '/app/my-points');
  const balance = page.getByRole('form', { name: 'Add a balance' });
  await balance.getByLabel('Program').selectOption({ label: 'Ultimate Rewards' });
  await balance.getByLabel('Points', { exact: true }).fill('80,000');
  await saving(page, 'point_balances', () => balance.getByRole('button', { name: 'Add' }).click());

  await page.getByRole('link', { name: 'Points or cash with my Ultimate Rewards' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Points or cash');
  const form = page.getByRole('form', { name: 'Points or cash' });
  await expect(form.getByLabel('Priced in')).toHaveValue('chase-ultimate-rewards');
  await expect(page.getByRole('status').filter({ hasText: /points worth/u })).toHaveCount(0);

  // From the keyboard: the fields are in the order of the question.
  await form.getByLabel('Priced in').selectOption({ label: 'MileagePlus' });
  await form.getByLabel('Points', { exact: true }).fill('60k');
  await page.keyboard.press('Tab');
  await page.keyboard.type('5.60');
  await page.keyboard.press('Tab');
  await page.keyboard.type('312');
  const verdict = page.getByRole('status').filter({ hasText: /points worth/u });
  // No card is held: $312 − $5.60 over 60,000 points is 0.51¢.
  await expect(verdict).toContainText('Pay cash: only $306 saved');
  await expect(page.getByText('0.51¢ a point', { exact: true })).toBeVisible();
  const ways = page.getByRole('list', { name: 'Ways to this award' });
  await expect(ways).toContainText('60,000 arrive and 20,000 stay');
  await expect(ways).toContainText('Kept, those 60,000 Ultimate Rewards are worth');
  await expectAccessibleState(page);

  await page.reload();
  await expect(verdict).toContainText('Pay cash');
  await expect(form.getByLabel('Points', { exact: true })).toHaveValue('60,000');
  const cash = form.getByLabel('Or cash, dollars');
  await expect(cash).toHaveValue('$312');
  await cash.fill('lots');
  await expect(form.getByText('Enter dollars such as 312.')).toBeVisible();
  await expect(verdict).toHaveCount(0);
  await cash.fill('2,400');
  await expect(verdict).toContainText('Use points');
  // Booked: what points brought stands beside what they are said to be worth.
  await saving(page, 'redemptions', () =>
    page.getByRole('button', { name: 'I used the points' }).click(),
  );
  const brought = page.getByRole('region', { name: 'What my points brought' });
  await expect(brought).toContainText(
    /Your last redemption of MileagePlus brought 3\.99¢ a point\. You count them at [\d.]+¢\./u,
  );
  await expectAccessibleState(page);
  await saving(page, 'redemptions', () =>
    brought.getByRole('button', { name: /^Remove the redemption of 60,000/u }).click(),
  );
  await expect(brought).toHaveCount(0);
  await saving(page, 'redemptions', () =>
    page.getByRole('button', { name: 'Undo' }).last().click(),
  );
  await page.reload();
  await expect(brought).toContainText('60,000 for $2,400 less $5.60 in taxes');
  await form.getByLabel('Points', { exact: true }).fill('95,000');
  await expect(page.getByText(/at most: 15,000 are missing/u)).toBeVisible();

  await page.goto('/app/partners/united');
  const reaching = page.getByRole('link', {
    name: 'From your 80,000 Ultimate Rewards: 80,000 here',
  });
  await reaching.click();
  await expect(form.getByLabel('Priced in')).toHaveValue('united-mileageplus');
  await expect(form.getByLabel('Points', { exact: true })).toHaveValue('80,000');

  // On a phone without a network, as in a hotel's lobby.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.context().setOffline(true);
  await form.getByLabel('Points', { exact: true }).fill('30,000');
  await cash.fill('900');
  await expect(verdict).toContainText('Use points');
  await expect(ways).toContainText('30,000 arrive and 50,000 stay');
  await page.context().setOffline(false);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wider, 'nothing is wider than a phone').toBe(false);
});
