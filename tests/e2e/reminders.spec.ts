import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expectAccessible } from './accessible.ts';
import { test as memberTest } from './member.ts';
import { enterAsNew } from './new-member.ts';
import { deliverPush, doubleSubscription, startPushService } from './push-service.ts';
import { readEnv, signInOverRest } from './rest.ts';
import { saving } from './saving.ts';
import { expect, test } from './test.ts';

/** Password of `register`. */
const PASSWORD = 'a long enough password';

const pushShape = z.strictObject({
  title: z.string(),
  body: z.string(),
  tag: z.string(),
  path: z.string(),
});

const here = (page: Page) => page.getByRole('switch', { name: 'Remind me on this device' });

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
}

const listShown = (page: Page) =>
  page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    const shown = await Promise.all(registrations.map((each) => each.getNotifications()));
    return shown.flat().map(({ title, body, tag }) => ({ title, body, tag }));
  });

test('a device that is turned on gets a push, shows it and opens its page', async ({
  page,
  context,
}) => {
  const service = await startPushService(readEnv('E2E_PUSH_RELAY_URL'));
  await doubleSubscription(page, service.device);
  const email = await enterAsNew(page);
  let registrations = 0;
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().includes('register_push_device')) registrations += 1;
  });
  await page.goto('/app/reminders');
  await expect(page.getByText('No reminders yet.')).toBeVisible();
  await expect(here(page)).not.toBeChecked();
  await context.grantPermissions(['notifications']);
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.url().includes('register_push_device')),
    here(page).click(),
  ]);
  await expect(here(page)).toBeChecked();
  await expect(page.getByText('No reminders in the next 30 days.')).toBeVisible();
  expect(request.postDataJSON()).toEqual({ ...service.device, zone: expect.any(String) });

  // Sends a test through every stage of a reminder: the outbox, the function, its encryption and the push service.
  await saving(page, 'send_test_reminder', () =>
    page.getByRole('button', { name: 'Send a test push' }).click(),
  );
  await expect(page.getByText('The test is on its way', { exact: true })).toBeVisible();
  await expect.poll(() => service.texts.length).toBe(1);
  const [text = ''] = service.texts;
  const { path, ...told } = pushShape.parse(JSON.parse(text));
  expect(told.title).toBe('Your reminders arrive here');
  expect(path).toBe('/app/reminders');
  // A service may deliver twice: a message with the same tag is shown once.
  await deliverPush(page, text);
  await deliverPush(page, text);
  await expect.poll(() => listShown(page)).toEqual([told]);
  await page.goto('/app/upcoming-fees');

  // A test cannot press a system notification here: its event is created in the worker, which the browser does not
  // allow to focus a tab. The open tab navigates to the page anyway, without reloading.
  await page.evaluate(() => {
    document.body.dataset['isSame'] = 'true';
  });
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(`registration.getNotifications().then(([notification]) => {
    dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  })`);
  await expect(page).toHaveURL(/\/app\/reminders$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reminders');
  await expect(page.locator('body')).toHaveAttribute('data-is-same', 'true');
  expect(await listShown(page)).toEqual([]);

  await deliverPush(page, 'what nobody can read');
  await expect.poll(() => listShown(page)).toMatchObject([{ title: 'Pointfolio' }]);

  // A browser that renews its subscription on its own is registered again, and only then.
  expect(registrations).toBe(1);
  await page.evaluate(() => {
    localStorage.removeItem('doubled-subscription');
  });
  await saving(page, 'register_push_device', async () => {
    await page.reload();
  });
  expect(registrations).toBe(2);
  await signOut(page);
  const workers = await page.evaluate(() => navigator.serviceWorker.getRegistrations());
  expect(workers).toEqual([]);
  const elsewhere = await signInOverRest(email, PASSWORD);
  await expect
    .poll(async () => (await elsewhere.rpc('list_push_devices').throwOnError()).data)
    .toEqual([]);
  await service.stop();
});

test('a browser that blocks notifications says how that is undone @soak', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await enterAsNew(page);
  await page.goto('/app/reminders');
  await expect(page.getByText('Notifications are blocked')).toBeVisible();
  await expect(page.getByText('set Notifications to Allow')).toBeVisible();
  await expect(here(page)).toHaveCount(0);
});

memberTest(
  'a member’s preferences are kept, and shown in what would have been sent @soak',
  async ({ page, context }) => {
    const service = await startPushService(readEnv('E2E_PUSH_RELAY_URL'));
    await doubleSubscription(page, service.device);
    await context.grantPermissions(['notifications']);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto('/app/reminders');
    const list = page.getByRole('list', { name: 'What would have been sent' });
    const first = page.getByRole('switch', { name: 'Credits that expire by push' });
    await expect(list.getByText(/expires after/).first()).toBeVisible();
    // Nothing is switched on for a channel that is off.
    await expect(first).toBeDisabled();
    await expect(first).not.toBeChecked();
    await here(page).click();
    await expect(first).toBeChecked();
    await saving(page, 'reminder_preferences', () => first.click());
    await expect(list.getByText(/expires after/)).toHaveCount(0);
    await saving(page, 'reminder_preferences', async () => {
      await page.getByLabel('How often').selectOption('Every Monday');
    });
    const offersFrom = page.getByLabel('Card offers from');
    await expect(offersFrom).toHaveValue('500');
    await saving(page, 'reminder_preferences', async () => {
      await offersFrom.selectOption('$20');
    });
    await expect(list.getByText(/^What’s coming/).first()).toBeVisible();
    await expect(page.getByText(/^You’ll get \d+ reminders? in the next 30 days\.$/)).toBeVisible();
    await page.reload();
    await expect(first).not.toBeChecked();
    await expect(page.getByLabel('How often')).toHaveValue('weekly');
    await expect(offersFrom).toHaveValue('2000');
    await expectAccessible(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
    await service.stop();
  },
);
