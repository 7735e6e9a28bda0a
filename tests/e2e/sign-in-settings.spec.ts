import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { readMailPath } from './mail.ts';
import { signInAsNew } from './new-member.ts';
import { signInOverRest } from './rest.ts';
import { expect, test } from './test.ts';

// The browser itself logs the refusals that these journeys provoke.
test.use({ device: 'new', expectedErrors: [/status of 4\d\d/] });

const PASSWORD = 'a long enough password';
const MINUTES = 60_000;

async function signInLongAgo(page: Page): Promise<string> {
  const email = await signInAsNew(page);
  await page.clock.install({ time: Date.now() + 11 * MINUTES });
  await page.goto('/app/my-profile?page=data');
  return email;
}

test('a password is changed by who knows it, and other devices are signed out', async ({
  page,
}) => {
  const email = await signInAsNew(page);
  const other = await signInOverRest(email, PASSWORD);
  await page.goto('/app/my-profile?page=data');
  const section = page.getByLabel('Signing in', { exact: true });
  await section.getByRole('button', { name: 'Change my password' }).click();
  const present = section.getByLabel('Current password', { exact: true });
  await present.fill('not the password');
  await section.getByLabel('New password', { exact: true }).fill('another long password');
  await expectAccessible(page);
  await section.getByRole('button', { name: 'Change the password' }).click();
  await expect(section.getByRole('alert')).toHaveText('This is not your current password.');
  await present.fill(PASSWORD);
  await section.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('Your password was changed', { exact: true })).toBeVisible();

  expect((await other.auth.refreshSession()).error).not.toBeNull();
  await expect(signInOverRest(email, PASSWORD)).rejects.toMatchObject({
    code: 'invalid_credentials',
  });
  await signInOverRest(email, 'another long password');
  await page.reload();
  await expect(page.getByText(email).first()).toBeVisible();
});

test('an address is changed by both mailboxes, and by who has shown that it is them @soak', async ({
  page,
}) => {
  const email = await signInLongAgo(page);
  const section = page.getByLabel('Signing in', { exact: true });
  await section.getByRole('button', { name: 'Change my email address' }).click();
  await section.getByLabel('New email address').fill(`new-${email}`);
  await section.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await section.getByRole('button', { name: 'Change the address' }).click();
  await expect(section.getByRole('status')).toContainText(`new-${email}`);

  await page.goto(await readMailPath(`new-${email}`));
  await page.getByRole('button', { name: 'Use the link' }).click();
  await expect(page.getByRole('heading', { name: 'One more email to open' })).toBeVisible();
  await expect(page.getByRole('status')).toContainText('to your other address');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(page).toHaveURL(/\/app$/);
  await signInOverRest(email, PASSWORD);
  // Sets the page's clock back to the server's time.
  await page.clock.setSystemTime(Date.now());
  await page.goto(await readMailPath(email));
  await page.getByRole('button', { name: 'Use the link' }).click();
  await expect(page.getByRole('heading', { name: 'Your address is changed' })).toBeVisible();
  await expectAccessible(page);
  await expect(signInOverRest(`new-${email}`, PASSWORD)).rejects.toThrow(
    'Invalid login credentials',
  );
  await page.getByLabel('New password').fill('another long password');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page).toHaveURL(/\/app$/);
  await page.goto('/app/my-profile?page=data');
  await expect(page.getByText(`new-${email}`).first()).toBeVisible();
  await signInOverRest(`new-${email}`, 'another long password');
});

test('who has no password comes back by a mailed link, and is not asked for one @soak', async ({
  page,
}) => {
  const email = await signInLongAgo(page);
  const section = page.getByLabel('Signing in', { exact: true });
  await section.getByRole('button', { name: 'Change my email address' }).click();
  await section.getByRole('button', { name: 'Email me a sign-in link' }).click();
  await expect(section.getByRole('status')).toContainText(email);
  // Sets the page's clock back to the server's time.
  await page.clock.setSystemTime(Date.now());
  await page.goto(await readMailPath(email));
  await page.getByRole('button', { name: 'Use the link' }).click();
  await expect(page).toHaveURL(/\/app\/my-profile\?page=data$/);
  await section.getByRole('button', { name: 'Change my email address' }).click();
  await expect(section.getByLabel('New email address')).toBeVisible();
  await expect(section.getByLabel('Current password', { exact: true })).toHaveCount(0);
});

test('an authenticator app is set up by who has shown that it is them @soak', async ({ page }) => {
  await signInLongAgo(page);
  const section = page.getByLabel('Authenticator app', { exact: true });
  await section.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const present = section.getByLabel('Current password', { exact: true });
  await present.fill('not the password');
  await section.getByRole('button', { name: 'Go on' }).click();
  await expect(section.getByRole('alert')).toHaveText('This is not your current password.');
  await expectAccessible(page);
  await present.fill(PASSWORD);
  await section.getByRole('button', { name: 'Go on' }).click();
  await expect(section.getByRole('img', { name: /QR code/ })).toBeVisible();
});

test('an account is deleted by who has shown that it is them @soak', async ({ page }) => {
  const email = await signInLongAgo(page);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog');
  const remove = dialog.getByRole('button', { name: 'Delete for good' });
  await dialog.getByLabel('Type “delete” to confirm').fill('delete');
  await expect(remove).toBeDisabled();
  const present = dialog.getByLabel('Current password', { exact: true });
  await present.fill('not the password');
  await remove.click();
  await expect(dialog.getByRole('alert')).toHaveText('This is not your current password.');
  await signInOverRest(email, PASSWORD);
  await present.fill(PASSWORD);
  await remove.click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(signInOverRest(email, PASSWORD)).rejects.toMatchObject({
    code: 'invalid_credentials',
  });
});
