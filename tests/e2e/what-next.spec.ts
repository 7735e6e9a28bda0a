import type { Page } from '@playwright/test';
import { expectAccessibleState } from './every-look.ts';
import { enterAsNew } from './new-member.ts';
import { saving } from './saving.ts';
import { signInOverRest } from './rest.ts';
import { openSteps } from './open-steps.ts';
import { pressEntry } from './press-entry.ts';
import { settlePlan } from './settle-plan.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

async function addCard(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a card' }).first().click();
  await page.getByRole('combobox', { name: 'Search cards by name or issuer' }).fill(name);
  await saving(page, '/member_cards', () => page.keyboard.press('Enter'));
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function enterSpending(page: Page): Promise<void> {
  await page.goto('/app/my-annual-spending');
  await page.getByRole('button', { name: 'New profile' }).first().click();
  await page.getByRole('menuitem', { name: 'Start from scratch' }).click();
  await page.getByRole('textbox', { name: /^Groceries, dollars a month/ }).fill('800');
  await page.getByRole('textbox', { name: /^Dining, dollars a month/ }).fill('450');
  await page.keyboard.press('Tab');
  await expect(page.getByText('All changes saved')).toBeVisible();
}

test('three cards and their spending become a plan, whose first step is done and taken back', async ({
  page,
}) => {
  test.slow();
  await enterAsNew(page, '/app/what-next');
  await expect(page.getByText('Enter your spending first')).toBeVisible();

  await visit(page, '/app/my-cards');
  for (const name of ['Chase Freedom Unlimited', 'American Express Gold', 'Citi Double Cash']) {
    await addCard(page, name);
  }
  await enterSpending(page);

  // This many months and cards keep the search busy for longer than this test takes.
  await visit(page, '/app/what-next');
  await expect(page).toHaveTitle(/What next/);
  const status = page
    .getByRole('status')
    .filter({ hasText: /best possible plan|Proven best|Still looking/ });
  await expect(status).toBeVisible();
  expect(page.workers()).toHaveLength(1);
  await page.getByRole('button', { name: 'Stop looking' }).click();
  await expect.poll(() => page.workers().length).toBe(0);
  await expect(page.getByText(/^Add the day you opened/)).toBeVisible();
  await expectAccessibleState(page);

  const plan = page.getByRole('list', { name: 'The months of the plan' });
  // A step is a line until it is opened.
  await expect(plan.getByRole('button', { name: /^I applied for it: / })).toHaveCount(0);
  await openSteps(page);
  // One step before the first opening names all issuers that show offers without a hard pull.
  const titles = plan.getByRole('heading', { level: 4 });
  await expect(titles.filter({ hasText: /^(See whether|Open) / }).first()).toHaveText(
    /^See whether .+ would approve you, without a hard pull$/,
  );
  await expect(titles.filter({ hasText: /^See whether / })).toHaveCount(1);
  const offers = plan.getByRole('link', { name: /^Offers from / });
  await expect(offers.first()).toHaveAttribute('href', /^https:\/\//);
  await expect(offers.first()).toHaveAttribute('rel', 'noreferrer');

  const step = plan.getByRole('button', { name: /^I applied for it: / }).first();
  const name = ((await step.getAttribute('aria-label')) ?? '').replace('I applied for it: ', '');
  const undo = page.getByRole('button', { name: 'Undo' });
  await saving(page, '/bonus_trackers', async () => {
    await step.click();
    // A message under the pointer stays until the plan is calculated again.
    await undo.hover();
  });
  const told = page.getByText(`${name} added to your cards, with its bonus`, { exact: true });
  await expect(told).toBeVisible();
  await expect(plan.getByRole('button', { name: `I applied for it: ${name}` })).toHaveCount(0);
  await expect(plan.getByRole('button', { name: /^I applied for it: / }).first()).toBeVisible();

  await undo.click();
  await expect(plan.getByRole('button', { name: `I applied for it: ${name}` })).toBeVisible();

  await plan.getByRole('button', { name: `Not this card: ${name}` }).click();
  await expect(page.getByRole('button', { name: `Allow ${name} again` })).toBeVisible();
  await expect(plan.getByRole('button', { name: /^I applied for it: / }).first()).toBeVisible();
  await expect(plan.getByRole('button', { name: `I applied for it: ${name}` })).toHaveCount(0);

  await settlePlan(page);
  const denied = plan.getByRole('button', { name: /^I was denied: / }).first();
  const other = ((await denied.getAttribute('aria-label')) ?? '').replace('I was denied: ', '');
  await saving(page, '/member_cards', async () => {
    await plan.getByRole('button', { name: `I was denied: ${other}` }).click();
    await undo.hover();
  });
  await expect(
    page.getByText(`${other}: denied, and not planned again for half a year`, { exact: true }),
  ).toBeVisible();
  // A plan of 24 months may open it half a year later, if the search came that far.
  const again = plan.locator('> li', {
    has: page.getByRole('button', { name: `I applied for it: ${other}` }),
  });
  const soonest = new Date();
  soonest.setMonth(soonest.getMonth() + 6, 1);
  soonest.setHours(0, 0, 0, 0);
  const listMonths = () => again.getByRole('heading', { level: 3 }).allTextContents();
  await expect
    .poll(async () => (await listMonths()).filter((month) => Date.parse(month) < Number(soonest)))
    .toEqual([]);
  await undo.click();
  await expect(plan.getByRole('button', { name: `I was denied: ${other}` })).toBeVisible();

  await page.getByText('What if I spend more?').click();
  await page.getByRole('textbox', { name: 'One big purchase, dollars' }).fill('6,000');
  const draft = page.getByText(/^Not in the plan yet: \$6,000 of /);
  await expect(draft).toBeVisible();
  await expect(page).toHaveURL(/typed=/);
  await page.reload();
  await expect(draft).toBeVisible();
  await page.getByRole('button', { name: 'Add this purchase' }).click();
  await expect(draft).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Big purchases' })).toContainText('$6,000 of ');
  await page.reload();
  await page.getByRole('button', { name: /^Leave out \$6,000 of / }).click();
  await expect(page.getByRole('list', { name: 'Big purchases' })).toHaveCount(0);
  await openSteps(page);
  await expect(plan.getByRole('button', { name: /^I applied for it: / }).first()).toBeVisible();

  await page.getByRole('button', { name: /see the math: the value of the plan/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Kept in these months');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 800 });
  await pressEntry(page, 'My cards');
  await page.waitForURL('**/app/my-cards**');
  await expect.poll(() => page.workers().length).toBe(0);
});

test('the plan of dated cards moves with its first step, and is compared with another one @soak', async ({
  page,
}) => {
  test.slow();
  await enterAsNew(page, '/app/what-next');
  await visit(page, '/app/my-cards');
  for (const [name, day, fee] of [
    ['Chase Freedom Unlimited', '2024-05-12', '0'],
    ['American Express Gold', '2024-03-03', '325'],
    ['Chase Sapphire Preferred', '2025-06-09', '95'],
  ] as const) {
    await addCard(page, name);
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name });
    await dialog.getByLabel('Opened on').fill(day);
    await dialog.getByLabel('My annual fee').fill(fee);
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await saving(page, '/member_cards', () => save.click());
    await expect(dialog).toBeHidden();
  }
  await enterSpending(page);

  // Each fee is avoided by closing its card in time, except the fee of a card that stays.
  await page.goto('/app/what-next?fees=0');
  await openSteps(page);
  await page.getByRole('button', { name: 'Keep it anyway: American Express Gold' }).click();
  await expect(page.getByText(/^No plan keeps within these limits/)).toBeVisible();
  await page.getByRole('button', { name: 'Allow any fees' }).click();
  await settlePlan(page);
  await expect(page.getByText(/^Add the day you opened/)).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'New cards on your credit report' })).toBeVisible();

  const plan = page.getByRole('list', { name: 'The months of the plan' });
  await plan
    .getByRole('button', { name: /see the math: the bonus of .*/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText('Sign-up bonus');
  await page.keyboard.press('Escape');

  const stay = page.getByRole('button', { name: /see the math: Stay as you are, .*/ });
  const before = (await stay.textContent()) ?? '';
  const step = plan.getByRole('button', { name: /^I applied for it: / }).first();
  const name = ((await step.getAttribute('aria-label')) ?? '').replace('I applied for it: ', '');
  await saving(page, '/bonus_trackers', () =>
    plan.getByRole('button', { name: `I applied for it: ${name}`, exact: true }).click(),
  );
  await expect(
    page.getByText(`${name} added to your cards, with its bonus`, { exact: true }),
  ).toBeVisible();
  // A message under the pointer stays until the plan is calculated again.
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.hover();
  // The current cards are worth more with the card that was applied for.
  await expect(stay).toBeVisible();
  await expect(stay).not.toHaveText(before);
  await saving(page, '/remove_member_card', () => undo.click());
  await expect(stay).toHaveText(before);

  await settlePlan(page);
  await page.getByRole('button', { name: 'Compare with this plan' }).click();
  const both = page.getByRole('region', { name: 'Two plans' });
  await expect(both).toContainText('Both plans have the same settings.');
  await page.getByRole('button', { name: /^Limits/ }).click();
  await page.getByLabel('New cards at most').selectOption('1');
  await expect(both).toContainText('New cards at most: 6, now 1');
  await settlePlan(page);
  await expect(both.getByRole('row', { name: /^New cards \d 1/ })).toBeVisible();
  await expectAccessibleState(page);
  await both.getByRole('button', { name: 'Stop comparing' }).click();
  await expect(both).toHaveCount(0);

  // A card converts to another product, which the member then holds. An address may name removed cards.
  await visit(page, '/app/what-next?new=0&never=%5B%22gone%22%5D&keep=%5B%22gone%22%5D');
  const proven = page.getByRole('status').filter({ hasText: /^Proven best/ });
  await expect(proven).toBeVisible({ timeout: 60_000 });
  const closed = page.getByRole('button', { name: 'Open all details' });
  if (await closed.isVisible()) await closed.click();
  const change = plan.getByRole('heading', { name: /^Change .+ to .+/ });
  const [, from = '', to = ''] =
    /^Change (.+) to (.+)$/.exec((await change.textContent()) ?? '') ?? [];
  await expect(plan).toContainText(
    'doesn’t count as a new card; the new product pays no welcome bonus',
  );
  await saving(page, '/member_cards', () =>
    plan.getByRole('button', { name: `I changed it: ${from}` }).click(),
  );
  await expect(page.getByText(`It is ${to} now`, { exact: true })).toBeVisible();
  await expect(change).toHaveCount(0);
  await saving(page, '/member_cards', () => page.getByRole('button', { name: 'Undo' }).click());
  await expect(change).toBeVisible();
});

test('points to move are among the dates of a kept plan, and go with the card that is closed @soak', async ({
  page,
}) => {
  test.slow();
  const email = await enterAsNew(page, '/app/what-next');
  const member = await signInOverRest(email, 'a long enough password');
  const { data: green } = await member
    .from('credit_cards')
    .select('id, name, point_system_id')
    .eq('slug', 'amex-green')
    .single()
    .throwOnError();
  // Its fee is due three months from now, and it changes to no card without one.
  const opened = new Date();
  opened.setUTCFullYear(opened.getUTCFullYear() - 2, opened.getUTCMonth() + 3, 15);
  const opened_on = opened.toISOString().slice(0, 10);
  const { id: credit_card_id, point_system_id } = green;
  await member.from('member_cards').insert({ credit_card_id, opened_on }).throwOnError();
  await member.from('point_balances').insert({ point_system_id, points: 90_000 }).throwOnError();
  await enterSpending(page);

  await visit(page, '/app/what-next?new=0&months=6&fees=0');
  await settlePlan(page);
  await saving(page, '/rpc/keep_plan', () =>
    page.getByRole('button', { name: 'Save this plan' }).click(),
  );
  await page.getByRole('main').getByRole('link', { name: 'Upcoming fees' }).click();
  const move = /^Move or spend 90,000 Membership Rewards/;
  const dates = page.getByRole('main').getByRole('listitem');
  await expect(dates.filter({ hasText: move })).toContainText('Planned step');
  await visit(page, '/app');
  await expect(page.getByRole('list', { name: 'Next fees and deadlines' })).toContainText(
    'Move or spend 90,000 Membership Rewards',
  );

  await visit(page, '/app/what-next?new=0&months=6&fees=0');
  await settlePlan(page);
  await openSteps(page);
  const listKept = async () => {
    const { data } = await member.from('planned_steps').select('action').throwOnError();
    return data.map(({ action }) => action).sort();
  };
  expect(await listKept()).toEqual(['close', 'move']);
  const undo = page.getByRole('button', { name: 'Undo' });
  await saving(page, '/planned_steps', async () => {
    await page.getByRole('button', { name: `I closed it: ${green.name}` }).click();
    await undo.hover();
  });
  await expect.poll(listKept).toEqual([]);
  await undo.click();
  await expect.poll(listKept).toEqual(['close', 'move']);
});

test('the next card is the same on all screens that name one @soak', async ({ page }) => {
  await enterAsNew(page, '/app/what-next');
  await visit(page, '/app/my-cards');
  await addCard(page, 'Citi Double Cash');
  await enterSpending(page);
  const next = page.getByRole('note', { name: 'One card next' });

  await visit(page, '/app/signup-bonuses');
  await expect(next).toContainText(/for the bonus.*for every year/);
  const sentence = ((await next.textContent()) ?? '').trim();
  const [forBonus = '', forYear = forBonus] = await next.getByRole('link').allTextContents();
  await expect(page.getByRole('main')).toContainText(` ${forBonus}: worth`);

  await visit(page, '/app');
  await expect(next).toHaveText(sentence);
  await expect(page.getByRole('list', { name: 'Things to do now' })).toContainText(
    `Consider ${forYear}`,
  );
  await visit(page, '/app/wallet-setups');
  await expect(next).toContainText(sentence);
  await visit(page, '/app/what-next?months=6');
  await settlePlan(page);
  await expect(next).toContainText(sentence);
  // A plan that is being read is not moved by the note.
  const plan = await page.getByRole('region', { name: 'The plan in a sentence' }).boundingBox();
  const note = await next.boundingBox();
  expect(note?.y).toBeGreaterThan(plan?.y ?? Infinity);
  // Its own page says for which of the two each figure is.
  await next.getByRole('link').first().click();
  const panel = page.getByRole('region', { name: 'This card and me' });
  await expect(panel).toContainText(
    'In a typical year, alongside the other cards, bonuses not counted',
  );
  await expect(panel).toContainText('with its bonus');
  // An issuer that shows offers without a hard pull is asked first.
  await visit(page, '/app/credit-cards/chase-freedom-unlimited');
  const offer = panel.getByRole('link', { name: /^See first if it shows you an offer/ });
  await expect(offer).toHaveAttribute('href', /^https:\/\/creditcards\.chase\.com\//);
  await expect(offer).toHaveAttribute('rel', 'noreferrer');
});

test('a question is asked where its answer changes the plan, and nowhere again @soak', async ({
  page,
}) => {
  test.slow();
  await enterAsNew(page, '/app/my-cards');
  await addCard(page, 'Citi Double Cash');
  await enterSpending(page);
  const question = page.getByText('Do you have a business? Side gigs count.');
  const figure = page.getByRole('button', { name: /the value of the plan$/ });
  /** The questions come after the searches that find them. */
  const settleWallet = async () => {
    await visit(page, '/app/wallet-setups');
    await expect(page.getByText(/^The best for these assumptions/)).toBeVisible();
  };
  const settle = async () => {
    await visit(page, '/app/what-next');
    await settlePlan(page);
  };
  await settleWallet();
  await expect(question).toBeVisible({ timeout: 30_000 });

  await settle();
  await expect(question).toHaveCount(1, { timeout: 30_000 });
  const before = await figure.innerText();
  const asked = page.getByRole('region', { name: /^(One answer|Answers that) could add \$/ });
  await saving(page, 'updateHasBusiness', () =>
    asked
      .getByRole('listitem')
      .filter({ has: question })
      .getByRole('button', { name: /^Yes, count / })
      .click(),
  );
  await settlePlan(page);
  await expect(figure).not.toHaveText(before);

  for (const open of [settle, settleWallet]) {
    await open();
    await expect.poll(() => page.workers().length, { timeout: 30_000 }).toBe(0);
    await expect(question).toHaveCount(0);
  }
});
