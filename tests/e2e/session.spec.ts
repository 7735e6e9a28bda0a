import { register } from './new-member.ts';
import { expect, test } from './test.ts';

const mailUrl = process.env['E2E_MAIL_URL'] ?? '';

// The browser itself logs the refusals that these journeys provoke.
test.use({ expectedErrors: [/status of 4\d\d/] });

test('a forgotten password is replaced by mail, and the link works once', async ({
  page,
  context,
}) => {
  const email = `reset-${String(Date.now())}@pointfolio.test`;
  await page.goto('/register');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('the first password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/app$/);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.context().cookies()).toEqual([]);

  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('button', { name: 'Send the link' }).waitFor();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible();

  const mail = await context.newPage();
  await mail.goto(mailUrl);
  await mail.getByRole('row').filter({ hasText: email }).getByRole('link').click();
  const link = await mail
    .frameLocator('iframe')
    .getByRole('link', { name: /password/i })
    .getAttribute('href');
  const { pathname, search } = new URL(link ?? '');
  await page.goto(`${pathname}${search}`);
  await page.getByLabel('New password').fill('the second password');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page).toHaveURL(/\/app$/);

  await page.goto(`${pathname}${search}`);
  await expect(page.getByRole('alert')).toContainText('expired or was already used');
});

test('each refusal has its own sentence', async ({ page }) => {
  await page.goto('/login');
  const email = page.getByLabel('E-mail address');
  const password = page.getByLabel('Password', { exact: true });
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(email).toHaveAccessibleDescription('Enter your e-mail address.');

  await email.fill('member@pointfolio.test');
  await password.fill('not the password');
  await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('The e-mail address or the password is wrong.');

  await page.goto('/register');
  await email.fill('member@pointfolio.test');
  await password.fill('a long enough password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toContainText('There is already an account');
});

test('the session lives in cookies, and another tab learns of its end', async ({
  page,
  context,
}) => {
  await page.goto('/app/card-ranking');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('E-mail address').fill('member@pointfolio.test');
  await page.getByLabel('Password', { exact: true }).fill('pointfolio-demo');
  await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/app\/card-ranking/);

  const cookies = await context.cookies();
  expect(cookies.some(({ name }) => name.endsWith('-redirect-path'))).toBe(false);
  const session = cookies.filter(({ name }) => /-auth-token(\.\d)?$/.test(name));
  expect(session).not.toEqual([]);
  for (const { value, expires } of session) {
    expect(value.length).toBeLessThanOrEqual(3180);
    const days = (expires - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(399);
    expect(days).toBeLessThanOrEqual(400.1);
  }

  const other = await context.newPage();
  await other.goto('/app');
  await other.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login$/);
});

test('an account is deleted for good, and its owner stands on the home page', async ({ page }) => {
  const email = await register(page);
  await page.goto('/app/my-profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog');
  const remove = dialog.getByRole('button', { name: 'Delete for good' });
  await dialog.getByRole('textbox').fill('del');
  await expect(remove).toBeDisabled();
  await dialog.getByRole('textbox').fill('delete');
  await remove.click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await page.context().cookies()).toEqual([]);

  await page.goto('/login');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a long enough password');
  await page.locator('form').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('The e-mail address or the password is wrong.');
});

test.describe('a provider that fails at the end', () => {
  test.use({ expectedErrors: [/status of 500/] });

  test('is only logged: the device forgets the session all the same', async ({ page }) => {
    await register(page);
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.route('**/auth/v1/logout*', (route) =>
      route.fulfill({ status: 500, json: { code: 500, msg: 'down' } }),
    );
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.context().cookies()).toEqual([]);
    await expect
      .poll(() => warnings.join())
      .toContain('The session could not be ended at the provider.');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
