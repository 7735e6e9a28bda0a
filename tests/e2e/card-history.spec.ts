import { expectAccessibleState } from './every-look.ts';
import { test } from './member.ts';
import { saving } from './saving.ts';
import { expect } from './test.ts';

test('a product change is set on a card that is held, shown, and taken back', async ({ page }) => {
  await page.goto('/app/my-cards');
  const item = page.getByRole('listitem').filter({ hasText: 'Chase Sapphire Preferred' });
  await item.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Product changed to…' }).click();
  const dialog = page.getByRole('dialog', { name: /has become/ });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Choose what it has become.')).toBeVisible();
  await dialog.getByLabel('Product changed to').selectOption({ label: 'Chase Freedom Unlimited' });
  await dialog.getByLabel('On, if you know').fill('2026-10-01');
  await expectAccessibleState(page);
  await saving(page, 'member_cards', () => dialog.getByRole('button', { name: 'Save' }).click());
  const changed = page
    .getByRole('listitem')
    .filter({ hasText: 'Changed from Chase Sapphire Preferred on Oct 1, 2026' });
  await expect(changed).toContainText('Chase Freedom Unlimited');
  await page.reload();
  await expect(changed).toContainText('Chase Freedom Unlimited');
  await changed.getByRole('button', { name: /^Actions for/ }).click();
  await saving(page, 'member_cards', () =>
    page.getByRole('menuitem', { name: 'It wasn’t a product change' }).click(),
  );
  await expect(item).not.toContainText('Changed from');
});

test('the history has authorized users and rejected applications, each with its own days @soak', async ({
  page,
}) => {
  const open = page.getByRole('dialog').first();
  for (const [view, day, words] of [
    ['rejected', 'Applied on', 'Applied Oct 1, 2026'],
    ['authorized-user', 'Opened on', 'Added Oct 1, 2026'],
  ] as const) {
    await page.goto(`/app/my-cards?view=${view}`);
    await page.getByRole('button', { name: 'Add a card' }).first().click();
    await page.getByRole('dialog').getByRole('combobox').fill('Citi Double Cash');
    await saving(page, 'member_cards', () =>
      page
        .getByRole('dialog')
        .getByRole('option', { name: /Citi Double Cash/ })
        .first()
        .click(),
    );
    const item = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Double Cash' });
    await item.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect(open.getByLabel('Approved on')).toHaveCount(0);
    await open.getByLabel(day).fill('2026-10-01');
    await saving(page, 'member_cards', () => open.getByRole('button', { name: 'Save' }).click());
    await expect(item).toContainText(words);
  }
  await expectAccessibleState(page);
});
