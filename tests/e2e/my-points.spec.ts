import { expectAccessibleState } from './every-look.ts';
import { enterAsNew } from './new-member.ts';
import { saving } from './saving.ts';
import { expect, test } from './test.ts';

test('points are entered, valued, changed in place, sent nowhere, removed and restored', async ({
  page,
}) => {
  test.slow();
  await enterAsNew(page, '/app/my-points');
  await expect(page.getByText('No balance yet')).toBeVisible();
  await expectAccessibleState(page);

  const form = page.getByRole('form', { name: 'Add a balance' });
  await form.getByRole('button', { name: 'Add' }).click();
  await expect(form.getByText('Choose a program.')).toBeVisible();
  const add = async (program: string, points: string) => {
    await form.getByLabel('Program').selectOption({ label: program });
    await form.getByLabel('Points', { exact: true }).fill(points);
    await saving(page, 'point_balances', () => form.getByRole('button', { name: 'Add' }).click());
  };
  await add('World of Hyatt', '12k');
  await add('Ultimate Rewards', '80,000');

  const items = page.getByRole('list', { name: 'My points' }).locator('> li');
  const chase = items.filter({ hasText: 'Ultimate Rewards' });
  await expect(chase).toContainText('Entered today');
  await expect(chase).toContainText('They don’t expire. They are lost with the last card');
  const hyatt = items.filter({ hasText: 'World of Hyatt' });
  await expect(hyatt).toContainText(
    'They expire after 24 months without activity. Any purchase with its card, stay or transfer in keeps them alive.',
  );
  await expect(
    hyatt.getByRole('link', { name: 'source: when World of Hyatt expire' }),
  ).toHaveAttribute('href', /^https:/u);
  const worth = chase.getByText(/^\$[\d,]+(\.\d\d)?$/u);
  const before = await worth.textContent();

  // Edited in place: points, then the day of expiry.
  const points = chase.getByLabel('Points of Ultimate Rewards');
  await points.fill('40000');
  await saving(page, 'point_balances', () => points.press('Enter'));
  await expect(points).toHaveValue('40,000');
  await expect(worth).not.toHaveText(before ?? '');
  const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  // Points that never expire have no day, until somebody enters one.
  await expect(hyatt.getByLabel('Last day of my World of Hyatt')).toBeVisible();
  const lastDay = chase.getByLabel('Last day of my Ultimate Rewards');
  await expect(lastDay).toHaveCount(0);
  await chase.getByRole('button', { name: 'Actions for my Ultimate Rewards' }).click();
  await page.getByRole('menuitem', { name: 'Enter a last day' }).click();
  await saving(page, 'point_balances', () => lastDay.fill(soon));
  await expect(chase).toContainText(/Expires in \d+ days/u);

  await chase.getByRole('button', { name: 'What 40,000 could become' }).click();
  await expect(chase.getByRole('table', { name: 'What 40,000 become' })).toBeVisible();
  await expectAccessibleState(page);

  const actions = hyatt.getByRole('button', {
    name: 'Actions for my World of Hyatt',
  });
  await actions.click();
  await saving(page, 'point_balances', () =>
    page.getByRole('menuitem', { name: 'Remove' }).click(),
  );
  await expect(items).toHaveCount(1);
  await saving(page, 'point_balances', () => page.getByRole('button', { name: 'Undo' }).click());
  await expect(items).toHaveCount(2);
  await page.reload();
  await expect(items).toHaveCount(2);
  await expect(page.getByLabel('Points of World of Hyatt')).toHaveValue('12,000');
});
