import { createNewcomer } from './accounts.ts';
import { readMailPath } from './mail.ts';
import { enterAsNew, finishAccount, register } from './new-member.ts';
import { readEnv, signInOverRest, signUpOverRest } from './rest.ts';
import { shiftClock } from './stand-on.ts';
import { expect, test } from './test.ts';

const mailUrl = process.env['E2E_MAIL_URL'] ?? '';

/** The stack does not know the address of the app under test. */
function pathOf(address: string | null): string {
  const { pathname, search, hash } = new URL(address ?? '');
  return `${pathname}${search}${hash}`;
}

// The browser itself logs the refusals that these journeys provoke.
test.use({ expectedErrors: [/status of 4\d\d/] });

test('a forgotten password is replaced by mail, and the link works once', async ({
  page,
  context,
}) => {
  const email = `reset-${String(Date.now())}@pointfolio.test`;
  await page.goto('/register');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('the first password');
  await page.getByRole('button', { name: 'Create account' }).click();
  // The mail is one click away, and its link signs in.
  const [mail] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Read it here' }).click(),
  ]);
  await mail.getByRole('row').filter({ hasText: email }).getByRole('link').click();
  const confirm = mail.frameLocator('iframe').getByRole('link', { name: 'Confirm my email' });
  await page.goto(pathOf(await confirm.getAttribute('href')));
  await finishAccount(page, 'the first password');
  await expect(page).toHaveURL(/\/app$/);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.context().cookies()).toEqual([]);

  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('button', { name: 'Send the link' }).waitFor();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible();

  await mail.goto(mailUrl);
  const reset = mail.getByRole('row', { name: `Reset your password ${email}` });
  await reset.getByRole('link').click();
  const link = await mail
    .frameLocator('iframe')
    .getByRole('link', { name: /password/i })
    .getAttribute('href');
  await page.goto(pathOf(link));
  await page.getByLabel('New password').fill('the second password');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page).toHaveURL(/\/app$/);

  await page.goto(pathOf(link));
  await page.getByRole('button', { name: 'Use the link' }).click();
  await expect(page.getByRole('alert')).toContainText('expired or was already used');
});

