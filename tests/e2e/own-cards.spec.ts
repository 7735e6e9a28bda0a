import { expectAccessibleState } from './every-look.ts';
import { test } from './member.ts';
import { saving } from './saving.ts';
import { expect } from './test.ts';

const name = 'Lakeside Cash';
const called = 'Harbor Cash';

test('a card that nobody has listed is described like one that is, and pays best at the counter', async ({
  page,
}) => {
  test.slow();
  await page.goto('/app/my-cards');
  await page.getByRole('button', { name: 'Add a card' }).first().click();
  await page.getByRole('button', { name: 'My card is not here' }).click();
  const dialog = page.getByRole('dialog', { name: 'A card of your own' });
  await dialog
    .getByLabel('Start from a card like it')
    .selectOption({ label: 'Citi Double Cash (Citi)' });
  await dialog.getByLabel('Issuer').fill('Lakeside Credit Union');
  await dialog.getByLabel('Base rate').fill('nine');
  await dialog.getByRole('button', { name: 'Add the card' }).click();
  await expect(dialog.getByText('A card needs a name.')).toBeVisible();
  await dialog.getByLabel('Name of the card').fill(name);
  await dialog.getByLabel('Base rate').fill('9');
  await expectAccessibleState(page);
  await saving(page, 'own_cards', () =>
    dialog.getByRole('button', { name: 'Add the card' }).click(),
  );
  const row = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name }) });
  await expect(row).toContainText('Lakeside Credit Union');
  await expect(row).toContainText('Mine alone');

  await page.goto('/app/best-card?q=walgreens&amount=100');
  await expect(page.getByRole('region', { name: 'My best card' })).toContainText(name);
});

test('a card of one’s own is changed, proposed, kept while it is held, and replaced by the catalog’s @soak', async ({
  page,
}) => {
  test.slow();
  await page.goto('/app/my-cards');
  const add = async (like: string, own: string, issuer: string | null) => {
    await page.getByRole('button', { name: 'Add a card' }).first().click();
    await page.getByRole('button', { name: 'My card is not here' }).click();
    const dialog = page.getByRole('dialog', { name: 'A card of your own' });
    await dialog.getByLabel('Start from a card like it').selectOption({ label: like });
    await dialog.getByLabel('Name of the card').fill(own);
    if (issuer !== null) await dialog.getByLabel('Issuer').fill(issuer);
    await saving(page, 'member_cards', () =>
      dialog.getByRole('button', { name: 'Add the card' }).click(),
    );
  };
  await add('Citi Double Cash (Citi)', called, 'Harbor Credit Union');
  await page.getByRole('main').getByRole('link', { name: called }).click();
  await expect(page.getByRole('heading', { name: called, level: 1 })).toBeVisible();
  await expect(page.getByText('Mine alone')).toBeVisible();

  await page.getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog', { name: `Change ${called}` });
  await dialog.getByText('Rates by category').click();
  await dialog.getByRole('button', { name: 'Add a rate' }).click();
  await dialog.getByLabel('Category').last().selectOption({ index: 2 });
  await dialog.getByLabel('Points a dollar').last().fill('4.5');
  await saving(page, 'own_cards', () => dialog.getByRole('button', { name: 'Save' }).click());
  await expect(page.getByText(/^4\.5\S* on /u)).toBeVisible();

  await page.getByRole('button', { name: 'Propose it to the editors' }).click();
  await expect(page.getByRole('dialog')).toContainText(`a card that is missing: ${called}`);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(`${called} is still on your list`, { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  const wider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wider, 'nothing is wider than a phone').toBe(false);
  await expectAccessibleState(page);

  // The catalog has this one: it is offered, and takes the place of the own one.
  await page.goto('/app/my-cards');
  await add('Wells Fargo Active Cash (Wells Fargo)', 'Active Cash Card', null);
  const offer = page.getByRole('region', { name: 'Active Cash Card in the catalog' });
  await saving(page, 'use_catalog_card', () =>
    offer.getByRole('button', { name: 'Use the catalog’s card' }).click(),
  );
  await expect(offer).toBeHidden();
  await page.reload();
  const kept = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Active Cash' }) });
  await expect(kept).toContainText('Wells Fargo Active Cash');
  await expect(kept).not.toContainText('Mine alone');
});
