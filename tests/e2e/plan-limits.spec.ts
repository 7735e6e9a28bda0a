import { expectAccessibleState } from './every-look.ts';
import { enterAsNew } from './new-member.ts';
import { saving } from './saving.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

test('a plan says while what it stays the best one, can be stopped, and another plan has its own @soak', async ({
  page,
}) => {
  test.slow();
  await enterAsNew(page, '/app/what-next');
  await visit(page, '/app/my-cards');
  await page.getByRole('button', { name: 'Add a card' }).first().click();
  await page
    .getByRole('combobox', { name: 'Search cards by name or issuer' })
    .fill('Citi Double Cash');
  await saving(page, '/member_cards', () => page.keyboard.press('Enter'));
  await expect(page.getByRole('dialog')).toBeHidden();
  await visit(page, '/app/my-annual-spending');
  await page.getByRole('button', { name: 'New profile' }).first().click();
  await page.getByRole('menuitem', { name: 'Start from scratch' }).click();
  await page.getByRole('textbox', { name: /^Groceries, dollars a month/ }).fill('800');
  await page.keyboard.press('Tab');
  await expect(page.getByText('All changes saved')).toBeVisible();

  await visit(page, '/app/what-next?new=1&months=12');
  const section = page.getByRole('region', { name: 'What would change it' });
  const settled = page.getByRole('status').filter({ hasText: 'Proven best' });
  const take = page.getByRole('button', { name: 'Stop looking' });
  await expect(settled.or(take)).toBeVisible();
  await expect(settled).toBeVisible({ timeout: 60_000 });
  await section.getByRole('button', { name: 'What would change this plan?' }).click();
  await section.getByRole('button', { name: 'Stop here' }).click();
  await expect(section.getByText(/^Stopped after \d of \d+ parts: /)).toBeVisible();
  await expect.poll(() => page.workers().length).toBe(0);

  await section.getByRole('button', { name: 'Look again' }).click();
  await expect(section.getByRole('progressbar', { name: 'Trying other values' })).toBeVisible();
  const sentence = section.getByText(
    /^It stays the best plan while .*\.$|^Nothing that was tried changes it\.$/,
  );
  await expect(section.getByText(/^Planned again \d+ times, at each limit/)).toBeVisible({
    timeout: 60_000,
  });
  await expect(sentence).toBeVisible();
  await expect(section.getByRole('list', { name: 'Each changed on its own' })).toContainText(
    '$800 a month',
  );
  await expectAccessibleState(page);

  // Another plan has other limits.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: /^Limits/ }).click();
  await page.getByRole('combobox', { name: 'Plan for' }).selectOption('18 months');
  await expect(sentence).toHaveCount(0);
  await expect(
    section
      .getByRole('button', { name: 'What would change this plan?' })
      .or(section.getByText(/^Available once the plan is final/)),
  ).toBeVisible();
});
