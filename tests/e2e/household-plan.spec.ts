import type { Page } from '@playwright/test';
import { createMember } from './accounts.ts';
import { expectAccessibleState } from './every-look.ts';
import { test } from './member.ts';
import { openSteps } from './open-steps.ts';
import { saving } from './saving.ts';
import { settlePlan } from './settle-plan.ts';
import { expect } from './test.ts';
import { visit } from './visit.ts';

const baseURL = process.env['E2E_WEB_URL'] ?? '';

const whose = (page: Page) => page.getByRole('group', { name: 'Whose' });
const mine = (page: Page) => page.getByRole('region', { name: 'Your steps' });
const lane = (page: Page, name: string) =>
  page.getByRole('region', { name: `Steps of ${name}`, exact: true });

test('a member who keeps only their own cards is offered no other plan @soak', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const known = page.waitForResponse(/rpc\/get_household/);
  await page.goto('/app/what-next');
  await expect(page.getByRole('region', { name: 'Limits' })).toBeVisible();
  await known;
  await expect(whose(page)).toHaveCount(0);
  expect(asked.filter((url) => /list_household_rows|household-plan/u.test(url))).toEqual([]);
});

test('What next plans for two people @soak', async ({ page }) => {
  test.slow();
  await page.goto('/app/my-profile#people');
  const form = page.getByRole('form', { name: 'Add a person' });
  await form.getByLabel('Name').fill('Alex');
  await saving(page, '/people', () => form.getByRole('button', { name: 'Add' }).click());

  // Each person opens the card that the other may open as well, and one total covers both.
  await visit(page, '/app/what-next?new=2&months=12');
  const applicant = page.getByRole('main').getByLabel('Who applies');
  await expect(applicant).toBeVisible();
  await whose(page).getByRole('button', { name: 'Household' }).click();
  await expect(applicant).toHaveCount(0);
  await expect(lane(page, 'Alex')).toBeVisible();
  await settlePlan(page);
  // Opened in one list, they are in both.
  await openSteps(page);
  const total = page.getByRole('region', { name: 'The plan in a sentence' });
  await expect(total).toContainText(/^Open 2 cards/);
  await expect(page.getByRole('main')).toContainText(/count for each person alone/);
  for (const name of ['You: 12 months', 'Alex: 12 months']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  // Each person who opens a card asks the issuers first, once for all.
  for (const [steps, who] of [
    [mine(page), 'you'],
    [lane(page, 'Alex'), 'Alex'],
  ] as const) {
    const openings = await steps.getByRole('button', { name: /^I applied for it: / }).count();
    const title = new RegExp(`^See whether .+ would approve ${who}, without a hard pull$`);
    await expect(steps.getByRole('heading', { name: title })).toHaveCount(Math.min(openings, 1));
  }
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
  await expectAccessibleState(page);
  await page.setViewportSize({ width: 390, height: 900 });
  const narrow = await boxes();
  expect(narrow.other.x).toBe(narrow.own.x);
  expect(narrow.other.y).toBeGreaterThan(narrow.own.y + narrow.own.height - 1);

  // Assigns a step to Alex, which gives the card to Alex, and undoes it.
  const apply = lane(page, 'Alex').getByRole('button', { name: /^I applied for it: / });
  const name = ((await apply.first().getAttribute('aria-label')) ?? '').split(': ')[1] ?? '';
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/member_cards'),
  );
  const undo = page.getByRole('button', { name: 'Undo' });
  await saving(page, '/bonus_trackers', async () => {
    await apply.first().click();
    // A message under the pointer stays; otherwise it disappears after five seconds, however long this test takes to
    // read it.
    await undo.hover();
  });
  const person = /"person_id":"[0-9a-f-]{36}"/u;
  expect((await sent).postData()).toMatch(person);
  const told = page.getByText(`${name} added to your cards, with its bonus`, { exact: true });
  await expect(told).toBeVisible();
  await undo.click();
  await settlePlan(page);
  await expect(
    lane(page, 'Alex').getByRole('button', { name: `I applied for it: ${name}` }),
  ).toBeVisible();

  // A card ruled out is ruled out for both.
  await lane(page, 'Alex')
    .getByRole('button', { name: `Not this card: ${name}` })
    .click();
  await settlePlan(page);
  await expect(page.getByRole('button', { name: `I applied for it: ${name}` })).toHaveCount(0);
  await page.getByRole('button', { name: `Allow ${name} again` }).click();
  await settlePlan(page);

  // The choice stays while the tab is open, and leads back to one person's plan.
  await page.reload();
  await expect(lane(page, 'Alex')).toBeVisible();
  await whose(page).getByRole('button', { name: 'Me' }).click();
  await expect(page.getByRole('list', { name: 'The months of the plan' })).toBeVisible();
  await expect(lane(page, 'Alex')).toHaveCount(0);
  await expect(applicant).toBeVisible();

  // A person who was removed has no lane.
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

test('What next plans for two accounts, until one of them leaves', async ({ page, browser }) => {
  test.slow();
  await page.goto('/app/household');
  await page.getByLabel('Your name').fill('Sam');
  const make = page.getByRole('button', { name: 'Make an invitation link' });
  await saving(page, 'invite_to_household', () => make.click());
  const { pathname, hash } = new URL(await page.getByLabel('Invitation link').inputValue());

  const alex = await browser.newPage({ baseURL, storageState: await createMember(baseURL) });
  await alex.goto(pathname + hash);
  await alex.getByLabel('Your name').fill('Alex');
  const join = alex.getByRole('button', { name: 'Join' });
  await saving(alex, 'accept_household_invitation', () => join.click());
  await expect(alex).toHaveURL(/\/app\/household$/);
  // Without fees, each gives up the card whose fee is due.
  await visit(page, '/app/what-next?new=2&months=12&fees=0');
  await expect(page.getByRole('list', { name: 'The months of the plan' })).toBeVisible();
  await expect(whose(page)).toHaveCount(0);

  const cards = alex.getByRole('switch', { name: 'Cards' });
  await saving(alex, 'set_household_share', () => cards.click());
  await whose(page).getByRole('button', { name: 'Household' }).click();
  await expect(lane(page, 'Alex')).toBeVisible();
  await settlePlan(page);
  const theirs = lane(page, 'Alex');
  await openSteps(page);
  await expect(theirs.getByText('Alex does this in their own account.').first()).toBeVisible();
  for (const step of ['I applied for it', 'I closed it', 'I changed it', 'Not this card']) {
    await expect(theirs.getByRole('button', { name: new RegExp(`^${step}`, 'u') })).toHaveCount(0);
  }
  // Each closes their own.
  await expect(
    mine(page)
      .getByRole('button', { name: /^I closed it/ })
      .first(),
  ).toBeVisible();
  await expect(theirs.getByText(/^Close /).first()).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('Spending of Alex isn’t in the plan');
  await expect(main).toContainText('For Alex, we know only the cards they share.');
  await expectAccessibleState(page);

  // Alex's spending counts as soon as it is shared.
  const spending = alex.getByRole('switch', { name: 'Spending' });
  await saving(alex, 'set_household_share', () => spending.click());
  await expect(main).toContainText('Your spending counts with that of Alex');

  await alex.getByRole('button', { name: 'Leave the household' }).click();
  const leave = alex.getByRole('alertdialog').getByRole('button', { name: 'Leave' });
  await saving(alex, 'leave_household', () => leave.click());
  await expect(theirs).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'The months of the plan' })).toBeVisible();
  await expect(whose(page)).toHaveCount(0);
  await alex.close();
});
