import type { Page } from '@playwright/test';
import { openApp } from '../../supabase/local/test-support/authenticator-app.ts';
import { expectAccessible } from './accessible.ts';
import { readMailPath } from './mail.ts';
import { enterAsNew } from './new-member.ts';
import { ageSessions, readEnv, signInOverRest } from './rest.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

// The browser itself logs the refusals that these journeys provoke.
test.use({
  device: 'new',
  expectedErrors: [/status of 4\d\d|You don’t have permission to open this page/],
});

const PASSWORD = 'a long enough password';
const CODE = 'Code from your authenticator app';

const readSection = (page: Page) => page.getByLabel('Authenticator app', { exact: true });

/** Reads the key on the profile and enters a first code. */
async function setUp(page: Page) {
  const section = readSection(page);
  await section.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await section.getByRole('button', { name: 'Go on' }).click();
  await expect(section.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = ((await section.locator('code').textContent()) ?? '').replaceAll(' ', '');
  const app = openApp(secret);
  await section.getByLabel(CODE).fill('12345');
  await section.getByRole('button', { name: 'Set it up' }).click();
  await expect(section.getByRole('alert')).toHaveText('Type the six digits that the app shows.');
  await expectAccessible(page);
  await section.getByLabel(CODE).fill(app.readCode());
  await section.getByRole('button', { name: 'Set it up' }).click();
  await expect(section.getByRole('heading', { name: 'My phone' })).toBeVisible();
  return app;
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
}

async function givePassword(page: Page, email: string) {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.locator('form').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
}

test('a member sets up an app, signs in with its code to where they wanted, and removes it by its code', async ({
  page,
}) => {
  test.slow();
  const email = await enterAsNew(page, '/app/my-profile?page=data');
  const elsewhere = await signInOverRest(email, PASSWORD);
  const app = await setUp(page);
  expect((await elsewhere.auth.refreshSession()).error).not.toBeNull();
  await page.reload();
  await expect(readSection(page).getByRole('heading', { name: 'My phone' })).toBeVisible();
  // Waits for the profile's late requests, which would be refused after the sign-out and log an error.
  await page.waitForLoadState('networkidle');
  await signOut(page);

  await page.goto('/app/my-wallets');
  await expect(page).toHaveURL(/\/login$/);
  await givePassword(page, email);
  await expectAccessible(page);
  // A reload or another page does not bypass it.
  await page.goto('/app/my-cards');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  const wrong = String((Number(app.readCode()) + 500_000) % 1_000_000).padStart(6, '0');
  await page.getByLabel(CODE).fill(wrong);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('alert')).toContainText('That code is wrong.');
  await page.getByLabel(CODE).fill(app.readCode());
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page).toHaveURL(/\/app\/my-cards$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // Without the app, the password is enough again.
  await visit(page, '/app/my-profile?page=data');
  const section = readSection(page);
  await section.getByRole('button', { name: 'Remove My phone' }).click();
  await section.getByLabel(CODE).fill(app.readCode());
  await section.getByRole('button', { name: 'Remove My phone' }).click();
  await expect(section.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await signOut(page);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.locator('form').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/app$/);
});

test('a forgotten password is not enough, and the app is asked before the account is deleted @soak', async ({
  page,
}) => {
  const email = await enterAsNew(page, '/app/my-profile?page=data');
  const app = await setUp(page);
  await signOut(page);
  await page.goto('/forgot-password');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: /link/i }).click();
  await page.getByRole('status').filter({ hasText: email }).waitFor();
  await page.goto(await readMailPath(email));
  await page.getByLabel(CODE).fill(app.readCode());
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByLabel('New password').fill('another long password');
  await page.locator('form').getByRole('button').last().click();
  await expect(page).toHaveURL(/\/app$/);

  await page.clock.install({ time: Date.now() + 11 * 60_000 });
  await page.goto('/app/my-profile?page=data');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').first().fill('delete');
  await dialog.getByLabel(CODE).fill('000000');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByRole('alert')).toContainText('That code is wrong.');
  await dialog.getByLabel(CODE).fill(app.readCode());
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(signInOverRest(email, 'another long password')).rejects.toMatchObject({
    code: 'invalid_credentials',
  });
});

