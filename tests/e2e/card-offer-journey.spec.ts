import { expectAccessibleState } from './every-look.ts';
import { test } from './member.ts';
import { saving } from './saving.ts';
import { expect } from './test.ts';

const amex = `Recommended Offers
Nike
Spend $100 or more, earn $20 back
Expires 12/31/30
add to list card
Patagonia.com
Spend $200 or more, earn $30 back
Expires 12/31/30`;

test('an offer decides what to pay with, and the statement ticks it off', async ({ page }) => {
  test.slow();
  const today = new Date();
  const printed = (days: number) => {
    const day = new Date(today.getTime() - days * 86_400_000);
    return day.toLocaleDateString('en-US', { year: 'numeric', month: '2-digit', day: '2-digit' });
  };
  await page.goto('/app/card-offers');
  await page.getByRole('button', { name: 'Paste from your bank' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Paste from your bank' });
  await dialog.getByLabel('The copied page').fill(amex);
  await expect(dialog.getByLabel('The offers are on')).toContainText('American Express Gold');
  await saving(page, 'card_offers', () =>
    dialog.getByRole('button', { name: 'Add 2 offers' }).click(),
  );
  for (const shop of ['Nike', 'Patagonia.com']) {
    await saving(page, 'card_offers', () =>
      page.getByRole('button', { name: `Mark added: ${shop}` }).click(),
    );
  }

  // At the counter: the offer decides, the portal is counted, and paying counts the offer.
  await page.goto('/app/best-card?q=nike&amount=100');
  const answer = page.getByRole('region', { name: 'Best card at Nike' });
  const best = answer.getByRole('region', { name: 'My best card' });
  await expect(best).toContainText('American Express Gold');
  await expect(best).toContainText('$20 back on this $100');
  await answer.getByRole('button', { name: 'Shopping portal' }).click();
  await answer.getByLabel('Shopping portal pays, %').fill('4');
  await expect(best).toContainText('$4 from the shopping portal at 4%.');
  await page.reload();
  await expect(best).toContainText('$4 from the shopping portal at 4%.');
  await expectAccessibleState(page);
  await saving(page, 'card_offers', () =>
    best.getByRole('button', { name: 'I paid $100 with this' }).click(),
  );
  const logged = '$100 at Nike logged on American Express Gold, and its offer counted';
  await expect(page.getByText(logged, { exact: true })).toBeVisible();
  await expect(answer).not.toContainText('back on this');

  // On the statement: the offer used at the counter paid, and one that was paid for elsewhere is marked.
  await page.goto('/app/my-annual-spending?view=import');
  const lines = [
    'Date,Description,Amount',
    `${printed(0)},NIKE.COM 800-806-6453 OR,100.00`,
    `${printed(0)},PATAGONIA VENTURA CA,250.00`,
    `${printed(0)},KROGER 421 COLUMBUS OH,40.00`,
    `${printed(0)},AMEX OFFER CREDIT NIKE,-20.00`,
    `${printed(0)},AMEX OFFER CREDIT PATAGONIA,-30.00`,
    `${printed(1)},KROGER 421 COLUMBUS OH,31.00`,
  ];
  await page.locator('input[type=file]').setInputFiles({
    name: 'amex.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  });
  await page.getByLabel(/^Card of/u).selectOption({ label: 'American Express Gold' });
  const found = page.getByRole('region', { name: 'Card offers in these statements' });
  const item = (shop: string) => found.getByRole('listitem').filter({ hasText: shop });
  await expect(item('Nike')).toContainText('$20.00 came back on');
  await expect(item('Nike')).toContainText('Counted');
  await expect(item('Patagonia')).toContainText('$250.00 on');
  const mark = item('Patagonia').getByRole('button', { name: /^Mark the offer of Patagonia/u });
  await saving(page, 'card_offers', () => mark.click());
  await expect(item('Patagonia')).toContainText('Counted');
  await expectAccessibleState(page);
  await saving(page, 'card_offers', () => page.getByRole('button', { name: 'Undo' }).click());
  await saving(page, 'card_offers', () => mark.click());
  await page.goto('/app/card-offers');
  await page.getByText('Used (2)').click();
  await expect(page.getByRole('list', { name: 'Used' })).toContainText('$250 spent');

  // On fee day: what offers brought speaks for the card.
  await page.goto('/app/upcoming-fees?view=cards');
  await page.getByRole('link', { name: 'Keep, change or close American Express Gold' }).click();
  await expect(page.getByRole('region', { name: 'The verdict' })).toContainText(
    '2 offers on it brought $50 in the last twelve months.',
  );
});
