import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from './every-look.ts';
import { test } from './member.ts';
import { saving } from './saving.ts';
import { expect } from './test.ts';

const whose = (page: Page) => page.getByRole('group', { name: 'Whose' });
const mine = (page: Page) => page.getByRole('region', { name: 'Your steps' });
const lane = (page: Page, name: string) =>
  page.getByRole('region', { name: `Steps of ${name}`, exact: true });

/** The search may still find a better plan, whose steps are others: until it is proven, or taken as it is. */
async function settle(page: Page): Promise<void> {
  const settled = page.getByRole('status').filter({ hasText: /^Proven best|^Stopped/ });
  const take = page.getByRole('button', { name: 'Take this plan' });
  await expect(async () => {
    if (await take.isVisible()) await take.click({ timeout: 2000 });
    await expect(settled).toBeVisible({ timeout: 2000 });
  }).toPass();
}

test('whoever keeps their own cards alone is offered no other plan', async ({ page }) => {
  await page.goto('/app/what-next?new=1');
  await expect(page.getByRole('list', { name: 'The months of the plan' })).toBeVisible();
  await expect(whose(page)).toHaveCount(0);
});

test('What next plans for two people', async ({ page }) => {
  test.slow();
  await page.goto('/app/my-profile#people');
  const form = page.getByRole('form', { name: 'Add a person' });
  await form.getByLabel('Name').fill('Alex');
  await saving(page, '/people', () => form.getByRole('button', { name: 'Add' }).click());

  // Each opens the card that the other may open as well, and one sum is of both.
  await page.goto('/app/what-next?new=2&months=12');
  const applicant = page.getByRole('main').getByLabel('Who applies');
  await expect(applicant).toBeVisible();
  await whose(page).getByRole('button', { name: 'Household' }).click();
  await expect(applicant).toHaveCount(0);
  await expect(lane(page, 'Alex')).toBeVisible();
  await settle(page);
  const total = page.getByRole('region', { name: 'The plan in a sentence' });
  await expect(total).toContainText(/^Open 2 cards/);
  await expect(page.getByRole('main')).toContainText(/count for each person alone/);
  const boxes = async () => {
    const [own, other] = await Promise.all([
      mine(page).boundingBox(),
      lane(page, 'Alex').boundingBox(),
    ]);
    if (!own || !other) throw new Error('both lanes are there');
    return { own, other };
  };
  await page.setViewportSize({ width: 1280, height: 900 });
  const wide = await boxes();
  expect(wide.other.x).toBeGreaterThan(wide.own.x + wide.own.width - 1);
  expect(wide.other.y).toBe(wide.own.y);
  await expectAccessibleInEveryLook(page);
  await page.setViewportSize({ width: 390, height: 900 });
  const narrow = await boxes();
  expect(narrow.other.x).toBe(narrow.own.x);
  expect(narrow.other.y).toBeGreaterThan(narrow.own.y + narrow.own.height - 1);

  // A step of Alex gives the card to Alex, and is taken back.
  const apply = lane(page, 'Alex').getByRole('button', { name: /^I applied for it: / });
  const name = ((await apply.first().getAttribute('aria-label')) ?? '').split(': ')[1] ?? '';
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/member_cards'),
  );
  await saving(page, '/bonus_trackers', () => apply.first().click());
  const person = /"person_id":"[0-9a-f-]{36}"/u;
  expect((await sent).postData()).toMatch(person);
  const told = page.getByText(`${name} added to your cards, with its bonus`, { exact: true });
  await expect(told).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await settle(page);
  await expect(
    lane(page, 'Alex').getByRole('button', { name: `I applied for it: ${name}` }),
  ).toBeVisible();

  // What is ruled out is so for both.
  await lane(page, 'Alex')
    .getByRole('button', { name: `Not this card: ${name}` })
    .click();
  await settle(page);
  await expect(page.getByRole('button', { name: `I applied for it: ${name}` })).toHaveCount(0);
  await page.getByRole('button', { name: `Allow ${name} again` }).click();
  await settle(page);

  // The choice stays while the tab is open, and leads back to one person's plan.
  await page.reload();
  await expect(lane(page, 'Alex')).toBeVisible();
  await whose(page).getByRole('button', { name: 'Me' }).click();
  await expect(page.getByRole('list', { name: 'The months of the plan' })).toBeVisible();
  await expect(lane(page, 'Alex')).toHaveCount(0);
  await expect(applicant).toBeVisible();

  // Whoever is gone has no lane.
  await whose(page).getByRole('button', { name: 'Household' }).click();
  await expect(lane(page, 'Alex')).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/app/my-profile#people');
  await other.getByRole('button', { name: 'Actions for Alex' }).click();
  const remove = other.getByRole('menuitem', { name: 'Remove' });
  await saving(other, '/people', () => remove.click());
  await expect(lane(page, 'Alex')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'The months of the plan' })).toBeVisible();
});
