import { expectAccessibleInEveryLook } from './every-look.ts';
import { register } from './new-member.ts';
import { expect, test } from './test.ts';

const files = 'input[type=file]';
const header = 'Transaction Date,Description,Category,Type,Amount';

function csvFile(name: string, lines: readonly string[]) {
  return { name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
}

const statement = [
  header,
  '01/01/2025,SHELL OIL 574426,Gas,Sale,-100.00',
  '06/15/2025,XYZZY PLUGH LLC,,Sale,-250.00',
  '07/01/2025,"=HYPERLINK(""http://x"")",,Sale,-10.00',
  '07/02/2025,Payment Thank You - Web,,Payment,360.00',
  '99/99/2025,NO SUCH DAY,,Sale,-1.00',
  '12/31/2025,SHELL OIL 574426,Gas,Sale,-100.00',
];

test('a bank’s export becomes a profile; corrections are remembered', async ({ page }) => {
  await register(page);
  await page.goto('/app/my-annual-spending');
  await page.getByRole('link', { name: 'Import statements' }).click();
  const wrong = ['Colour;Size;Day', 'SHELL OIL;12,50;2025-03-01'];
  await page
    .locator(files)
    .setInputFiles([csvFile('card.csv', statement), csvFile('wrong.csv', wrong)]);

  const list = page.getByRole('list', { name: 'Files' });
  await expect(list).toContainText('5 lines read, 1 line could not be.');
  await page.getByText('1 line that could not be read').click();
  await expect(list).toContainText('Line 6: expected a date, found “99/99/2025”.');

  // Columns that have no name are given by hand.
  const form = page.getByRole('form', { name: 'Columns of wrong.csv' });
  await form.getByRole('button', { name: 'Read with these columns' }).click();
  await expect(form.getByRole('alert')).toContainText('Choose the column of the date.');
  await form.getByLabel('Date', { exact: true }).selectOption({ label: '3. Day' });
  await form.getByLabel('Description').selectOption({ label: '1. Colour' });
  await form.getByLabel('Amount').selectOption({ label: '2. Size' });
  await form.getByRole('button', { name: 'Read with these columns' }).click();
  await expect(list).toContainText('1 line read.');

  const merchants = page.getByRole('list', { name: 'Merchants by amount' });
  // A cell that is a formula is shown as text.
  await expect(merchants).toContainText('\'=HYPERLINK("http://x")');
  await page.getByRole('button', { name: 'Sub-category of XYZZY PLUGH LLC' }).click();
  await page.getByRole('combobox', { name: /^Search Sub-category of XYZZY/ }).fill('restaurants');
  await page.keyboard.press('Enter');
  await expect(merchants).not.toContainText('XYZZY');
  await page.getByRole('tab', { name: /Left out/ }).click();
  await expect(merchants).toContainText('A payment of the card, not spending.');
  await expectAccessibleInEveryLook(page);

  const result = page.getByRole('table', { name: 'Amounts a year' });
  await expect(result.getByRole('row', { name: /Gas stations/ })).toContainText('$213');
  await expect(result.getByRole('row', { name: /Restaurants/ })).toContainText('$250');
  await page.getByRole('button', { name: 'Create the profile' }).click();
  await expect(page.getByRole('radio', { name: /From my statements/ })).toBeChecked();

  // The next file of the same merchant is sorted at once.
  await page.getByRole('link', { name: 'Import statements' }).click();
  await page
    .locator(files)
    .setInputFiles(csvFile('next.csv', [header, '01/05/2026,XYZZY PLUGH LLC,,Sale,-20.00']));
  await page.getByRole('tab', { name: /^Sorted/ }).click();
  await expect(merchants.getByRole('listitem')).toContainText('You said so');
});

test('a hundred thousand lines are read beside the page', async ({ page }) => {
  await register(page);
  await page.goto('/app/my-annual-spending?view=import');
  await expect(page.getByRole('heading', { name: 'Import statements' })).toBeVisible();
  const lines = Array.from({ length: 100_000 }, (_, index) => {
    const day = String((index % 28) + 1).padStart(2, '0');
    return `${String((index % 12) + 1).padStart(2, '0')}/${day}/2025,SHELL OIL ${index},Gas,Sale,-1.00`;
  });
  // Read beside the page's own thread, which stays free to answer.
  await expect.poll(() => page.workers().length).toBe(1);
  await page.locator(files).setInputFiles(csvFile('year.csv', [header, ...lines]));
  await page.getByRole('link', { name: 'My spending' }).first().hover();
  await expect(page.getByText('100,000 lines read.')).toBeVisible({ timeout: 40_000 });
});
