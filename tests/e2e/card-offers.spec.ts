import { expectAccessibleState } from './every-look.ts';
import { test } from './member.ts';
import { saving } from './saving.ts';
import { expect } from './test.ts';

const amex = `Recommended Offers
Nike
Spend $100 or more, earn $20 back
Expires 12/31/30
Terms apply
View Details
add to list card
Patagonia.com
Spend $200 or more, earn $30 back
Expires 12/31/30
Sur La Table
Spend $100 or more, earn $15 back
Expires 12/31/30
La Colombe
Earn 15% back, up to $4
Expires 12/31/30
Faire
Earn 30% back on a single purchase, up to a total of $120
Expires 3/26/31
Zwilling Outlet
Spend $150 or more, earn 4,000 Membership Rewards® points
Expires 1/28/31
Macy’s
Buy one for $20 and the second is on us`;
const chase = `Chase Offers
Dunkin'
10% cash back
22d left
Added
Lululemon
$15 cash back
25 days left
Turo
7% cash back
29d left
Lyft
5% cash back
30d left
Arlo
$20 cash back
31d left
Dyson
$40 cash back
32d left`;

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/u] });

test('pasted offers of two banks count at the counter, are used there, and stay without a network', async ({
  page,
  context,
}) => {
  test.slow();
  await page.goto('/app/card-offers');
  await expect(page.getByText('No offers yet')).toBeVisible();
  const paste = async (text: string, count: number) => {
    await page.getByRole('button', { name: 'Paste from your bank' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Paste from your bank' });
    await dialog.getByLabel('The copied page').fill(text);
    await expect(dialog.getByText(`${count} offers found.`)).toBeVisible();
    return dialog;
  };
  const first = await paste(amex, 6);
  await expect(first.getByLabel('The offers are on')).toContainText('American Express Gold');
  // A line that is not understood is typed.
  await first.getByRole('button', { name: /Type the offer “Buy one/u }).click();
  const typed = page.getByRole('dialog', { name: 'Type an offer' });
  await expect(typed.getByLabel('Shop')).toHaveValue('Macy’s');
  await typed.getByRole('button', { name: 'Save' }).click();
  await expect(typed.getByText('Enter what comes back.')).toBeVisible();
  await typed.getByLabel('Dollars back').fill('20');
  await saving(page, 'card_offers', () => typed.getByRole('button', { name: 'Save' }).click());
  await saving(page, 'card_offers', () =>
    first.getByRole('button', { name: 'Add 6 offers' }).click(),
  );
  const second = await paste(chase, 6);
  await saving(page, 'card_offers', () =>
    second.getByRole('button', { name: 'Add 6 offers' }).click(),
  );
  await expect(page.getByText('1 offer ready to use, 12 to add at your bank first.')).toBeVisible();
  const again = await paste(chase, 6);
  await expect(again.getByText('on your list already')).toHaveCount(6);
  await expect(again.getByRole('button', { name: 'Add the offers' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expectAccessibleState(page);

  // At the counter: the offer is named before it is added, and makes its card the best once it is.
  await page.goto('/app/best-card?q=nike&amount=100');
  const answer = page.getByRole('region', { name: 'Best card at Nike' });
  await expect(answer).toContainText('Add the offer of Nike first: $20 back when you spend $100');
  const best = answer.getByRole('region', { name: 'My best card' });
  await expect(best).not.toContainText('American Express Gold');
  await saving(page, 'card_offers', () =>
    answer.getByRole('button', { name: /^I’ve added the offer/u }).click(),
  );
  await expect(best).toContainText('American Express Gold');
  await expect(best).toContainText(/\$20 back on this \$100, and \d+ points? a dollar/u);
  await best.getByRole('button', { name: /see the math/u }).click();
  await expect(page.getByRole('dialog')).toContainText('Nike offer');
  await page.keyboard.press('Escape');
  await page.getByLabel('Amount, dollars').fill('90');
  await expect(answer).toContainText('Spend $10 more for $20 back');
  await expectAccessibleState(page);

  // A shop that only an offer knows.
  await page.goto('/app/best-card?q=zwilling%20outlet&amount=150');
  await expect(page.getByRole('region', { name: 'Best card at Zwilling Outlet' })).toContainText(
    'Add the offer of Zwilling Outlet first: 4,000 points when you spend $150',
  );

  // Without a network, as in a shop's basement: it counts, is used, and is sent later.
  await page.goto('/app/best-card?q=nike&amount=100');
  await expect(best).toContainText('$20 back on this $100');
  await context.setOffline(true);
  await page.getByLabel('Amount, dollars').fill('120');
  await expect(best).toContainText('$20 back on this $120');
  await best.getByRole('button', { name: 'I paid $120 with this' }).click();
  await expect(answer).not.toContainText('back on this');
  await saving(page, 'card_offers', () => context.setOffline(false));

  await page.goto('/app/card-offers');
  await page.reload();
  await page.getByText('Used (1)').click();
  const used = page.getByRole('list', { name: 'Used' });
  await expect(used).toContainText('Nike');
  await expect(used).toContainText('$120 spent');
  await used.getByRole('button', { name: 'Actions for the offer of Nike' }).click();
  await saving(page, 'card_offers', () =>
    page.getByRole('menuitem', { name: 'Not used yet' }).click(),
  );
  const ready = page.getByRole('list', { name: 'Ready to use' });
  await expect(ready).toContainText('Nike');
  await ready.getByRole('button', { name: "Mark used: Dunkin'" }).click();
  await saving(page, 'card_offers', () =>
    page.getByRole('button', { name: 'Mark used', exact: true }).click(),
  );
  await expect(page.getByText('Used (1)')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  const wider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wider, 'nothing is wider than a phone').toBe(false);
});
