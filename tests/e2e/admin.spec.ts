import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createAdmin } from './accounts.ts';
import { test } from './admin.ts';
import { test as memberTest } from './member.ts';
import { readEnv, signInOverRest } from './rest.ts';
import { loseChanges, mishaps } from './spoil-network.ts';
import { expect, test as visitorTest } from './test.ts';
import { visit } from './visit.ts';

const unique = () => crypto.randomUUID().slice(0, 8);

async function addTip(page: Page, slug: string): Promise<void> {
  await page.goto('/admin/tips/new');
  await page.getByLabel('Title').fill(`Tip ${slug}`);
  await page.getByLabel('Slug').fill(slug);
  await page.getByRole('textbox', { name: 'Text' }).fill('A first wording.');
  await page.getByRole('button', { name: 'Add tip' }).click();
  await expect(page.getByRole('heading', { name: `Tip ${slug}` })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/tips\/\d+$/);
}

async function expectToast(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text, { exact: true })).toBeVisible();
}

/** Expects exactly this many search results, since “22 rows” contains “2 rows”. */
async function expectRows(page: Page, count: number): Promise<void> {
  const said = page.getByRole('status').filter({ hasText: new RegExp(`^${count} rows$`, 'u') });
  await expect(said).toBeVisible();
}

function importFile(page: Page, csv: string) {
  const file = { name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  return page.getByLabel('Choose a CSV file').setInputFiles(file);
}

test('an admin adds, changes, reverts, removes and restores a record', async ({ page }) => {
  const slug = `tip-${unique()}`;
  await page.goto('/admin/tips/new');
  await page.getByRole('button', { name: 'Add tip' }).click();
  await expect(page.getByText('Enter the title.')).toBeVisible();
  await addTip(page, slug);

  await page.getByRole('textbox', { name: 'Text' }).fill('A second wording.');
  await page.keyboard.press('Control+s');
  await expectToast(page, `Tip ${slug} saved`);
  await expect(page.getByRole('textbox', { name: 'Text' })).toBeFocused();

  await page.getByRole('link', { name: 'History' }).click();
  const changes = page.getByRole('list', { name: 'Changes' }).getByRole('listitem');
  await expect(changes).toHaveCount(2);
  await expect(changes.first()).toContainText('Alex Admin');
  await expect(changes.first()).toContainText(/A first wording.*A second wording/s);
  await changes.nth(1).getByRole('button', { name: 'Restore this version' }).click();
  await expect(changes).toHaveCount(3);
  await page.getByRole('link', { name: 'Record', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue('A first wording.');

  await page.getByRole('button', { name: 'Remove' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Nothing refers to it.');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page).toHaveURL(/\/admin\/tips$/);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await page.getByRole('searchbox').fill(slug);
  await expect(page.getByRole('link', { name: `Tip ${slug}` })).toBeVisible();
});

test('a changed fact is asked where it comes from', async ({ page }) => {
  await page.goto('/admin/spending-caps?q=amex-everyday-preferred-supermarkets');
  await page.getByRole('table').getByRole('link').first().click();
  const amount = page.getByRole('textbox', { name: 'Amount', exact: true });
  await amount.fill('7,000');
  await page.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('group', { name: 'Where does this come from?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'It says so: checked today' }).click();
  await expect(page.getByText(/saved$/).first()).toBeVisible();
  await page.reload();
  await expect(amount).toHaveValue('7000');
});

test('a file with a bad line writes nothing; mended, it is imported', async ({ page }) => {
  const slug = unique();
  const csv = (position: string) =>
    `title,slug,body,position\nOne ${slug},one-${slug},Text,1\nTwo ${slug},two-${slug},Text,${position}\n`;
  await page.goto('/admin/tips/import');
  await importFile(page, csv('second'));
  await expect(page.getByRole('alert')).toContainText('Line 3, Position: Enter a whole number.');
  await expect(page.getByRole('button', { name: /^Import/ })).toHaveCount(0);

  // An error only the database can find names its line as well.
  await importFile(page, csv('2').replace(`two-${slug}`, `one-${slug}`));
  await expect(page.getByRole('alert')).toContainText('Line 3, Slug: There is already a tip');

  await importFile(page, csv('2'));
  await expect(page.getByText('rows.csv: 2 new rows')).toBeVisible();
  await page.getByRole('button', { name: 'Import 2 lines' }).click();
  await expectToast(page, '2 lines imported');
  await page.getByRole('searchbox').fill(slug);
  await expectRows(page, 2);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  const file = await readFile(await download.path(), 'utf8');
  expect(file.split('\r\n')).toHaveLength(4);
  expect(file).toContain(`two-${slug}`);
});

test('a field of several rows is set at once, after a preview @soak', async ({ page }) => {
  const slug = unique();
  await page.goto('/admin/tips/import');
  await importFile(page, `title,slug,body\nA ${slug},a-${slug},Text\nB ${slug},b-${slug},Text\n`);
  await page.getByRole('button', { name: 'Import 2 lines' }).click();
  await page.getByRole('searchbox').fill(slug);
  await expectRows(page, 2);
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).click();
  await page.getByRole('button', { name: 'Set a field' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Field', { exact: true }).selectOption('Position');
  await dialog.getByLabel(/^Position/).fill('41');
  await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText(
    '2 rows would change',
  );
  await dialog.getByRole('button', { name: 'Change 2 rows' }).click();
  await expectToast(page, '2 rows changed');
  await expect(page.getByRole('cell', { name: '41', exact: true })).toHaveCount(2);

  // A removal of many rows is undone at once.
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove 2 rows' }).click();
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByRole('cell', { name: '41', exact: true })).toHaveCount(2);
});

test('input for several rows stays while another admin changes and removes them @soak', async ({
  page,
}) => {
  const other = await signInOverRest('admin@pointfolio.test');
  const slug = unique();
  await page.goto('/admin/tips/import');
  await importFile(page, `title,slug,body\nA ${slug},a-${slug},Text\nB ${slug},b-${slug},Text\n`);
  await page.getByRole('button', { name: 'Import 2 lines' }).click();
  await page.getByRole('searchbox').fill(slug);
  await expectRows(page, 2);
  await expect(page.getByText('Live', { exact: true })).toBeAttached();
  const dialog = page.getByRole('dialog');
  const setPosition = async (position: string) => {
    await page.getByRole('checkbox', { name: 'Select all rows of this page' }).click();
    await page.getByRole('button', { name: 'Set a field' }).click();
    await dialog.getByLabel('Field', { exact: true }).selectOption('Position');
    await dialog.getByLabel(/^Position/).fill(position);
  };
  const links = page.getByRole('table', { includeHidden: true, name: 'Tips' }).locator('a');
  await setPosition('41');
  const tips = () => other.from('tips');
  await tips().update({ body: 'Another text' }).eq('slug', `a-${slug}`).throwOnError();
  await tips().delete().eq('slug', `b-${slug}`).throwOnError();
  await expect(links).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Change 2 rows' }).click();
  await expect(dialog.getByRole('alert')).toContainText(`B ${slug}: Somebody else changed`);
  await dialog.getByRole('button', { name: 'Leave 1 row out' }).click();
  await expect(dialog.getByLabel(/^Position/)).toHaveValue('41');
  await dialog.getByRole('button', { name: 'Change 1 row' }).click();
  await expectToast(page, '1 row changed');
  const { data: kept } = await tips()
    .select('position, body')
    .eq('slug', `a-${slug}`)
    .single()
    .throwOnError();
  expect(kept).toEqual({ position: 41, body: 'Another text' });

  // Works for the last row of the list too.
  await setPosition('42');
  await tips().delete().eq('slug', `a-${slug}`).throwOnError();
  await expect(page.getByText('Nothing matches')).toBeAttached();
  await expect(dialog.getByLabel(/^Position/)).toHaveValue('42');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Choose none' }).click();
});

test.describe('on a network that loses answers', () => {
  test.use({ expectedErrors: [/^Failed to load resource|could not be saved|^HttpError/u] });

  test('an admin sees a lost answer and a failed list, and repeats both without harm @soak', async ({
    page,
  }) => {
    // Number of tries of a request before its failure is shown.
    const attempts = 3;
    const slug = `lost-${unique()}`;
    const other = await signInOverRest('admin@pointfolio.test');
    await page.goto('/admin/tips/new');
    await page.getByLabel('Title').fill(`Tip ${slug}`);
    await page.getByLabel('Slug').fill(slug);
    await page.getByRole('textbox', { name: 'Text' }).fill('A first wording.');
    await loseChanges(page, '**/rest/v1/rpc/answer_once*', attempts);
    await page.getByRole('button', { name: 'Add tip' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page.getByLabel('Slug')).toHaveValue(slug);
    await page.getByRole('button', { name: 'Add tip' }).click();
    // The address changes before the record's form appears.
    await expect(page.getByRole('heading', { name: `Tip ${slug}` })).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/tips\/\d+$/);
    const { data: added } = await other.from('tips').select('id').eq('slug', slug).throwOnError();
    expect(added).toHaveLength(1);

    await page.getByRole('textbox', { name: 'Text' }).fill('A second wording.');
    await loseChanges(page, '**/rest/v1/tips*', attempts);
    const save = page.getByRole('button', { name: 'Save' });
    await save.click();
    // Every answer is lost, but the change comes back live, and the form takes it as saved.
    await expectToast(page, `Tip ${slug} saved`);
    await expect(save).toBeEnabled();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await save.click();
    const [id = { id: 0 }] = added;
    const { data: changes } = await other
      .from('reference_changes')
      .select('operation')
      .eq('table_name', 'tips')
      .eq('record_id', id.id)
      .order('id')
      .throwOnError();
    expect(changes.map(({ operation }) => operation)).toEqual(['INSERT', 'UPDATE']);

    await page.route('**/rest/v1/rpc/find_reference_rows*', mishaps.broken);
    await page.goto('/admin/alliances');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.unroute('**/rest/v1/rpc/find_reference_rows*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('table', { name: 'Alliances' })).toBeVisible();
  });
});

test('an address that makes no sense leads to the screen as it is at first, or to “not found” @soak', async ({
  page,
}) => {
  const rows = (text: RegExp) => page.getByRole('status').filter({ hasText: text });
  await page.goto('/admin?kind=nope');
  await expect(page.getByRole('navigation', { name: 'What needs attention' })).toBeVisible();
  await visit(page, '/admin/reports?box=nope');
  await expect(page.getByRole('link', { name: 'Open', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  for (const search of ['page=-1', 'page=1e12', 'q=%00', 'sort=a;b', 'where=foo:1,bar']) {
    await visit(page, `/admin/alliances?${search}`);
    await expect(rows(/^[1-9]\d* rows?$/), search).toBeVisible();
    await expect(page.getByRole('table', { name: 'Alliances' }), search).toBeVisible();
  }
  await visit(page, '/admin/companies?where=alliance_id:abc');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await visit(page, '/admin/category-points/new?given=credit_card_id:abc,foo:bar');
  await page.getByRole('button', { name: 'Add earning rule' }).click();
  await expect(page.getByRole('heading', { name: 'New earning rule' })).toBeVisible();
  for (const path of [
    'credit-cards/-5',
    'credit-cards/99999999999999999999',
    'tips/1.5',
    'nope/1',
  ]) {
    await visit(page, `/admin/${path}`);
    await expect(page.getByText('404'), path).toBeVisible();
  }
});

test('an edit of another admin comes into a list; unsaved changes are not left by mistake @soak', async ({
  page,
}) => {
  const other = await signInOverRest('admin@pointfolio.test');
  await page.goto('/admin/companies?q=delta+air&sort=name');
  const table = page.getByRole('table', { name: 'Companies' });
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(page.getByText('Live', { exact: true })).toBeAttached();
  const rename = (name: string) =>
    other
      .from('companies')
      .update({ name })
      .eq('slug', 'delta')
      .select('id')
      .single()
      .throwOnError();
  await rename('Delta Air Lines of the World');
  await expect(table).toContainText('Delta Air Lines of the World');
  // A row that no longer matches the search disappears.
  await rename('Delta Lines');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await rename('Delta Air Lines');
  await expect(table.getByRole('row')).toHaveCount(2);

  await table.getByRole('link', { name: 'Delta Air Lines' }).click();
  await page.getByLabel('Name').fill('Never saved');
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('link', { name: 'Record', exact: true }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Never saved');
  const [question] = await Promise.all([
    page.waitForEvent('dialog'),
    page.close({ runBeforeUnload: true }),
  ]);
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  const leave = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await page.getByRole('main').getByRole('link', { name: 'Companies' }).click();
  await leave.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Never saved');
  // Back over the history to the record, then out of it.
  await page.goBack();
  await page.goBack();
  await expect(page.getByLabel('Name')).toHaveValue('Never saved');
  await page.goBack();
  await leave.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(table).toBeVisible();
});

test('the second of two admins editing one record chooses between both versions @soak', async ({
  page,
  browser,
  baseURL,
}) => {
  const slug = `shared-${unique()}`;
  await addTip(page, slug);
  const context = await browser.newContext({
    storageState: await createAdmin(baseURL ?? '', 'Blair Admin'),
  });
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByText('Live', { exact: true })).toBeAttached();
  await other.getByRole('textbox', { name: 'Text' }).fill('Theirs.');
  await page.getByRole('textbox', { name: 'Text' }).fill('Mine.');
  await other.getByLabel('Position').fill('7');
  await other.getByRole('button', { name: 'Save' }).click();
  await expectToast(other, `Tip ${slug} saved`);
  await context.close();

  const notice = page.getByRole('region', { name: 'Changed elsewhere' });
  await expect(notice).toContainText('Theirs.');
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue('Mine.');
  await expect(page.getByLabel('Position')).toHaveValue('7');
  await notice.getByRole('button', { name: 'Keep mine: Text' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, `Tip ${slug} saved`);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue('Mine.');
  await expect(page.getByLabel('Position')).toHaveValue('7');
  await page.getByRole('link', { name: 'History' }).click();
  const changes = page.getByRole('list', { name: 'Changes' }).getByRole('listitem');
  await expect(changes.first()).toContainText('Alex Admin');
  await expect(changes.nth(1)).toContainText('Blair Admin');
});

memberTest.describe('a member', () => {
  memberTest.use({ expectedErrors: [/ForbiddenError|may not open/] });

  memberTest('gets 403, and neither code nor data of the admin area', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    for (const path of [
      '/admin',
      '/admin/tips',
      '/admin/reports',
      '/admin/website-statistics',
      '/admin/credit-cards/1',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Forbidden' })).toBeVisible();
      await expect(page.getByText('403')).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Administration' })).toHaveCount(0);
    }
    expect(requests.some((url) => url.includes('/assets/'))).toBe(true);
    expect(
      requests.filter((url) => /registry|record-form|_resource|reference_changes/.test(url)),
    ).toEqual([]);
    await page.goto('/app');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Administration' })).toHaveCount(0);
  });
});

visitorTest(
  'a visitor is asked to sign in, and an admin then stands where they wanted @soak',
  async ({ page }) => {
    await page.goto('/admin/tips?q=chase');
    await expect(page).toHaveURL(/\/login$/);
    await page.getByLabel('Email address').fill('admin@pointfolio.test');
    await page.getByLabel('Password', { exact: true }).fill(readEnv('E2E_DEMO_PASSWORD'));
    await page.locator('form').getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/tips\?q=chase$/);
    await expect(page.getByRole('heading', { name: 'Tips' })).toBeVisible();
  },
);
