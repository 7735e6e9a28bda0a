import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { test as memberTest } from './member.ts';
import { enterAsNew } from './new-member.ts';
import { expect } from './test.ts';

async function download(page: Page, button: string): Promise<string> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  return readFile(await (await waiting).path(), 'utf8');
}

async function choose(page: Page, text: string): Promise<void> {
  const file = { name: 'export.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.getByLabel('Choose an export…').setInputFiles(file);
}

/** Ids of rows that belong to the first account are replaced in the second; everything else is equal. */
function listLines(text: string): string[] {
  return text
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id')
    .replace(/"(exportedAt|checksum)": "[^"]*"/g, '')
    .split('\n')
    .map((line) => line.trim().replace(/,$/, ''))
    .toSorted();
}

memberTest(
  'everything is taken along, and brought into another account',
  async ({ page, browser }) => {
    await page.goto('/app/my-profile?page=data');
    const exported = await download(page, 'Export everything');
    await page.getByLabel('One table for a spreadsheet').selectOption('Cards');
    expect(await download(page, 'CSV')).toMatch(
      /^id,credit_card_id,credit_card,.*\r\n.*amex-gold/s,
    );

    const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
    const other = await context.newPage();
    await enterAsNew(other);
    await other.goto('/app/my-profile?page=data');

    // Refused whole, with the reason.
    await choose(other, exported.slice(0, -40));
    await expect(other.getByRole('alert')).toContainText('part of it is missing');
    await choose(other, exported.replace('"version": 1', '"version": 2'));
    await expect(other.getByRole('alert')).toContainText('newer version');
    await choose(other, exported.replace('Our household', 'Our hausehold'));
    await expect(other.getByRole('alert')).toContainText('damaged');

    await choose(other, exported);
    const dialog = other.getByRole('dialog', { name: 'Import your data' });
    await expect(dialog.getByRole('row', { name: /^Cards 7/ })).toBeVisible();
    await expectAccessible(other);
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(other.getByText('Your data was imported', { exact: true })).toBeVisible();

    // Rows are ordered by their ids, which are new here.
    expect(listLines(await download(other, 'Export everything'))).toEqual(listLines(exported));
    await other.goto('/app/my-cards');
    await expect(other.getByText('American Express Gold').first()).toBeVisible();
    await context.close();
  },
);
