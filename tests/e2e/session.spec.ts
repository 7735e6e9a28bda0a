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
