import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expectAccessible } from './accessible.ts';
import { createAdmin } from './accounts.ts';
import { test as adminTest } from './admin.ts';
import { findCard, readEnv, signInOverRest } from './rest.ts';
import { enterAsNew } from './new-member.ts';
import { expect, test } from './test.ts';

const figuresSchema = z.object({
  cards: z.object({ all: z.number(), withEarningRules: z.number() }),
  signUps: z.array(z.object({ day: z.string(), count: z.number().nullable() })),
});

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(readEnv('E2E_DEMO_PASSWORD'));
  await page.locator('form').getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/app**');
}

// Tests use cards closed to new members, so that no figure of another test depends on them.

test('an admin changes a rate, sees what it does, saves it, and visitors see it', async ({
  page,
  browser,
}) => {
  const card = await findCard('amazon-business-amex');
  await signIn(page, 'admin@pointfolio.test');
  await page.goto(`/admin/credit-cards/${card.id}`);

  const rules = page.getByRole('region', { name: 'Earning rules of the card' });
  await rules.getByRole('button', { expanded: false }).filter({ hasText: 'Dining' }).click();
  await rules.getByLabel(/^Rate/).fill('9');
  const values = page.getByRole('table', { name: 'Value, later years' });
  await expect(values.getByText(/^\+\$/).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Public page' }).click();
  const preview = page.getByRole('region', { name: 'Preview of the public page' });
  await expect(preview.getByRole('table', { name: 'Today’s rates' })).toContainText('9%');
  await expectAccessible(page);

  // Typed text survives a reload, and its source is not requested twice.
  await expect(page.getByText('1 row changed.', { exact: false })).toBeVisible();
  await expect
    .poll(() => page.evaluate((id) => localStorage.getItem(`card-draft:${id}`) !== null, card.id))
    .toBe(true);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('was not saved. It is back.', { exact: false })).toBeVisible();

  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByRole('group', { name: /Where do these changes come from/ })).toBeVisible();
  await page.getByRole('button', { name: /They say so/ }).click();
  await expect(page.getByText('Card saved', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByRole('list', { name: 'Changes of the card' })).toContainText(
    'earning rule',
  );

  const visitor = await browser.newPage({ baseURL: process.env['E2E_WEB_URL'] ?? '' });
  await visitor.goto(`/credit-cards/${card.id}`);
  await expect(visitor.getByRole('table', { name: 'Today’s rates' })).toContainText('9%');
  await visitor.goto('/changes');
  const today = visitor.getByRole('region').filter({ hasText: 'Amazon Business' }).first();
  await expect(today.getByText(/^Rate: \d → 9$/u)).toBeVisible();
  await expectAccessible(visitor);
  await visitor.close();
});

adminTest(
  'an admin says what a card is made of and what a referral to it brings, and visitors read it @soak',
  async ({ page, browser, baseURL }) => {
    const card = await findCard('lowes-business-rewards-amex');
    await page.goto(`/admin/credit-cards/${card.id}`);
    await page.getByLabel('Material').selectOption('Metal');
    const offers = page.getByRole('region', { name: 'Sign-up bonuses of the card' });
    await offers.getByRole('button', { expanded: false }).first().click();
    await offers.getByRole('switch', { name: 'Current' }).check();
    await offers.getByLabel('Ends on').fill('');
    await offers.getByLabel('Points for a referral').fill('5000');
    await page.getByRole('button', { name: 'Save card' }).click();
    await expect(offers.getByText('Enter the page that says so.')).toBeVisible();
    await expect(offers.getByText('Enter the day on which it was read.')).toBeVisible();
    await expect(offers.getByText('Choose how sure this is.')).toBeVisible();

    await offers.getByLabel('Source of the referral').fill('https://issuer.example/refer');
    await offers.getByLabel('Referral checked on').fill('2026-11-01');
    await offers.getByLabel('Confidence in the referral').selectOption('High');
    await page.getByRole('tab', { name: 'Public page' }).click();
    const preview = page.getByRole('region', { name: 'Preview of the public page' });
    await expect(preview.getByRole('table', { name: 'Today’s offers' })).toContainText(
      'The person who refers you gets $50',
    );
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save card' }).click();
    await page.getByRole('button', { name: /They say so/ }).click();
    await expect(page.getByText('Card saved', { exact: true })).toBeVisible();

    const visitor = await browser.newPage({ baseURL: baseURL ?? '' });
    await visitor.goto(`/credit-cards/${card.id}`);
    const shown = visitor.getByRole('table', { name: 'Today’s offers' });
    await expect(shown).toContainText('The person who refers you gets $50');
    await expect(
      shown.getByRole('link', {
        name: `Source of ${card.name}: the referral, Nov 1, 2026`,
      }),
    ).toHaveAttribute('href', 'https://issuer.example/refer');
    await expect(
      visitor.getByText('Material', { exact: true }).locator('..').getByRole('definition'),
    ).toHaveText('Metal');
    await visitor.close();
  },
);

