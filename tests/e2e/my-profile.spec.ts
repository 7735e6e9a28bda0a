import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expectAccessibleState } from './every-look.ts';
import { test as memberTest } from './member.ts';
import { enterAsNew } from './new-member.ts';
import { signInOverRest } from './rest.ts';
import { saving } from './saving.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

const picture = readFileSync(fileURLToPath(new URL('../../docs/counter.png', import.meta.url)));

test('a picture is put up, taken down, and put back @soak', async ({ page }) => {
  await enterAsNew(page, '/app/my-profile');
  const account = page.getByRole('region', { name: 'Account' });
  const choose = account.locator('input[type=file]');
  const shown = account.getByRole('img');

  await choose.setInputFiles({
    name: 'notes.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  });
  await expect(page.getByText('This picture cannot be opened.', { exact: true })).toBeVisible();
  await expect(shown).toBeHidden();
  // On a phone the initials are beside the button, aligned with the fields below.
  await page.setViewportSize({ width: 360, height: 800 });
  const letters = await account.getByText('N', { exact: true }).boundingBox();
  const button = await account.getByText('Add a picture').boundingBox();
  const name = await account.getByRole('textbox', { name: 'Name' }).boundingBox();
  // The initials are centered in 48 pixels.
  expect(letters?.x).toBeLessThan((name?.x ?? 0) + 24);
  expect(button?.x).toBeGreaterThan((letters?.x ?? 0) + (letters?.width ?? 0));
  expect(button?.y).toBeLessThan((letters?.y ?? 0) + (letters?.height ?? 0));
  await page.setViewportSize({ width: 1280, height: 800 });

  await saving(page, 'rest/v1/members', () =>
    choose.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture }),
  );
  await expect(shown).toBeVisible();
  await page.reload();
  await expect(shown).toHaveAttribute('src', /(?:\/|%2F)avatars(?:\/|%2F).*\.webp/);
  // The center of the picture, redrawn as a square.
  const isSquare = () =>
    shown.evaluate(
      ({ naturalWidth, naturalHeight }: HTMLImageElement) =>
        naturalWidth > 0 && naturalWidth === naturalHeight,
    );
  await expect.poll(isSquare).toBe(true);

  await saving(page, 'rest/v1/members', () =>
    account.getByRole('button', { name: 'Remove' }).click(),
  );
  await expect(shown).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(shown).toHaveAttribute('src', /(?:\/|%2F)avatars(?:\/|%2F).*\.webp/);
});

test.describe('a folder that is full', () => {
  test.use({ expectedErrors: [/status of 400/] });

  test('pictures that were uploaded and never saved make room for a new one @soak', async ({
    page,
  }) => {
    const member = await signInOverRest(await enterAsNew(page), 'a long enough password');
    const { data } = await member.auth.getUser();
    const avatars = member.storage.from('avatars');
    const upload = (name: string) =>
      avatars.upload(`${data.user?.id ?? ''}/${name}.png`, picture, { contentType: 'image/png' });
    for (let n = 0; n < 10; n += 1) expect((await upload(String(n))).error).toBeNull();
    expect((await upload('one-more')).error).toMatchObject({ statusCode: '403' });

    await visit(page, '/app/my-profile');
    const account = page.getByRole('region', { name: 'Account' });
    const file = { name: 'me.png', mimeType: 'image/png', buffer: picture };
    await saving(page, 'rest/v1/members', () =>
      account.locator('input[type=file]').setInputFiles(file),
    );
    await expect(account.getByRole('img')).toHaveAttribute('src', /avatars(?:\/|%2F).*\.webp/);
    const files = () => member.rpc('list_member_files', { bucket: 'avatars' });
    await expect.poll(async () => (await files()).data).toHaveLength(1);
  });
});

test('preferences are set by keyboard, and count', async ({ page }) => {
  await enterAsNew(page, '/app/my-profile');
  const account = page.getByRole('region', { name: 'Account' });
  await account.getByLabel('Name').fill('Robin');
  await page.keyboard.press('Enter');
  await expect(account.getByRole('button', { name: 'Save name' })).toBeHidden();
  await account.getByLabel('Name').fill('');
  await page.keyboard.press('Enter');
  // Without a name the member is called by the user name.
  await expect(account.getByLabel('Name')).toHaveValue(/^new-/);
  await page.getByRole('button', { name: 'Change the order' }).press('Enter');
  await page.getByRole('button', { name: 'Move Dining down' }).press('Enter');
  const order = page.getByRole('region', { name: 'Which categories come first' });
  await expect(order.getByRole('status')).toContainText('Dining is number');

  // A railroad's points count for somebody who takes its trains.
  await visit(page, '/app/point-systems/amtrak-guest-rewards');
  const main = page.getByRole('main');
  await expect(main).toContainText('You do not use this program: no sign that you do.');
  await expect(main).not.toContainText('2.56¢ Default value');
  await saving(page, 'updateUsedPrograms', () =>
    page.getByRole('button', { name: 'I use Amtrak Guest Rewards' }).press('Enter'),
  );
  await expect(main.getByText('2.56¢').first()).toBeVisible();
  await expectAccessibleState(page);
  await visit(page, '/app/my-profile?page=values');
  const programs = page.getByRole('region', { name: 'Programs I use' });
  await expect(programs.getByRole('listitem')).toHaveText([/You use this program: your choice/]);
  await expectAccessibleState(page);
  await saving(page, 'updateUsedPrograms', () =>
    programs
      .getByRole('button', { name: 'Guess again whether I use Amtrak Guest Rewards' })
      .press('Enter'),
  );
  await expect(programs).toContainText('Nothing shows that you use any of them.');

  await page.getByRole('radio', { name: /Cash back/ }).press('Space');
  await page.getByRole('searchbox', { name: 'Search point systems' }).fill('ultimate');
  const own = page.getByRole('textbox', { name: /^Cash value of Ultimate Rewards/ });
  await own.fill('1.7');
  await saving(page, 'updateCustomPointSystemValues', () => page.keyboard.press('Tab'));
  await page.reload();
  await expect(page.getByRole('radio', { name: /Cash back/ })).toBeChecked();
  await visit(page, '/app/point-systems?q=ultimate');
  await expect(page.getByRole('main')).toContainText('1.7¢');
});

