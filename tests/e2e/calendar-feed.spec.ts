import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { test } from './member.ts';
import { openSteps } from './open-steps.ts';
import { saving } from './saving.ts';
import { expect } from './test.ts';
import { visit } from './visit.ts';

/** Lists due items by the names of their events. */
function listNames(calendar: string): string[] {
  return [...calendar.matchAll(/^UID:(.*)@/gm)].map(([, name = '']) => name).sort();
}

async function downloadFile(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Calendar file' }).click();
  return readFile(await (await download).path(), 'utf8');
}

test('a calendar follows the address that its member makes, until it is withdrawn', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/app/upcoming-fees');
  const onScreen = listNames((await downloadFile(page)).replaceAll('\r\n ', ''));
  for (const kind of ['annual-fee', 'refund-ends', 'benefit-lapses', 'activation-opens']) {
    expect(onScreen.some((name) => name.startsWith(`${kind}-`))).toBe(true);
  }
  await page.getByRole('link', { name: 'Subscribe' }).click();
  const section = page.getByLabel('Calendar feed', { exact: true });
  await expect(section).toBeInViewport();
  await section.getByRole('button', { name: 'Make an address' }).click();
  const field = section.getByRole('textbox', { name: 'Address for your calendar' });
  await expect(section.getByText('No calendar has read it yet.')).toBeVisible();
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);

  const address = await field.inputValue();
  await expect(section.getByRole('link', { name: 'Open in calendar app' })).toHaveAttribute(
    'href',
    address.replace(/^https?:/, 'webcal:'),
  );
  const read = async () => (await request.get(address)).status();
  const answer = await request.get(address);
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const text = (await answer.text()).replaceAll('\r\n ', '');
  expect(text).toContain('SUMMARY:Chase Sapphire Preferred: annual fee $95');
  expect(text).toContain('BEGIN:VALARM');
  expect(listNames(text)).toEqual(onScreen);

  // The address is shown once: a member who returns creates a new one, which ends the former.
  await page.reload();
  await expect(section.getByText('A calendar read it last on')).toBeVisible();
  await expect(field).toHaveCount(0);
  await section.getByRole('button', { name: 'Make a new address' }).click();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(field).toBeVisible();
  expect(await read()).toBe(404);
  const renewed = await field.inputValue();
  expect((await request.get(renewed)).status()).toBe(200);

  // Calendars are not signed in: signing out other devices tells the member so, and how to end the feed.
  const tabs = page.getByRole('navigation', { name: 'Pages of my profile' });
  await tabs.getByRole('link', { name: 'Data and security' }).click();
  const notice = page.getByText('Your calendar feed keeps working when you sign out');
  await expect(notice).toBeVisible();
  await tabs.getByRole('link', { name: 'Reminders and feed' }).click();
  await section.getByRole('button', { name: 'Withdraw the address' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw the address' }).click();
  await expect(section.getByRole('button', { name: 'Make an address' })).toBeVisible();
  expect((await request.get(renewed)).status()).toBe(404);
  await tabs.getByRole('link', { name: 'Data and security' }).click();
  await expect(page.getByRole('button', { name: 'Change my password' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('a plan that is kept has its days in the calendar, each until it is done @soak', async ({
  page,
  request,
}) => {
  test.slow();
  await page.goto('/app/my-profile#calendar-feed');
  const section = page.getByLabel('Calendar feed', { exact: true });
  await section.getByRole('button', { name: 'Make an address' }).click();
  const address = await section
    .getByRole('textbox', { name: 'Address for your calendar' })
    .inputValue();
  const readSteps = async () => {
    const text = (await (await request.get(address)).text()).replaceAll('\r\n ', '');
    return listNames(text).filter((name) => name.startsWith('plan-step-'));
  };
  expect(await readSteps()).toEqual([]);

  // So small a plan is the same every time.
  const proven = page.getByRole('status').filter({ hasText: /^Proven best/ });
  await visit(page, '/app/what-next?new=1&months=6');
  await expect(proven).toBeVisible({ timeout: 60_000 });
  const plan = page.getByRole('list', { name: 'The months of the plan' });
  await openSteps(page);
  const step = plan.getByRole('button', { name: /^I applied for it: / });
  const name = ((await step.getAttribute('aria-label')) ?? '').replace('I applied for it: ', '');
  await saving(page, '/rpc/keep_plan', () =>
    page.getByRole('button', { name: 'Save this plan' }).click(),
  );
  await expect(page.getByText(/^You saved this plan on .*: \d steps? to do\.$/)).toBeVisible();
  const kept = await readSteps();
  expect(kept.filter((each) => /^plan-step-apply-\d+-own$/.test(each))).toHaveLength(1);
  await expectAccessible(page);

  // The step appears among the screens' dates, with the same names, and in the file.
  await page.getByRole('main').getByRole('link', { name: 'Upcoming fees' }).click();
  await expect(page.getByText(`Open ${name}`, { exact: true })).toBeVisible();
  await expect(page.getByText('Planned step').first()).toBeVisible();
  const file = listNames((await downloadFile(page)).replaceAll('\r\n ', ''));
  expect(file.filter((each) => each.startsWith('plan-step-'))).toEqual(kept);

  // Home names it too.
  await visit(page, '/app');
  const next = page.getByRole('list', { name: 'Next fees and deadlines' });
  await expect(next.getByText(`Open ${name}`, { exact: true })).toBeVisible();

  // Another plan on the screen is recognized as different, and saved under the same names if it has the same steps.
  await visit(page, '/app/what-next?new=0&months=6');
  await expect(proven).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/^You saved another plan on /)).toBeVisible();
  await visit(page, '/app/what-next?new=1&months=6');
  await expect(proven).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/^You saved this plan on /)).toBeVisible();
  await saving(page, '/rpc/keep_plan', () =>
    page.getByRole('button', { name: 'Remove from my dates' }).click(),
  );
  expect(await readSteps()).toEqual([]);
  await saving(page, '/rpc/keep_plan', () => page.getByRole('button', { name: 'Undo' }).click());
  expect(await readSteps()).toEqual(kept);

  await openSteps(page);
  await saving(page, '/planned_steps', () => step.click());
  expect((await readSteps()).filter((each) => each.includes('-apply-'))).toEqual([]);
  await saving(page, '/planned_steps', () => page.getByRole('button', { name: 'Undo' }).click());
  await expect.poll(readSteps).toEqual(kept);
});
