import type { Locator, Page } from '@playwright/test';
import { expectAccessibleState } from './every-look.ts';
import { enterAsNew } from './new-member.ts';
import { expect, test } from './test.ts';

async function addCard(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add a card' }).first().click();
  await page.getByRole('combobox').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function edit(page: Page, name: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  return page.getByRole('dialog', { name });
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/**
 * Saves until the notice of the other tab's change appears; the live channel may show it first, which blocks the
 * button.
 */
const saveUntil = (page: Page, told: Locator) =>
  expect(async () => {
    const button = page.getByRole('button', { name: 'Save', exact: true });
    if (!(await told.isVisible())) await button.click({ timeout: 2000 });
    await expect(told).toBeVisible({ timeout: 2000 });
  }).toPass();

test('a card is dated, paid, noted, judged, closed, and wished for', async ({ page }) => {
  await enterAsNew(page, '/app/my-cards');
  await addCard(page, 'chase sapphire preferred');
  const list = page.getByRole('list', { name: 'My cards' });
  await expect(list).toContainText('$95');
  await expect(list).toContainText('Costs more than it adds');

  const dialog = await edit(page, 'Chase Sapphire Preferred');
  await dialog.getByLabel('Applied on').fill('2025-03-10');
  await dialog.getByLabel('Approved on').fill('2025-03-09');
  await dialog.getByLabel('Opened on').fill('2025-03-12');
  await dialog.getByLabel('My annual fee').fill('0');
  await dialog.getByLabel('Fee month').selectOption('June');
  await dialog.getByLabel('Fee day').selectOption('15');
  await dialog.getByLabel('Notes').fill('Ask for the retention offer in May');
  await save(page);
  await expect(dialog.getByRole('alert')).toHaveText(
    'The card was approved before it was applied for.',
  );
  await expectAccessibleState(page);
  await dialog.getByLabel('Approved on').fill('2025-03-11');
  await save(page);
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(list).toContainText('own fee');
  await expect(list).toContainText('Opened Mar 12, 2025');
  await expect(list).toContainText('Ask for the retention offer in May');

  // Without spending the card earns nothing, and adds only its credits.
  await list.getByRole('button', { name: /What Chase Sapphire Preferred adds/ }).click();
  const ledger = page.getByRole('dialog');
  await expect(ledger).toContainText('Wallet without it');
  await expect(ledger).toContainText('Annual fee');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Actions for Chase Sapphire Preferred' }).click();
  await page.getByRole('menuitem', { name: 'Close today' }).click();
  await expect(page.getByText('No cards yet')).toBeVisible();
  const views = page.getByRole('navigation', { name: 'Which cards' });
  await views.getByRole('link', { name: /Wish list/ }).click();
  await addCard(page, 'capital one venture x');
  await expect(list).toContainText('would add');
  await expectAccessibleState(page);
  await views.getByRole('link', { name: /Closed/ }).click();
  await expect(list).toContainText('Chase Sapphire Preferred');
  await expect(views.getByRole('link', { name: /All/ })).toContainText('2');

  await page.getByRole('button', { name: 'Actions for Chase Sapphire Preferred' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(page.getByText('No closed cards')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list).toContainText('Ask for the retention offer in May');
});

test('changes and removals by another tab are announced, and nothing typed here is lost @soak', async ({
  page,
  context,
}) => {
  await enterAsNew(page, '/app/my-cards');
  await addCard(page, 'citi double cash');
  const other = await context.newPage();
  await other.goto('/app/my-cards');

  const here = await edit(page, 'Citi Double Cash');
  await here.getByLabel('Nickname').fill('Everyday');
  await here.getByLabel('Notes').fill('from this tab');
  const there = await edit(other, 'Citi Double Cash');
  await there.getByLabel('Opened on').fill('2024-01-02');
  await there.getByLabel('Notes').fill('from the other tab');
  await save(other);
  await expect(there).toBeHidden();

  // Reported by the live channel, or by refusing a save based on the older version.
  const told = here.getByRole('region', { name: 'Changed elsewhere' });
  await saveUntil(page, told);
  await expect(told).toContainText('from the other tab');
  await told.getByRole('button', { name: 'Keep mine: Notes' }).click();
  await told.getByRole('button', { name: 'Take theirs: Opened on' }).click();
  await save(page);
  await expect(here).toBeHidden();
  await page.reload();
  const list = page.getByRole('list', { name: 'My cards' });
  await expect(list).toContainText('Everyday');
  await expect(list).toContainText('from this tab');
  await expect(list).toContainText('Opened Jan 2, 2024');

  const again = await edit(page, 'Everyday');
  await again.getByLabel('Notes').fill('typed before it was removed');
  await other.reload();
  await other.getByRole('button', { name: 'Actions for Everyday' }).click();
  // A save before the removal would make the removal stale, and it would be refused.
  const removed = other.waitForResponse((response) =>
    response.url().includes('remove_member_card'),
  );
  await other.getByRole('menuitem', { name: 'Remove' }).click();
  await removed;
  await expect(other.getByText('No cards yet')).toBeVisible();
  // The removal shows at once; this message appears once the server confirms.
  await expect(other.getByText('Everyday removed', { exact: true })).toBeVisible();
  const putBack = again.getByRole('button', { name: 'Put it back' });
  await saveUntil(page, putBack);
  await putBack.click();
  await expect(again).toBeHidden();
  await expect(list).toContainText('typed before it was removed');
});

test('a list of cards is imported after a preview, and undone at once', async ({ page }) => {
  await enterAsNew(page, '/app/my-cards');
  await addCard(page, 'american express gold');
  await page.getByRole('button', { name: 'Add a card' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add a card' });
  await dialog.getByRole('button', { name: 'Import a list of cards' }).click();
  const list = [
    'Card,Last 4,Opened,Closed,Annual fee',
    'CSP,1234,3/14/2024,,$95',
    'amex bcp 2nd,31005,2023-05-01,2025-06-02,',
    'Amex Gold,,,,',
    'Chase Ink,,,,',
    'My own store card,,2030-01-01,,',
  ].join('\n');
  await dialog
    .getByLabel('A file with your cards')
    .setInputFiles({ name: 'cards.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
  const rows = dialog.getByRole('list', { name: 'Cards in the list' }).getByRole('listitem');
  await expect(rows).toHaveCount(5);
  await expect(rows.nth(0)).toContainText('Chase Sapphire Preferred“CSP”, opened Mar 14, 2024');
  await expect(rows.nth(1)).toContainText('closed, opened May 1, 2023, closed Jun 2, 2025');
  await expect(rows.nth(2)).toContainText('“Amex Gold”, on your list already');
  await expect(rows.nth(2).getByRole('checkbox')).not.toBeChecked();
  await expect(rows.nth(4)).toContainText('not in our catalog');
  await expect(rows.nth(4)).toContainText('This day is in the future.');
  await rows
    .nth(3)
    .getByRole('combobox', { name: 'Card of “Chase Ink”' })
    .selectOption({ label: 'Ink Business Cash' });
  await expectAccessibleState(page);
  await dialog.getByRole('button', { name: 'Add 3 cards' }).click();
  await expect(dialog).toBeHidden();
  const mine = page.getByRole('list', { name: 'My cards' });
  await expect(mine.getByRole('listitem')).toHaveCount(3);
  await expect(mine).toContainText('Opened Mar 14, 2024');
  await expect(page.getByRole('link', { name: /^Closed/ })).toContainText('1');
  let removed = 0;
  page.on('response', (response) => {
    if (response.url().includes('/remove_member_card') && response.ok()) removed += 1;
  });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(mine.getByRole('listitem')).toHaveCount(1);
  await expect.poll(() => removed).toBe(3);
  await page.reload();
  await expect(mine.getByRole('listitem')).toHaveCount(1);
});

test('a list that is no list of cards, endless, or changed elsewhere says so and loses nothing @soak', async ({
  page,
  context,
}) => {
  await enterAsNew(page, '/app/my-cards');
  await addCard(page, 'american express gold');
  const dialog = page.getByRole('dialog', { name: 'Add a card' });
  const open = async () => {
    await page.getByRole('button', { name: 'Add a card' }).first().click();
    await dialog.getByRole('button', { name: 'Import a list of cards' }).click();
  };
  const choose = (content: string, encoding: BufferEncoding = 'utf8') =>
    dialog.getByLabel('A file with your cards').setInputFiles({
      name: 'cards.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(content, encoding),
    });
  await open();
  await choose('Card\nCSP\n');
  const rows = dialog.getByRole('list', { name: 'Cards in the list' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await choose('x'.repeat(1_200_000));
  await expect(dialog.getByRole('alert')).toHaveText('This file is too large for a list of cards.');
  await dialog.getByRole('textbox').fill('x'.repeat(1_200_000));
  await expect(dialog.getByRole('alert')).toHaveText('This text is too large for a list of cards.');
  await choose('\u00d0\u00cf\u0011\u00e0', 'latin1');
  await expect(dialog.getByRole('alert')).toContainText('This is an old Excel workbook.');
  await expect(rows).toHaveCount(1);
  await choose('Account Id / Sub Id,Type,Award Program,Balance,Name\n1,Hotels,Hyatt,100,Ann\n');
  await expect(dialog.getByRole('status')).toContainText('points by program, not cards');
  await choose(`Card\n${'Chase Sapphire Prefered\n'.repeat(3_000)}`);
  await expect(rows).toHaveCount(200);
  await expect(dialog.getByRole('status')).toHaveText(
    'Only the first 200 cards are read. Import the other 2,800 lines as a list of their own.',
  );
  await expect(dialog.getByRole('button', { name: 'Add 1 card' })).toBeEnabled();

  // Each column without a known heading is named by hand.
  const list = 'Plastic,Since,Digits\nCSP,2024-05-01,4321\nAmex Gold,,\nDouble Cash,,\n';
  await choose(list);
  const map = async () => {
    await dialog.getByLabel('Card', { exact: true }).selectOption('1. Plastic');
    await dialog.getByLabel('Opened').selectOption('2. Since');
  };
  await map();
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText('opened May 1, 2024');
  await expect(rows.nth(1)).toContainText('on your list already');
  await expectAccessibleState(page);
  await rows.nth(2).getByRole('checkbox').click();

  // Ticks stay when another tab changes the list.
  const other = await context.newPage();
  await other.goto('/app/my-cards');
  await other.getByRole('button', { name: 'Actions for American Express Gold' }).click();
  await other.getByRole('menuitem', { name: 'Remove' }).click();
  await addCard(other, 'citi double cash');
  await expect(rows.nth(1)).not.toContainText('on your list already');
  await expect(rows.nth(2)).toContainText('on your list already');
  await expect(rows.nth(2).getByRole('checkbox')).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Add 2 cards' }).click();
  const mine = page.getByRole('list', { name: 'My cards' });
  await expect(mine.getByRole('listitem')).toHaveCount(3);

  // The same file again adds nothing.
  await open();
  await choose(list);
  await map();
  await expect(rows.filter({ hasText: 'on your list already' })).toHaveCount(3);
  await expect(dialog.getByRole('button', { name: 'Add the cards' })).toBeDisabled();
});

test('a chip asks for dates, then has the count for 5/24, and opens its explanation', async ({
  page,
}) => {
  await enterAsNew(page, '/app/my-cards');
  await expect(page.getByRole('link', { name: /^Chase 5\/24/ })).toHaveCount(0);
  await addCard(page, 'chase sapphire preferred');
  await expect(page.getByRole('link', { name: 'Chase 5/24: 5/24' })).toBeVisible();
  await page.getByRole('link', { name: 'Add dates' }).click();
  const dialog = page.getByRole('dialog', { name: 'When did you open your cards?' });
  const opened = dialog.getByLabel('Opening day of Chase Sapphire Preferred');
  await opened.fill(`${new Date().getFullYear() - 1}-06-05`);
  const nickname = dialog.getByLabel('Nickname of Chase Sapphire Preferred');
  await nickname.focus();
  await expect(page.getByText(/^Add opening dates for/)).toHaveCount(0);
  await expect(nickname, 'the last date leaves the focus where it is').toBeFocused();
  await page.keyboard.press('Escape');
  const chip = page.getByRole('link', { name: /^Chase 5\/24: 1\/24 · next drop \w{3} 1, \d{4}$/ });
  await expect(chip).toBeVisible();
  await chip.click();
  await expect(page).toHaveURL(/\/application-rules\/chase-5-24$/);
});

test('the days a card is paid are set by keyboard, stay, and decide between cards worth the same', async ({
  page,
}) => {
  await enterAsNew(page, '/app/my-cards');
  await addCard(page, 'citi double cash');
  const list = page.getByRole('list', { name: 'My cards' });
  const first = await edit(page, 'Citi Double Cash');
  await first.getByLabel('Nickname').fill('Everyday');
  await save(page);
  await expect(first).toBeHidden();
  await addCard(page, 'citi double cash');

  const best = page.getByRole('region', { name: 'My best card' });
  await page.goto('/app/best-card?q=nike&amount=100');
  await expect(best.getByRole('heading')).toHaveText('Everyday');
  await page.goBack();

  await page.getByRole('button', { name: 'Actions for Citi Double Cash' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Citi Double Cash' });
  const fields = dialog.getByRole('group', { name: 'Payments' });
  await fields.getByLabel('Statement day').focus();
  await page.keyboard.type('20');
  await page.keyboard.press('Tab');
  await expect(fields.getByLabel('Due day')).toBeFocused();
  await page.keyboard.type('15');
  await page.keyboard.press('Tab');
  await expect(fields.getByLabel('Autopay')).toBeFocused();
  await page.keyboard.type('Min');
  await expect(fields).toContainText(/Next due [A-Z][a-z]{2} 15/);
  await expectAccessibleState(page);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
  const paid = list.getByRole('listitem').filter({ hasNotText: 'Everyday' });
  await expect(paid).toContainText(/next due [A-Z][a-z]{2} 15/);
  await page.reload();
  await expect(paid).toContainText(/next due [A-Z][a-z]{2} 15/);
  await expect(list.getByRole('listitem').filter({ hasText: 'Everyday' })).not.toContainText(
    'next due',
  );
  const again = await edit(page, 'Citi Double Cash');
  await expect(again.getByLabel('Statement day')).toHaveValue('20');
  await expect(again.getByLabel('Due day')).toHaveValue('15');
  await expect(again.getByLabel('Autopay')).toHaveValue('minimum');

  await page.goto('/app/best-card?q=nike&amount=100');
  await expect(best.getByRole('heading')).toHaveText('Citi Double Cash');
  await expect(best).toContainText(
    /\d{2} days until it is due, and worth the same as another card\./,
  );
  await expect(page.getByRole('list', { name: 'Your other cards' })).toContainText('Everyday');
  await expectAccessibleState(page);
});

test('the buttons of a card’s dialog stay in view, away from its edge @soak', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await enterAsNew(page, '/app/my-cards');
  await addCard(page, 'Chase Sapphire Preferred');
  const dialog = await edit(page, 'Chase Sapphire Preferred');
  const gap = async () => {
    const [outer, button] = await Promise.all(
      [dialog, dialog.getByRole('button', { name: 'Save' })].map((each) => each.boundingBox()),
    );
    return outer && button ? outer.y + outer.height - button.y - button.height : undefined;
  };
  expect(await gap()).toBeGreaterThanOrEqual(12);
  expect(await gap()).toBeLessThanOrEqual(24);
  await dialog.getByLabel('Notes').fill('A note');
  expect(await gap()).toBeGreaterThanOrEqual(12);
  await expect(dialog.getByLabel('Notes')).toBeInViewport({ ratio: 1 });
});