test('a page shows its own sections, a section leads to its page, and the way back is kept @soak', async ({
  page,
}) => {
  await enterAsNew(page, '/app/my-profile');
  const sections = page.getByRole('main').getByRole('heading', { level: 2 });
  const signingIn = page.getByRole('heading', { name: 'Signing in' });
  await expect(sections.first()).toHaveText('People');
  await expect(signingIn).toHaveCount(0);
  const pages = page.getByRole('navigation', { name: 'Pages of my profile' });
  for (const [name, first] of [
    ['Values', 'What you use points for'],
    ['Reminders and feed', 'Reminders'],
    ['Data and security', 'Signing in'],
  ] as const) {
    await pages.getByRole('link', { name }).press('Enter');
    await expect(sections.first()).toHaveText(first);
    await expect(page).toHaveTitle(`${name} · My profile · Pointfolio`);
    await expect(pages.locator('[aria-current=page]')).toHaveText(name);
  }
  await page.goBack();
  await expect(sections.first()).toHaveText('Reminders');
  await page.goBack();
  await expect(page).toHaveURL(/my-profile\?page=values$/);

  for (const [hash, title, address] of [
    ['people', 'People', /my-profile#people$/],
    ['what-i-have', 'What I have', /my-profile#what-i-have$/],
    ['point-values', 'What a point is worth to you', /\?page=values#point-values$/],
    ['calendar-feed', 'Calendar feed', /\?page=reminders#calendar-feed$/],
    ['signing-in', 'Signing in', /\?page=data#signing-in$/],
    ['authenticator-app', 'Authenticator app', /\?page=data#authenticator-app$/],
    ['your-data', 'Your data', /\?page=data#your-data$/],
    ['delete-account', 'Delete my account', /\?page=data#delete-account$/],
  ] as const) {
    await visit(page, '/app/my-profile?page=reminders');
    await page.evaluate((to) => {
      location.hash = to;
    }, hash);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeInViewport();
  }

  await page.setViewportSize({ width: 360, height: 800 });
  expect(await pages.evaluate((nav) => nav.scrollWidth - nav.clientWidth)).toBe(0);
  const box = await pages.getByRole('link', { name: 'Values' }).boundingBox();
  expect(box?.height, 'a finger’s height').toBeGreaterThanOrEqual(44);
});

memberTest(
  'programs that only spending shows are counted until they are asked for @soak',
  async ({ page }) => {
    await page.goto('/app/my-profile?page=values');
    const programs = page.getByRole('region', { name: 'Programs I use' });
    const note = programs.getByText(/^\d+ programs of companies that you pay .* count as used/);
    await expect(note).toBeVisible();
    const bySpending = programs.getByText(/your spending shows that you do/);
    await expect(bySpending).toHaveCount(0);
    await programs.getByRole('button', { name: /^Show all/ }).click();
    await expect(bySpending.first()).toBeVisible();
    await expect(note).toBeHidden();
  },
);

test('spending profiles are compared side by side, with their differences @soak', async ({
  page,
}) => {
  await enterAsNew(page, '/app/my-annual-spending?view=compare');
  await expect(page.getByText('There is no profile yet')).toBeVisible();
  await page.getByRole('link', { name: 'Go to my spending' }).click();
  const create = page.getByRole('button', { name: 'New profile' });
  await create.click();
  await page.getByRole('menuitem', { name: /\$/ }).first().click();
  await expect(page.getByRole('radio')).toHaveCount(1);
  await create.click();
  await page.getByRole('menuitem', { name: 'Start from scratch' }).click();
  await expect(page.getByRole('radio', { name: /My spending/ })).toBeChecked();

  await visit(page, '/app/my-annual-spending?view=compare');
  const table = page.getByRole('table', { name: 'Spending a year by profile' });
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(table.getByRole('row', { name: /All spending/ })).toContainText('−$');
  await page.getByRole('checkbox', { name: 'My spending' }).click();
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  await page.getByRole('link', { name: 'Differences' }).click();
  await expect(page.getByText('Nothing differs')).toBeVisible();
});

test('the privacy policy begins with what the member shares and allows, within the frame’s margins @soak', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await enterAsNew(page, '/app/privacy-policy');
  const settings = page.getByRole('region', { name: 'What you share and allow' });
  await expect(settings).toContainText(
    /Calendar feedYou have no calendar feed\..*HouseholdYou’re not in a household\..*Links to wallets and plansYou have shared no links\./u,
  );
  const left = async (name: string) =>
    (await page.getByRole('heading', { name, exact: true }).boundingBox())?.x;
  expect(await left('Privacy policy')).toBe(16);
  expect(await left('When you only browse')).toBe(16);
  await expectAccessibleState(page);
  await settings.getByRole('link', { name: 'Change Calendar feed' }).click();
  await expect(page.getByRole('region', { name: 'Calendar feed' })).toBeInViewport();
  await visit(page, '/app/terms-of-service');
  expect(await left('Terms of service')).toBe(16);
});
