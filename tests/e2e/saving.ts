import type { Page, Request } from '@playwright/test';
import { expect } from './test.ts';

const isChange = (request: Request, what: string) =>
  request.url().includes(what) && !['GET', 'OPTIONS'].includes(request.method());

/**
 * Changes something, and waits until the server has it: it shows at once, but leaving the page earlier would cancel
 * the request. `what` is a part of the request's address. Changes are sent one after another, so each earlier one
 * must be awaited as well.
 */
export async function saving(page: Page, what: string, change: () => Promise<void>): Promise<void> {
  const [request] = await Promise.all([
    page.waitForRequest((sent) => isChange(sent, what)),
    change(),
  ]);
  const answer = await request.response();
  expect(answer?.ok(), `${what} is saved`).toBe(true);
}