test('a stranger’s link signs no one in by itself, and takes nothing along', async ({
  page,
  context,
}) => {
  test.slow();
  const stranger = await createNewcomer();
  const strangers = await signInOverRest(stranger.email, stranger.password);
  const sendLink = async () => {
    const { error } = await strangers.auth.signInWithOtp({
      email: stranger.email,
      options: { shouldCreateUser: false },
    });
    expect(error).toBeNull();
    return readMailPath(stranger.email);
  };
  const email = await register(page);
  const mine = await signInOverRest(email, 'a long enough password');
  const countCards = async (client: typeof mine) =>
    (await client.from('member_cards').select('id').throwOnError()).data.length;

  const shown = await context.newPage();
  await shown.goto('/app/my-profile');
  await expect(shown.getByText(email).first()).toBeVisible();
  const waiting = await context.newPage();
  await waiting.goto('/app/my-cards');
  await waiting.getByRole('button', { name: 'Add a card' }).first().waitFor();

  await page.goto(await sendLink());
  await expect(page.getByRole('heading', { name: 'Use this link?' })).toBeVisible();
  await expect(page.getByText(`You are signed in as ${email}.`)).toBeVisible();
  await page.getByRole('link', { name: 'Stay signed in' }).click();
  await expect(page).toHaveURL(/\/app$/);
  await shown.reload();
  await expect(shown.getByText(email).first()).toBeVisible();

  // An offline tab has an unsent change.
  const network = await context.newCDPSession(waiting);
  const setOffline = (offline: boolean) =>
    network.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
  await setOffline(true);
  await waiting.getByRole('button', { name: 'Add a card' }).first().click();
  await waiting.getByRole('combobox').fill('chase sapphire preferred');
  await waiting.keyboard.press('Enter');
  await expect(waiting.getByText('1 change waits for the network')).toBeVisible();

  await page.goto(await sendLink());
  await page.getByRole('button', { name: 'Use the link' }).click();
  await expect(page).toHaveURL(/\/app$/);
  await expect(shown.getByText(stranger.email).first()).toBeVisible();
  await expect(shown.getByText(email)).toHaveCount(0);
  await setOffline(false);
  await waiting.goto('/app/my-cards');
  await expect(waiting.getByRole('button', { name: 'Add a card' }).first()).toBeVisible();
  await expect(waiting.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(waiting.getByRole('list', { name: 'My cards' })).toHaveCount(0);
  expect(await countCards(strangers)).toBe(0);
  expect(await countCards(mine)).toBe(0);
});

test('an address that names a failure is answered in our own words', async ({ page }) => {
  await page.goto('/confirm?error=x&error_code=Call+555-0100&error_description=Call+555-0100');
  await expect(page.getByRole('alert')).toHaveText('The provider refused the sign-in.');
  await expect(page.getByText('555')).toHaveCount(0);
});

test('each refusal has its own sentence', async ({ page }) => {
  await page.goto('/login');
  const email = page.getByLabel('Email address');
  const password = page.getByLabel('Password', { exact: true });
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(email).toHaveAccessibleDescription('Enter your email address.');

  await email.fill('member@pointfolio.test');
  await password.fill('not the password');
  await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('The email address or the password is wrong.');

  await page.goto('/register');
  await email.fill('member@pointfolio.test');
  await password.fill('a long enough password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toContainText('There is already an account');
});

test('the question for a password survives a reload, and no address alone asks it', async ({
  page,
}) => {
  const email = `asked-${crypto.randomUUID()}@pointfolio.test`;
  await signUpOverRest(email, 'a long enough password');
  await page.goto(await readMailPath(email));
  const title = page.getByRole('heading', { name: 'Your address is confirmed' });
  await expect(title).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  // Share and a look at the screen would hand the token on.
  expect(pathOf(page.url())).toBe('/confirm');
  await page.reload();
  await expect(title).toBeVisible();
  await finishAccount(page, 'a long enough password');
  await expect(page).toHaveURL(/\/app$/);
  await signInOverRest(email, 'a long enough password');
  for (const flow of ['signup', 'recovery', 'email_change']) {
    await page.goto(`/confirm?flow=${flow}`);
    await expect(page).toHaveURL(/\/app$/);
  }
});

test('an address that somebody else registered first belongs to the person who reads its mail @soak', async ({
  page,
}) => {
  const email = `first-${crypto.randomUUID()}@pointfolio.test`;
  const strangers = 'the password of a stranger';
  await signUpOverRest(email, strangers);
  await expect(async () => {
    await page.goto('/register');
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('my own password');
    await page.getByRole('button', { name: 'Create account' }).click();
    // Auth sends at most one mail per second.
    await page.getByRole('status').filter({ hasText: email }).waitFor({ timeout: 2_000 });
  }).toPass();
  await page.goto(await readMailPath(email));
  // Nor does it open the account before its owner has chosen another.
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  await expect(signInOverRest(email, strangers)).rejects.toThrow('Invalid login credentials');
  await finishAccount(page, 'my own password');
  await expect(page).toHaveURL(/\/app/);
  await signInOverRest(email, 'my own password');
});

for (const [what, planted] of [
  ['another site', '%2F%09%2Fevil.test'],
  ['nothing that can be decoded', '%E0%A4%A'],
] as const) {
  test(`a redirect cookie that names ${what} is ignored by the sign-in`, async ({
    page,
    context,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).hostname));
    await page.goto('/app/card-ranking');
    await expect(page).toHaveURL(/\/login$/);
    // The device belonged to another member, so the path is loaded in a new page.
    await page.evaluate(() => {
      localStorage.setItem('pointfolio-member', '"00000000-0000-4000-8000-000000000009"');
    });
    const kept = (await context.cookies()).find(({ name }) => name.endsWith('-redirect-path'));
    if (!kept) throw new Error('no redirect cookie was written');
    await context.addCookies([{ ...kept, value: planted }]);
    await page.getByLabel('Email address').fill('member@pointfolio.test');
    await page.getByLabel('Password', { exact: true }).fill(readEnv('E2E_DEMO_PASSWORD'));
    await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/app$/);
    expect(asked).not.toContain('evil.test');
  });
}