adminTest(
  'another admin’s edit arrives in an open card: what is typed stands, and both are offered @soak',
  async ({ page, browser, baseURL }) => {
    const card = await findCard('spark-miles-select');
    const context = await browser.newContext({
      storageState: await createAdmin(baseURL ?? '', 'Blair Admin'),
    });
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(`/admin/credit-cards/${card.id}`);
      await expect(tab.getByText('Live', { exact: true })).toBeAttached();
    }
    await page.getByLabel(/^Annual fee/).fill('99');
    await page.getByLabel('Website').fill('https://issuer.example/card');
    const rules = page.getByRole('region', { name: 'Earning rules of the card' });
    await rules.getByRole('button', { expanded: false }).first().click();
    await rules.getByLabel(/^Rate/).fill('7');

    const theirRules = other.getByRole('region', { name: 'Earning rules of the card' });
    await theirRules.getByRole('button', { expanded: false }).first().click();
    await theirRules.getByLabel(/^Rate/).fill('4');
    await other.getByLabel(/^Annual fee/).fill('123');
    await other.getByLabel('Product family').fill('venture-one-x');
    await other.getByRole('button', { name: 'Save card' }).click();
    await other.getByRole('button', { name: /They say so/ }).click();
    await expect(other.getByText('Card saved', { exact: true })).toBeVisible();

    const told = page.getByRole('alert', { name: 'Changed meanwhile' });
    await expect(told).toContainText('Somebody else changed this card in the meantime');
    const fees = told.getByRole('radiogroup', { name: /Annual fee/ });
    await expect(fees.getByLabel(/^Yours/)).not.toBeChecked();
    await expect(fees).toContainText(/Theirs: \$123.*Yours: \$99/s);
    await expect(page.getByLabel(/^Annual fee/)).toHaveValue('99');
    await expect(page.getByLabel('Website')).toHaveValue('https://issuer.example/card');
    await expect(rules.getByLabel(/^Rate/)).toHaveValue('7');
    await expectAccessible(page);

    await fees.getByLabel(/^Yours/).check();
    await told.getByRole('button', { name: 'Go on with this' }).click();
    await expect(page.getByLabel('Product family')).toHaveValue('venture-one-x');
    await expect(page.getByLabel(/^Annual fee/)).toHaveValue('99');
    await expect(rules.getByLabel(/^Rate/)).toHaveValue('4');
    // The other admin checked the source today.
    await page.getByRole('button', { name: 'Save card' }).click();
    await expect(page.getByText('Card saved', { exact: true })).toBeVisible();
    await expect(told).toHaveCount(0);

    // In untouched fields, the incoming change is merged.
    await expect(other.getByLabel('Website')).toHaveValue('https://issuer.example/card');
    await expect(other.getByLabel(/^Annual fee/)).toHaveValue('99');
    await expect(other.getByRole('alert', { name: 'Changed meanwhile' })).toHaveCount(0);
    await context.close();
  },
);

adminTest(
  'an admin without a live connection is told of another’s edit on saving @soak',
  async ({ page }) => {
    const card = await findCard('hawaiian-mastercard');
    await page.routeWebSocket(/realtime/, (socket) => void socket.close());
    await page.goto(`/admin/credit-cards/${card.id}`);
    await page.getByLabel('Website').fill('https://issuer.example/card');
    const other = await signInOverRest('admin@pointfolio.test');
    await other
      .from('credit_cards')
      .update({ product_family: 'venture-one-y' })
      .eq('id', card.id)
      .throwOnError();
    await page.getByLabel('Source URL').first().fill('https://issuer.example/terms');
    await page.getByRole('button', { name: 'Save card' }).click();
    const told = page.getByRole('alert', { name: 'Changed meanwhile' });
    await expect(told).toContainText('Somebody else changed this card in the meantime');
    await told.getByRole('button', { name: 'Go on with this' }).click();
    await page.getByRole('button', { name: 'Save card' }).click();
    await expect(page.getByText('Card saved', { exact: true })).toBeVisible();
    const { data } = await other
      .from('credit_cards')
      .select('website_url, product_family')
      .eq('id', card.id)
      .single()
      .throwOnError();
    expect(data).toEqual({
      website_url: 'https://issuer.example/card',
      product_family: 'venture-one-y',
    });
  },
);

