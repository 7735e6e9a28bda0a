import { expectAccessibleState } from './every-look.ts';
import { test } from './member.ts';
import { saving } from './saving.ts';
import { standOn } from './stand-on.ts';
import { expect } from './test.ts';
import { visit } from './visit.ts';

test('six weeks before a fee Home asks what becomes of the card, and every way has its figure', async ({
  page,
}) => {
  test.slow();
  await standOn(page, '2027-02-10');
  await page.goto('/app');
  await page.getByRole('link', { name: 'Keep, change or close Chase Sapphire Preferred?' }).click();
  await expect(
    page.getByRole('heading', { name: 'Fee day: Chase Sapphire Preferred' }),
  ).toBeVisible();
  await expect(page.getByText('$95 is due on Mar 14, 2027, in 32 days.')).toBeVisible();

  const ways = page.getByRole('table', { name: 'What each option is worth' }).getByRole('row');
  await expect(ways.filter({ hasText: 'Keep it' })).toHaveCount(1);
  await expect(ways.filter({ hasText: 'Close it' })).toHaveCount(1);
  await expect(ways.filter({ hasText: /Change it to Chase Freedom/ }).first()).toBeVisible();
  await expect(ways.nth(1)).toContainText('Best');
  const figure = ways.filter({ hasText: 'Keep it' }).getByRole('button');
  const shown = /^\$([\d,]+)/.exec((await figure.textContent()) ?? '')?.[1] ?? '';
  await figure.click();
  const total = page.getByRole('dialog').getByText('What you keep in a year').locator('xpath=..');
  const exact = /\$([\d,.]+)/.exec((await total.textContent()) ?? '')?.[1] ?? '';
  expect(Math.round(Number(exact.replaceAll(',', '')))).toBe(Number(shown.replaceAll(',', '')));
  await page.keyboard.press('Escape');
  await expect(page.getByText(/Chase refunds the fee if you close the card/)).toBeVisible();
  await expectAccessibleState(page);
});

test('an offer decides and is logged, a card is closed from here, and that is taken back @soak', async ({
  page,
}) => {
  await page.goto('/app/upcoming-fees?view=cards');
  await page.getByRole('link', { name: 'Keep, change or close Chase Sapphire Preferred' }).click();
  const ways = page.getByRole('table', { name: 'What each option is worth' }).getByRole('row');
  const figure = ways.filter({ hasText: 'Keep it' }).getByRole('button');
  // A large enough offer makes keeping the card right; logged spending counts without typing.
  const verdict = page.getByRole('region', { name: 'The verdict' });
  const offer = page.getByRole('textbox', { name: 'Value of their offer, dollars' });
  await offer.fill('2,000');
  await expect(verdict).toContainText('Keep it.');
  await page.getByRole('button', { name: 'Log an offer I took' }).click();
  await expect(page.getByRole('textbox', { name: 'Cash and credits' })).toHaveValue('2000');
  await saving(page, '/bonus_trackers', () =>
    page.getByRole('dialog').getByRole('button', { name: 'Save' }).click(),
  );
  await expect(offer).toHaveValue('');
  await expect(verdict).toContainText('Keep it.');
  await figure.click();
  await expect(page.getByRole('dialog')).toContainText('Offers and bonuses under way');
  await page.keyboard.press('Escape');

  await saving(page, '/member_cards', () =>
    page.getByRole('button', { name: 'I closed it' }).click(),
  );
  await expect(page.getByText('You don’t hold this card.')).toBeVisible();
  await saving(page, '/member_cards', () => page.getByRole('button', { name: 'Undo' }).click());
  await expect(verdict).toContainText('Keep it.');

  await visit(page, '/app/upcoming-fees?view=cards');
  await page.getByRole('link', { name: 'Keep, change or close American Express Gold' }).click();
  await expect(page.getByRole('heading', { name: 'Fee day: American Express Gold' })).toBeVisible();

  // The Preferred still transfers, at another ratio.
  await visit(page, '/app/my-cards');
  await page.getByRole('button', { name: 'Add a card' }).first().click();
  await page
    .getByRole('combobox', { name: 'Search cards by name or issuer' })
    .fill('Chase Sapphire Reserve');
  await saving(page, '/member_cards', () => page.keyboard.press('Enter'));
  await expect(page.getByRole('dialog')).toBeHidden();
  await visit(page, '/app/upcoming-fees?view=cards');
  await page.getByRole('link', { name: 'Keep, change or close Chase Sapphire Reserve' }).click();
  await expect(
    page.getByText(/transfer to World of Hyatt 1\u202f:\u202f1 now, 4\u202f:\u202f3 without it/),
  ).toBeVisible();
});