test('the session lives in cookies, and another tab learns of its end @soak', async ({
  page,
  context,
}) => {
  await page.goto('/app/card-ranking');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email address').fill('member@pointfolio.test');
  await page.getByLabel('Password', { exact: true }).fill(readEnv('E2E_DEMO_PASSWORD'));
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

test('a member sees where they are signed in, and signs the others out @soak', async ({ page }) => {
  const email = await register(page);
  const [first] = await Promise.all(
    [1, 2, 3].map(() => signInOverRest(email, 'a long enough password')),
  );
  await page.goto('/app/my-profile?page=data');
  const section = page.getByRole('region', { name: 'Where you are signed in' });
  const sessions = section.getByRole('listitem');
  await section.getByRole('button', { name: 'Show all 4' }).click();
  await expect(sessions).toHaveCount(4);
  await expect(sessions.first()).toContainText(/Chrome on Linux\s*This device/);
  await expect(sessions.first().getByRole('button')).toHaveCount(0);

  await section.getByRole('button', { name: 'Sign out An unknown device' }).first().click();
  await expect(sessions).toHaveCount(3);
  await section.getByRole('button', { name: 'Sign out everywhere else' }).press('Enter');
  await expect(section.getByText('You are signed in nowhere else.')).toBeVisible();
  await expect(sessions).toHaveCount(1);
  expect((await first?.auth.refreshSession())?.error).not.toBeNull();
  await page.reload();
  await expect(sessions).toHaveCount(1);
});

const HOUR = 3_600_000;
for (const [clock, shift] of [
  ['two hours ahead', 2 * HOUR],
  ['half an hour ahead', HOUR / 2],
  ['two hours behind', -2 * HOUR],
] as const) {
  test(`a device whose clock is ${clock} refreshes no token that is good @soak`, async ({
    page,
  }) => {
    await shiftClock(page, shift);
    const refreshes: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('grant_type=refresh_token')) refreshes.push(request.method());
    });
    const email = await register(page);
    for (const path of ['/app/my-cards', '/app/my-profile?page=data']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(refreshes).toEqual([]);

    // A recent sign-in also belongs to this device, and the next one replaces it.
    const section = page.getByLabel('Signing in', { exact: true });
    await section.getByRole('button', { name: 'Change my email address' }).click();
    await expect(section.getByLabel('New email address')).toBeVisible();
    await expect(section.getByLabel('Current password', { exact: true })).toHaveCount(0);
    await page.reload();
    await section.getByRole('button', { name: 'Change my password' }).click();
    await section.getByLabel('Current password', { exact: true }).fill('a long enough password');
    await section.getByLabel('New password', { exact: true }).fill('another long password');
    await section.getByRole('button', { name: 'Change the password' }).click();
    await expect(page.getByText('Your password was changed', { exact: true })).toBeVisible();
    refreshes.length = 0;
    await page.reload();
    await expect(page.getByText(email).first()).toBeVisible();
    await page.goto('/app/my-cards');
    await expect(page.getByRole('button', { name: 'Add a card' }).first()).toBeVisible();
    expect(refreshes).toEqual([]);
  });
}

test('an account is deleted for good, and its owner lands on the home page', async ({ page }) => {
  const email = await enterAsNew(page, '/app/my-profile?page=data');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog');
  const remove = dialog.getByRole('button', { name: 'Delete for good' });
  await dialog.getByRole('textbox').fill('del');
  await expect(remove).toBeDisabled();
  await dialog.getByRole('textbox').fill('delete');
  await remove.click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByText('Your account is deleted', { exact: true })).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);

  await page.goto('/login');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a long enough password');
  await page.locator('form').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('The email address or the password is wrong.');
});

test.describe('a provider that fails at the end', () => {
  test.use({ expectedErrors: [/status of 500/] });

  test('is only logged: the device forgets the session all the same @soak', async ({ page }) => {
    await enterAsNew(page);
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

test('a screen of members asks for a sign-in however its address is spelled', async ({ page }) => {
  for (const path of ['/APP/my-cards', '/%61pp/my-cards', '/Admin', '/app/my-cards/']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/login$/);
  }
  const member = await createNewcomer();
  await page.getByLabel('Email address').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.locator('form').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/app\/my-cards\/?$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My cards');
  await page.goto('/Confirm/');
  await expect(page).toHaveURL(/\/app$/);
});
