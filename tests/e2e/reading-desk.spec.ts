import { expectAccessible } from './accessible.ts';
import { test } from './admin.ts';
import { findCard, signInOverRest } from './rest.ts';
import { expect } from './test.ts';

test('an admin reads an issuer’s page: one press confirms its facts, and Undo takes it back', async ({
  page,
}) => {
  const card = await findCard('ink-plus');
  await page.goto('/admin/pages');
  await expect(page.getByRole('navigation', { name: 'Pages to read' })).toContainText(/due/);
  await page.goto(`/admin/pages?card=${card.id}`);
  const desk = page.getByRole('form', { name: card.name });
  await expect(desk).toContainText('never checked');
  await desk.getByLabel('Page that you read').fill('https://issuer.test/card');
  const facts = desk.getByRole('radiogroup');
  const first = facts.first();
  await first.getByRole('radio', { name: 'Still so' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(first.getByRole('radio', { name: 'Can’t tell' })).toBeChecked();
  await expectAccessible(page);
  await desk.getByLabel('Page that you read').press('Enter');
  const count = (await facts.count()) - 1;
  const done = page.getByRole('status').filter({ hasText: `${count} facts checked` });
  await expect(done).toBeVisible();
  await expect(desk).toBeHidden();

  const admin = await signInOverRest('admin@pointfolio.test');
  const readPages = async () => {
    const { data } = await admin
      .from('category_points')
      .select('source_url')
      .eq('credit_card_id', card.id)
      .throwOnError();
    return new Set(data.map(({ source_url: url }) => String(url)));
  };
  expect(await readPages()).toEqual(new Set(['https://issuer.test/card']));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await readPages()).has('https://issuer.test/card')).toBe(false);
});

test('a file that says otherwise brings a card to the top of the pages to read @soak', async ({
  page,
}) => {
  const card = await findCard('bilt-obsidian');
  await page.goto('/admin/pages');
  await page.getByText('Compare with a file').click();
  const choose = (csv: string) =>
    page
      .getByLabel('Choose a CSV or JSON file')
      .setInputFiles({ name: 'survey.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await choose('a,b\n1,2\n');
  await expect(page.getByRole('alert')).toContainText('No column of this file names cards.');
  const header = 'Institution Name,Product Name,Annual Fee,Foreign Transaction Fees';
  await choose(`${header}\n,${card.name},$123.00,No\nOther Bank,Other,,No\n`);
  await expect(page.getByRole('list', { name: 'Differences' })).toContainText('$123 in the file');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Read these pages first' }).click();
  await expect(
    page.getByText('1 difference added to the pages to read', { exact: true }),
  ).toBeVisible();
  const queue = page.getByRole('navigation', { name: 'Pages to read' });
  await expect(queue.getByRole('listitem').first()).toContainText(card.name);

  // The page says that ours is right: one press closes the report, and the card leaves the top.
  await queue.getByRole('link', { name: card.name }).click();
  const desk = page.getByRole('form', { name: card.name });
  await expect(desk).toContainText('survey.csv: Annual fee differs from “$95”. Suggested: $123.');
  await desk.getByLabel('Page that you read').fill('https://issuer.test/card');
  await desk.getByLabel('Page that you read').press('Enter');
  await expect(desk).toBeHidden();
  await expect(queue.getByRole('listitem').first()).not.toContainText(card.name);
});
