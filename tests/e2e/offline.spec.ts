import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expectAccessible } from './accessible.ts';
import { readDevice, waitForWrites } from './device-store.ts';
import { test as memberTest } from './member.ts';
import { signInAsNew, skipQuestions } from './new-member.ts';
import { pressEntry } from './press-entry.ts';
import { shiftClock } from './stand-on.ts';
import { expect, test } from './test.ts';

test.use({
  device: 'new',
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|NetworkError/],
});
memberTest.use({
  expectedErrors: [
    /ERR_INTERNET_DISCONNECTED|Failed to fetch|NetworkError|status of 404|dynamically imported/,
  ],
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const countKept = async (page: Page) =>
  z.array(z.unknown()).parse(JSON.parse(await readDevice(page, 'pointfolio-offline', 'members')))
    .length;

test('kept data opens without a network, and is wiped at an offline sign-out', async ({
  page,
  context,
}) => {
  test.slow();
  await signInAsNew(page);
  await page.goto('/app/card-ranking');
  await skipQuestions(page);
  await page.goto('/app/my-cards');
  await heading(page).waitFor();
  expect(await countKept(page)).toBe(0);

  await page.goto('/app/my-profile?page=data');
  await page.getByRole('switch', { name: 'Keep what I see on this device' }).click();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  for (const path of ['/app/my-cards', '/app/best-card', '/app/card-ranking']) {
    await page.goto(path);
    await heading(page).waitFor();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  }
  await waitForWrites(page);
  expect(await countKept(page)).toBe(1);

  // Half an hour later, on a train: stored data is due for a refresh, which has to wait.
  await shiftClock(page, 30 * 60_000);
  await context.setOffline(true);
  for (const path of ['/app/my-cards', '/app/best-card', '/app/card-ranking']) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByText('You are offline.')).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  }
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await countKept(page)).toBe(0);
  expect(await context.cookies()).toEqual([]);
});

memberTest(
  'an old tab after a release recovers with one reload, and keeps what was typed @soak',
  async ({ page }) => {
    await page.goto('/app/my-cards');
    const list = page.getByRole('list', { name: 'My cards' });
    await list
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Notes').fill('half a sen');
    await form.getByLabel('Status').selectOption('Closed');
    await form.getByLabel('Closed on').fill('2026-03-14');

    let isGone = true;
    let loads = 0;
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) return;
      loads += 1;
      isGone = false;
    });
    // Files of this tab's release, which are missing from now on.
    await page.route('**/assets/**', (route) =>
      isGone
        ? route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' })
        : route.continue(),
    );
    // The form covers the page: only the keyboard’s history or a script can leave it now.
    await page
      .getByRole('link', { name: 'My points', includeHidden: true })
      .first()
      .dispatchEvent('click');
    await expect(heading(page)).toHaveText('My points');
    await expect(page).toHaveURL(/\/app\/my-points/);
    expect(loads).toBe(1);

    await page.goBack();
    await expect(form).toContainText('What you typed is back');
    await expect(form.getByLabel('Notes')).toHaveValue('half a sen');
    await expect(form.getByLabel('Closed on')).toHaveValue('2026-03-14');
    expect(loads).toBe(1);
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Cancel' }).click();
    await pressEntry(page, 'My points');
    await expect(heading(page)).toHaveText('My points');
    await page.goBack();
    await expect(list).toBeVisible();
    await expect(form).toHaveCount(0);
  },
);
