import { expectAccessible } from './accessible.ts';
import { expectAccessibleState } from './every-look.ts';
import { test } from './member.ts';
import { saving } from './saving.ts';
import { expect } from './test.ts';

test('a member writes reminders, and asks for one email about one thing, while no channel is on', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/app/reminders');
  const own = page.getByRole('region', { name: 'My own reminders' });
  await own.getByRole('button', { name: 'Add a reminder' }).click();
  const form = page.getByRole('dialog', { name: 'Add a reminder' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Enter what to remind you of.')).toBeVisible();
  await form.getByLabel('Remind me to').fill('Cancel the trial');
  await form.getByLabel('Again').selectOption('Every month');
  const today = await form.getByLabel('On', { exact: true }).inputValue();
  await form.getByLabel('On', { exact: true }).fill('2198-03-01');
  await expect(form.getByRole('checkbox', { name: /^Email me on that day, at / })).toBeChecked();
  await expectAccessibleState(page);
  await saving(page, 'reminder_preferences', () =>
    saving(page, 'own_reminders', () => form.getByRole('button', { name: 'Save' }).click()),
  );
  await expect(own.getByText(/ · every month · by email$/)).toBeVisible();
  await expect(page.getByText('No reminders in the next 30 days.')).toBeVisible();
  await expect(page.getByLabel('How often')).toHaveValue('off');

  // Removed, and put back; offline it is changed as well.
  const menu = own.getByRole('button', { name: 'Actions for Cancel the trial' });
  await menu.click();
  await saving(page, 'own_reminders', () => page.getByRole('menuitem', { name: 'Remove' }).click());
  await expect(own.getByRole('list')).toHaveCount(0);
  await saving(page, 'own_reminders', () => page.getByRole('button', { name: 'Undo' }).click());
  await menu.click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await context.setOffline(true);
  const edit = page.getByRole('dialog', { name: 'Edit reminder' });
  await edit.getByLabel('Remind me to').fill('Cancel the gym trial');
  await edit.getByLabel('On', { exact: true }).fill(today);
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(own.getByText('Cancel the gym trial')).toBeVisible();
  await expect(page.getByText(/^You’ll get \d reminders? in the next 30 days\.$/)).toBeVisible();
  await saving(page, 'own_reminders', () => context.setOffline(false));

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/app');
  const coming = page.getByRole('list', { name: 'Next fees and deadlines' });
  await expect(coming.getByText('Cancel the gym trial')).toBeVisible();

  // One email about one thing.
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/app/upcoming-fees');
  await expect(page.getByText('My reminder').first()).toBeVisible();
  const ask = page.getByRole('button', { name: /^Email me about / }).first();
  await expect(ask).toHaveAttribute('aria-pressed', 'false');
  await saving(page, 'own_reminders', () => ask.click());
  await expect(ask).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(/^We’ll email you on /)).toBeVisible();
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  await page.goto('/app/reminders');
  await expect(own.getByRole('listitem')).toHaveCount(2);
});
