import type { Page } from '@playwright/test';
import { expectAccessibleState } from './every-look.ts';
import { test } from './member.ts';
import { saving } from './saving.ts';
import { expect } from './test.ts';
import { visit } from './visit.ts';

const applicant = (page: Page) => page.getByRole('main').getByLabel('Who applies');

async function addPerson(page: Page, name: string, kind = 'A person') {
  const form = page.getByRole('form', { name: 'Add a person' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Who it is').selectOption(kind);
  await saving(page, '/people', () => form.getByRole('button', { name: 'Add' }).click());
}

async function giveCard(page: Page, card: string, owner: string) {
  await page.getByRole('button', { name: `Actions for ${card}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: card });
  await dialog.getByLabel('Whose card').selectOption(owner);
  await saving(page, '/member_cards', () => dialog.getByRole('button', { name: 'Save' }).click());
}

test('a member who keeps only their own cards is asked nothing @soak', async ({ page }) => {
  await page.goto('/app/application-rules');
  await expect(page.getByRole('table', { name: 'Application rules' })).toBeVisible();
  await expect(applicant(page)).toHaveCount(0);
  await visit(page, '/app/my-cards');
  const menu = page.getByRole('button', { name: 'Actions for American Express Gold' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'American Express Gold' });
  await expect(dialog.getByLabel('Status')).toBeVisible();
  await expect(dialog.getByLabel('Whose card')).toHaveCount(0);
  await expect(page.getByLabel('Whose cards')).toHaveCount(0);
  await expect(page.locator('a[href$="#people"]')).toHaveCount(0);
});

test('a card of Alex counts for Alex, who carries it, until it is given back', async ({ page }) => {
  test.slow();
  await page.goto('/app/my-profile#people');
  const form = page.getByRole('form', { name: 'Add a person' });
  await form.getByRole('button', { name: 'Add' }).click();
  await expect(form.getByRole('alert')).toHaveText('Enter a name, such as Alex.');
  await addPerson(page, 'Aleks');
  await addPerson(page, 'My LLC', 'My business');
  const people = page.getByRole('list', { name: 'People' });
  await expect(people.getByRole('listitem')).toContainText(['Aleks', 'My LLC']);
  await people.getByRole('button', { name: 'Actions for Aleks' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const rename = page.getByRole('dialog', { name: 'Rename person' });
  await rename.getByLabel('Name').fill('Alex');
  await saving(page, '/people', () => rename.getByRole('button', { name: 'Rename' }).click());
  await expect(people.getByRole('listitem').first()).toContainText('Alex');

  await visit(page, '/app/my-cards');
  await giveCard(page, 'American Express Gold', 'Alex');
  const cards = page.getByRole('list', { name: 'My cards' }).getByRole('listitem');
  await expect(cards.filter({ hasText: 'American Express Gold' })).toContainText('Alex');
  await page.getByLabel('Whose cards').selectOption('Alex');
  await expect(cards).toHaveCount(1);
  await expect(page.getByRole('main')).toContainText(
    /Alex’s card brings \$\d+.*of the \$1,\d+ your/,
  );
  await expectAccessibleState(page);
  await page.getByLabel('Whose cards').selectOption('Me');
  await expect(cards).toHaveCount(4);

  // One was opened in the last 24 months, by Alex.
  await page.goto('/app/application-rules/chase-5-24');
  await expect(
    page.getByText('None of your cards counts against a card that you could apply for.'),
  ).toBeVisible();
  await expect(applicant(page).getByRole('option')).toHaveText(['Me', 'Alex']);
  await applicant(page).selectOption('Alex');
  await expect(page.getByText('1 of 5 count today.')).toBeVisible();
  await expectAccessibleState(page);

  // The choice is kept: each person gets a card's bonus once in a lifetime.
  await page.goto('/app/credit-cards/amex-gold');
  const panel = page.getByRole('region', { name: /^This card and/ });
  await expect(panel).toContainText('Alex holds it');
  await expect(panel).toContainText('Alex may not get the bonus');
  await applicant(page).selectOption('Me');
  await expect(panel).toContainText('You may get the bonus.');

  await visit(page, '/app/best-card?q=trader%20joes');
  const answer = page.getByRole('region', { name: 'My best card' });
  await expect(answer).toContainText('American Express Gold');
  await expect(answer).toContainText('Alex carries it');
  await expect(page.getByRole('list', { name: 'Your other cards' })).toContainText('You carry it');

  await visit(page, '/app/upcoming-fees');
  await expect(page.getByRole('main')).toContainText('American Express Gold (Alex)');

  // A person with a card cannot be removed, and one without is restored by one press.
  await visit(page, '/app/my-profile#people');
  const remove = async () => {
    await people.getByRole('button', { name: 'Actions for Alex' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
  };
  await remove();
  await expect(people.getByRole('alert')).toContainText('Alex still has 1 card');
  await people.getByRole('link', { name: 'My cards' }).click();
  await giveCard(page, 'American Express Gold', 'Mine');
  await visit(page, '/app/my-profile#people');
  await expect(people).toContainText('no cards yet');
  await saving(page, '/people', remove);
  await expect(people).not.toContainText('Alex');
  await saving(page, '/people', () => page.getByRole('button', { name: 'Undo' }).click());
  await expect(people).toContainText('Alex');
  await saving(page, '/people', remove);
  await page.reload();
  await expect(people.getByRole('listitem')).toContainText(['My LLC']);
});
