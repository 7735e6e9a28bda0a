import type { Page, Request } from '@playwright/test';
import { expect } from './test.ts';

const isChange = (request: Request, what: string) =>
  request.url().includes(what) && !['GET', 'OPTIONS'].includes(request.method());

/**
 * Changes something, and waits until the server has it: it shows at once, but a page that is left before would take the
 * change along. `what` is a part of the address that it is sent to. Changes are sent one after the other, so that each
 * that is made before must be waited for as well.
 */
export async function saving(page: Page, what: string, change: () => Promise<void>): Promise<void> {
  const [request] = await Promise.all([
    page.waitForRequest((sent) => isChange(sent, what)),
    change(),
  ]);
  const answer = await request.response();
  expect(answer?.ok(), `${what} is saved`).toBe(true);
}
