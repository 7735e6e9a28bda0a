import type { Browser } from '@playwright/test';
import { test } from './admin.ts';
import { expectHydrated } from './hydration.ts';
import { expect } from './test.ts';

test.use({ expectedErrors: [/it broke for good/] });

const isReport = (path: RegExp) => (response: { url: () => string }) =>
  path.test(new URL(response.url()).pathname);

/**
 * Triggers a policy violation in a browser that knows only `report-uri`, as Firefox and Safari do: the Reporting API
 * requires TLS endpoints, and waits a minute. Its console is not checked.
 */
async function breakPolicy(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  await page.route('**/reviews', async (route) => {
    const response = await route.fetch();
    const { 'reporting-endpoints': endpoints, ...headers } = response.headers();
    expect(endpoints).toMatch(/^reports="\/api\/reports\/violations\/[\da-z]+"$/);
    const policy = headers['content-security-policy']?.replace('; report-to reports', '') ?? '';
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
  });
  await page.goto('/reviews');
  const refused = page.waitForResponse(isReport(/^\/api\/reports\/violations\/[\da-z]+$/));
  await page.evaluate(() => fetch('https://elsewhere.test/x?token=1').catch(() => undefined));
  expect((await refused).status()).toBe(204);
  await page.close();
}

test('errors and speed of browsers reach an admin @soak', async ({ page, browser }) => {
  await page.addInitScript(() => {
    localStorage.setItem('pointfolio-consent', '"granted"');
    // One page in ten is measured: this one.
    Math.random = () => 0.01;
    // Before the app is there.
    if (!location.pathname.startsWith('/credit-cards')) return;
    document.addEventListener('DOMContentLoaded', () => {
      throw new TypeError('it broke for good, with $95 for “Ann”');
    });
  });
  const reported = page.waitForResponse(isReport(/^\/api\/reports$/));
  await page.goto('/credit-cards?q=secret');
  await expectHydrated(page);
  const answer = await reported;
  expect(answer.status()).toBe(204);
  // Digits alone may be part of the release's hash.
  expect(answer.request().postData()).toContain('it broke for good, with # for “…”');
  expect(answer.request().postData()).not.toMatch(/secret|\$|Ann/);
  // A signed-in session sends no cookie with a report.
  expect(await page.context().cookies()).not.toEqual([]);
  expect(await answer.request().headerValue('cookie')).toBeNull();

  await breakPolicy(browser);

  // A page reports its speed when it is left.
  await expect(async () => {
    await page.goto('/admin/website-statistics');
    const speed = page.getByRole('table', { name: 'Speed by page' });
    await expect(speed.getByRole('row', { name: /^\/credit-cards Desktop/ })).toContainText(
      /Good|Needs improvement|Poor/,
      { timeout: 3_000 },
    );
  }).toPass();
  const errors = page.getByRole('region', { name: 'Errors in browsers' });
  const ofRelease = errors.getByRole('table', { name: /^Errors of release [\da-z]+$/ });
  await expect(ofRelease).toHaveCount(1);
  await expect(ofRelease).toContainText('TypeError: it broke for good, with # for “…”');
  await expect(ofRelease).toContainText('connect-src refused https://elsewhere.test');
});
