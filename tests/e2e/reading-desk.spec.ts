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
  // Counted before: the next page may be there at once.
  const count = (await facts.count()) - 1;
  await desk.getByLabel('Page that you read').press('Enter');
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
  await expect(page.getByRole('alert')).toContainText('No column in this file has card names.');
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

test('a figure that the watch saw stands beside the fact until it is confirmed @soak', async ({
  page,
}) => {
  const card = await findCard('bilt-obsidian');
  const seen = {
    ...{ id: '00000000-0000-4000-8000-0000000000aa', member_id: null, origin: 'watch' },
    ...{ table_name: 'credit_cards', record_id: card.id, subject: card.name, page_path: null },
    problem: 'Annual fee: the watch saw $95 → $150 on 2026-11-20.',
    ...{ suggested_value: null, source_url: 'https://issuer.test/card', reply_to: null },
    ...{ status: 'open', answer: null, answered_at: null, revision: 1 },
    created_at: '2026-11-20T12:00:00+00:00',
  };
  const closed: string[] = [];
  await page.route(/\/rest\/v1\/fact_reports\?/, async (route) => {
    const request = route.request();
    if (request.method() !== 'PATCH') return route.fulfill({ json: [seen] });
    closed.push(`${new URL(request.url()).search} ${request.postData()}`);
    return route.fulfill({ status: 204 });
  });
  await page.goto(`/admin/pages?card=${card.id}`);
  const desk = page.getByRole('form', { name: card.name });
  await expect(desk.getByText(seen.problem, { exact: true })).toBeVisible();
  await desk.getByLabel('Page that you read').fill('https://issuer.test/card');
  await desk.getByLabel('Page that you read').press('Enter');
  await expect(desk).toBeHidden();
  expect(closed).toEqual([expect.stringMatching(/000000aa.*declined/)]);
});

test('pages come in the order of how much answers depend on them, computed by the engine @soak', async ({
  page,
}) => {
  const card = await findCard('ink-plus');
  await page.goto(`/admin/pages?card=${card.id}`);
  const queue = page.getByRole('navigation', { name: 'Pages to read' });
  const said = /Reading this page may change (\d+) of (\d+) answers by up to \$[\d,]+\./;
  await expect(queue.getByText(said).first()).toBeVisible({ timeout: 60_000 });
  const [, changed, of] = said.exec((await queue.textContent()) ?? '') ?? [];
  expect(Number(changed)).toBeGreaterThan(0);
  expect(Number(of)).toBeGreaterThan(Number(changed));
  // A closed card that nobody may open: no answer depends on it, and none of those that matter least comes early.
  const desk = page.getByRole('form', { name: card.name });
  await expect(desk).toContainText(/Reading this page may change none of \d+ answers\./);
  await expect(queue.getByRole('listitem').first()).toContainText(said);
  await expectAccessible(page);
  // The next page is the one on which most depends.
  const first = await queue.getByRole('link').first().textContent();
  await desk.getByRole('link', { name: 'Skip' }).click();
  await expect(page.getByRole('form', { name: first ?? '' })).toContainText(
    /may change \d+ of .*most by/,
  );
});
