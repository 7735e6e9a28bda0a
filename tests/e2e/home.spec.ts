import { expectAccessibleInEveryLook } from './every-look.ts';
import { test as memberTest } from './member.ts';
import { register } from './new-member.ts';
import { saving } from './saving.ts';
import { standOn } from './stand-on.ts';
import { expect, test } from './test.ts';

test('a new member is asked three things by keyboard, may put them off, and gets figures', async ({
  page,
}) => {
  await register(page);
  const heading = (name: string) => page.getByRole('heading', { name });
  await expect(heading('How do you redeem points?')).toBeVisible();
  await expectAccessibleInEveryLook(page);

  await page.getByRole('button', { name: 'Finish later' }).press('Enter');
  await expect(page.getByText('0 of 3 answers given.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Continue setup' }).press('Enter');

  await page.getByRole('radio', { name: 'Travel' }).press('Space');
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  await expect(heading('Which cards do you hold?')).toBeFocused();
  await page.getByRole('button', { name: 'Skip this step' }).press('Enter');
  await expect(heading('What do you spend in a year?')).toBeFocused();
  await page.getByRole('button', { name: 'Back' }).press('Enter');
  await page
    .getByRole('combobox', { name: 'Search cards by name or issuer' })
    .fill('american express gold');
  await saving(page, '/member_cards', () => page.keyboard.press('Enter'));
  await expect(page.getByRole('list', { name: 'Cards added' }).getByRole('listitem')).toHaveCount(
    1,
  );
  await expectAccessibleInEveryLook(page);

  // What was answered is still there after a reload, and the set-up goes on where it stopped.
  await page.goto('/app');
  await expect(heading('What do you spend in a year?')).toBeVisible();
  const households = page.getByRole('list', { name: 'Published households' });
  await saving(page, 'updateSelectedAnnualSpendingProfileId', () =>
    households.getByRole('button').first().click(),
  );
  await page.getByRole('button', { name: 'Show my figures' }).press('Enter');
  await expect(heading('What to use today')).toBeVisible();
  await expect(heading('What do you spend in a year?')).toBeHidden();
  await page.reload();
  await expect(heading('What to use today')).toBeVisible();
});

memberTest('home tells what to do today and opens its figure', async ({ page }) => {
  await standOn(page, '2026-11-21');
  await page.goto('/app');
  const today = page.getByRole('list', { name: 'What to use today' });
  // The member's own order begins with dining and groceries, where the Gold card earns 4 points.
  await expect(today.getByRole('listitem').first()).toContainText('American Express Gold');
  await expect(today.getByRole('listitem').first()).toContainText('6.76%');
  await today.getByRole('button', { name: /show how 6\.76% back on Restaurants/ }).click();
  await expect(page.getByRole('dialog')).toContainText('$100 at 4×');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('list', { name: 'Next fees and deadlines' })).toContainText('$95');
  await expect(page.getByRole('list', { name: 'Benefits about to lapse' })).toContainText('$10');

  // 48 months after the last bonus of the same card, which the member had and wishes for again.
  const opening = page.getByRole('list', { name: 'What opens up, and when' });
  await expect(opening.getByRole('listitem').first()).toContainText(
    /Citi Strata Premier.*you may get its bonus.*Feb 10, 2027/,
  );

  const tip = page.getByRole('region', { name: 'Tip' });
  const before = await tip.getByRole('heading').textContent();
  await tip.getByRole('button', { name: 'Next tip' }).click();
  await expect(tip.getByRole('heading')).not.toHaveText(before ?? '');

  await page.getByRole('button', { name: /Net value of my wallet/ }).click();
  await expect(page.getByRole('dialog')).toContainText('What you keep in a year');
});
