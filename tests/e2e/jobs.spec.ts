import { test } from './member.ts';
import { saving } from './saving.ts';
import { expect } from './test.ts';

/** Counts a user's actions: each press, and each typed text. */
function countActions() {
  let actions = 0;
  return {
    act: async (does: () => Promise<void>) => {
      actions += 1;
      await does();
    },
    count: () => actions,
  };
}

test('which card here: the name of the shop is all that it takes', async ({ page }) => {
  const { act, count } = countActions();
  // Start page of the installed app.
  await page.goto('/app/best-card');
  const box = page.getByRole('searchbox', { name: 'Search categories and shops' });
  await act(() => box.fill('chipotle'));
  const answer = page.getByRole('region', { name: 'Best card at Chipotle', exact: true });
  await expect(answer.getByRole('region', { name: 'My best card' })).toContainText(
    'American Express Gold',
  );
  expect(count()).toBe(1);
});

test('is this card worth keeping: one press from home to the verdict of each card', async ({
  page,
}) => {
  const { act, count } = countActions();
  await page.goto('/app');
  await act(() => page.getByRole('link', { name: 'Mine', exact: true }).first().click());
  const cards = page.getByRole('list', { name: 'My cards' }).getByRole('listitem');
  await expect(cards.first()).toBeVisible();
  const held = await cards.count();
  expect(held).toBeGreaterThan(1);
  await expect(
    cards.filter({ hasText: /Keep|Put it in a drawer|Breaks even|Close call|Costs more/ }),
  ).toHaveCount(held);
  expect(count()).toBe(1);
});

test('a credit is used: one press on home logs it', async ({ page }) => {
  const { act, count } = countActions();
  await page.goto('/app');
  const things = page.getByRole('list', { name: 'Things to do now' }).getByRole('listitem');
  const credit = things.filter({ has: page.getByRole('button', { name: /^Log \$/ }) }).first();
  const title = (await credit.getByText(/^Use /).textContent()) ?? '';
  await act(() => saving(page, '/benefit_uses', () => credit.getByRole('button').click()));
  await expect(
    page.getByText(`${title.replace(/^Use /, '')} is used`, { exact: true }),
  ).toBeVisible();
  await expect(things.getByText(title, { exact: true })).toHaveCount(0);
  expect(count()).toBe(1);
});