test('a member reports a fact, an admin answers, the member reads the answer @soak', async ({
  page,
  browser,
}) => {
  const card = await findCard('venture-x');
  const context = await browser.newContext({ baseURL: process.env['E2E_WEB_URL'] ?? '' });
  const admin = await context.newPage();
  await signIn(admin, 'admin@pointfolio.test');
  await admin.goto('/admin/reports');
  await expect(admin.getByText('Live', { exact: true })).toBeAttached();

  await enterAsNew(page, `/credit-cards/${card.id}`);
  await page
    .getByRole('button', { name: `Report a mistake: ${card.name}: fees and terms` })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Report a mistake' });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Say what is wrong.')).toBeVisible();
  const problem = `The annual fee went up. ${crypto.randomUUID()}`;
  await dialog.getByLabel('What is wrong?').fill(problem);
  await dialog.getByLabel(/What is right/).fill('$425');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText(/^Thank you\./)).toBeVisible();

  // The report reaches the admin, and the answer reaches the member, without a reload.
  await page.goto('/app/my-profile');
  const mine = page.getByRole('list', { name: 'My reports' });
  await expect(mine).toContainText('Being looked at');
  await expect(page.getByText('Live', { exact: true })).toBeAttached();
  const report = admin.getByRole('listitem').filter({ hasText: problem });
  await expect(report).toContainText('$425');
  await expect(report.getByRole('link', { name: 'Edit the fact' })).toHaveAttribute(
    'href',
    `/admin/credit-cards/${card.id}`,
  );
  await report.getByRole('button', { name: 'Decline' }).click();
  await expect(report.getByText('Say why nothing was changed.')).toBeVisible();
  await report.getByLabel('Answer to the member').fill('It is $395 in the terms of today.');
  await report.getByRole('button', { name: 'Decline' }).click();
  await expect(report).toBeHidden();
  await expect(mine).toContainText('Not changed');
  await expect(mine).toContainText('It is $395 in the terms of today.');

  // Text typed while another admin answers is not lost, and does not overwrite the other answer.
  const other = await signInOverRest('admin@pointfolio.test');
  const newest = other
    .from('fact_reports')
    .select('id, problem')
    .eq('status', 'declined')
    .order('created_at', { ascending: false });
  const { data: reports } = await newest.limit(50).throwOnError();
  const { id } = reports.find((each) => each.problem === problem) ?? { id: '' };
  const answer = (status: 'open' | 'corrected', words: string | null) =>
    other
      .from('fact_reports')
      .update({ status, answer: words })
      .eq('id', id)
      .select('id')
      .single()
      .throwOnError();
  await answer('open', null);
  const words = report.getByLabel('Answer to the member');
  await words.fill('Typed meanwhile.');
  await answer('corrected', 'It is $425 since May.');
  const notice = report.getByRole('alert');
  await expect(notice).toContainText('Somebody else answered this in the meantime');
  await expect(words).toHaveValue('Typed meanwhile.');
  await expect(mine).toContainText('It is $425 since May.');
  await notice.getByRole('button', { name: 'Discard what I typed' }).click();
  await expect(report).toBeHidden();

  await context.close();
});

test('an admin sees figures of the website @soak', async ({ page: admin }) => {
  await signIn(admin, 'admin@pointfolio.test');
  // The figures are compared with the page's own answer, because other tests register members meanwhile.
  const answered = admin.waitForResponse(/rpc\/compute_website_statistics/);
  await admin.goto('/admin/website-statistics');
  await expect(admin.getByRole('button', { name: 'Compute again' })).toBeVisible();
  await expect(admin.getByRole('heading', { name: 'Website statistics' })).toBeVisible();
  const figures = figuresSchema.parse(await (await answered).json());
  await expect(admin.getByText('With earning rules').locator('..')).toContainText(
    `${figures.cards.withEarningRules} of ${figures.cards.all}`,
  );
  // The counts depend on earlier tests; numbers below five are not exact.
  const counts = figures.signUps.map(({ count }) => count);
  expect(counts.some((count) => count !== 0)).toBe(true);
  const newest = counts.findLast((count) => count !== 0);
  await expect(admin.getByRole('table', { name: 'Sign-ups' })).toContainText(
    newest === null || newest === undefined ? '1 to 4' : /, \d{4}(?:[5-9]|\d\d+) sign-ups/,
  );
  await expectAccessible(admin);
});

test('a visitor reports a fact without an account, and an admin reads it @soak', async ({
  page,
  browser,
}) => {
  const card = await findCard('venture-x');
  await page.goto(`/credit-cards/${card.id}`);
  await page.getByRole('button', { name: /^Report a mistake: .*fees and terms/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Report a mistake' });
  const problem = `The annual fee went down. ${crypto.randomUUID()}`;
  await dialog.getByLabel('What is wrong?').fill(problem);
  await dialog.getByLabel(/^Your email/).fill('nobody@nowhere');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText(/^Enter an address such as/)).toBeVisible();
  await dialog.getByLabel(/^Your email/).fill('visitor@pointfolio.test');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText(/^Thank you\./)).toBeVisible();

  const context = await browser.newContext({ baseURL: process.env['E2E_WEB_URL'] ?? '' });
  const admin = await context.newPage();
  await signIn(admin, 'admin@pointfolio.test');
  await admin.goto('/admin/reports');
  const report = admin.getByRole('listitem').filter({ hasText: problem });
  await expect(report).toContainText('by a visitor');
  await expect(report.getByRole('link', { name: 'visitor@pointfolio.test' })).toHaveAttribute(
    'href',
    /^mailto:visitor/,
  );
  await report.getByLabel('What became of it').fill('It is $395 in the terms of today.');
  await report.getByRole('button', { name: 'Decline' }).click();
  await expect(report).toBeHidden();
  await admin.goto('/admin/reports?box=closed');
  await expect(report).toBeVisible();
  await expect(report).not.toContainText('visitor@pointfolio.test');
});
