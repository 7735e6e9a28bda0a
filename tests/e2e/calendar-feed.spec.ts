import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { test } from './member.ts';
import { expect } from './test.ts';

/** What is due by the names of its events. */
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

  // Shown once: whoever comes back makes a new one, by which the former one ends.
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

  // Calendars are signed in nowhere: who signs others out is told so, with the way to end it.
  const notice = page.getByText('Your calendar feed goes on when you sign out');
  await expect(notice).toBeVisible();
  await section.getByRole('button', { name: 'Withdraw the address' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw the address' }).click();
  await expect(section.getByRole('button', { name: 'Make an address' })).toBeVisible();
  await expect(notice).toHaveCount(0);
  expect((await request.get(renewed)).status()).toBe(404);
});