test('a member with an app changes the password a day after the sign-in @soak', async ({
  page,
}) => {
  const email = await enterAsNew(page, '/app/my-profile?page=data');
  const app = await setUp(page);
  await ageSessions(email);
  await page.reload();
  const section = page.getByLabel('Signing in', { exact: true });
  const change = section.getByRole('button', { name: 'Change the password' });
  const present = section.getByLabel('Current password', { exact: true });
  await section.getByRole('button', { name: 'Change my password' }).click();
  await present.fill(PASSWORD);
  await section.getByLabel('New password', { exact: true }).fill('another long password');
  await change.click();
  await expect(section.getByText('Type the six digits that the app shows.')).toBeVisible();
  const wrong = String((Number(app.readCode()) + 500_000) % 1_000_000).padStart(6, '0');
  await section.getByLabel(CODE).fill(wrong);
  await change.click();
  await expect(section.getByText('That code is wrong.')).toBeVisible();
  // The current session is kept.
  await page.reload();
  await section.getByRole('button', { name: 'Change my password' }).click();
  await present.fill(PASSWORD);
  await section.getByLabel('New password', { exact: true }).fill('another long password');
  await section.getByLabel(CODE).fill(app.readCode());
  await change.click();
  await expect(page.getByText('Your password was changed', { exact: true })).toBeVisible();

  await expect(page.getByText('You are signed in nowhere else.')).toBeVisible();
  await page.reload();
  await expect(readSection(page).getByRole('heading', { name: 'My phone' })).toBeVisible();
  await expect(page.getByText('You are signed in nowhere else.')).toBeVisible();
  await expect(signInOverRest(email, PASSWORD)).rejects.toMatchObject({
    code: 'invalid_credentials',
  });
  await signInOverRest(email, 'another long password');
});

test('a day after the sign-in the app is asked before the address is changed and the account deleted @soak', async ({
  page,
}) => {
  test.slow();
  const email = await enterAsNew(page, '/app/my-profile?page=data');
  const app = await setUp(page);
  await ageSessions(email);
  // The page learns its session's age from the next token; until then it uses its clock.
  await page.clock.install({ time: Date.now() + 11 * 60_000 });
  await page.reload();
  const section = page.getByLabel('Signing in', { exact: true });
  await section.getByRole('button', { name: 'Change my email address' }).click();
  await section.getByLabel('New email address').fill(`new-${email}`);
  await section.getByLabel(CODE).fill(app.readCode());
  await section.getByRole('button', { name: 'Change the address' }).click();
  await expect(section.getByRole('status')).toContainText(`new-${email}`);
  await page.goto(await readMailPath(email));
  await page.getByRole('button', { name: 'Use the link' }).click();
  await expect(page.getByRole('heading', { name: 'One more email to open' })).toBeVisible();
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(page).toHaveURL(/\/app$/);
  await page.goto(await readMailPath(`new-${email}`));
  await page.getByRole('button', { name: 'Use the link' }).click();
  // A mailbox opens the account no more than a password does.
  await page.getByLabel(CODE).fill(app.readCode());
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByLabel('New password').fill('another long password');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page).toHaveURL(/\/app$/);

  await ageSessions(`new-${email}`);
  await page.clock.setSystemTime(Date.now() + 22 * 60_000);
  await page.goto('/app/my-profile?page=data');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').first().fill('delete');
  await dialog.getByLabel(CODE).fill(app.readCode());
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(signInOverRest(`new-${email}`, PASSWORD)).rejects.toMatchObject({
    code: 'invalid_credentials',
  });
});

test('an admin without an app has to set one up, and then gets in', async ({ page }) => {
  const email = await enterAsNew(page, '/app/my-profile?page=data');
  const granted = await fetch(`${readEnv('VITE_SUPABASE_URL')}/local/v1/admin-grants`, {
    method: 'POST',
    headers: { apikey: readEnv('E2E_SECRET_KEY') },
    body: JSON.stringify({ email, admin: true, needsSecondFactor: true }),
  });
  expect(await granted.json()).toEqual({ kind: 'done' });
  await signOut(page);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.locator('form').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/app$/);
  await page.goto('/admin/tips');
  await expect(page.getByText('sign in with an authenticator app')).toBeVisible();
  await page.getByRole('link', { name: 'Go to your profile' }).click();
  await setUp(page);
  await page.goto('/admin/tips');
  await expect(page.getByRole('heading', { name: 'Tips' })).toBeVisible();
});
