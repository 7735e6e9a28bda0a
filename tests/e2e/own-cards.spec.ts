import { expectAccessibleState } from './every-look.ts';
import { joinHousehold } from './join-household.ts';
import { test } from './member.ts';
import { saving } from './saving.ts';
import { ownFacts } from '../support/own-facts.ts';
import { expect } from './test.ts';
import { visit } from './visit.ts';

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
  await dialog.getByText('Rates by choice').click();
  await dialog.getByRole('button', { name: 'Add a choice' }).click();
  const choice = dialog.getByRole('group', { name: 'choice 1' });
  await choice.getByLabel('Name').fill('One of two');
  for (const index of [2, 3, 4])
    await choice.getByLabel('What can be chosen').selectOption({ index });
  await choice
    .getByRole('button', { name: /^Remove .*: / })
    .first()
    .click();
  await choice.getByLabel('Points a dollar').fill('3.5');
  await expectAccessibleState(page);
  await saving(page, 'own_cards', () => dialog.getByRole('button', { name: 'Save' }).click());
  await expect(page.getByText(/^4\.5\S* on /u)).toBeVisible();
  await expect(page.getByText(/^3\.5\S* on One of two \(1 of [^,]+, [^,]+\)$/u)).toBeVisible();

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
  const question = page.getByRole('alertdialog', { name: 'Use Wells Fargo Active Cash?' });
  await offer.getByRole('button', { name: 'Use the catalog’s card' }).click();
  await expect(question).toContainText('You can’t undo this.');
  await expectAccessibleState(page);
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await expect(offer).toBeVisible();
  await offer.getByRole('button', { name: 'Use the catalog’s card' }).click();
  await saving(page, 'use_catalog_card', () =>
    question.getByRole('button', { name: 'Use the catalog’s card' }).click(),
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

test('an own card has an offer, is paid with, ticked off by its statement, due in the feed, and becomes the catalog’s @soak', async ({
  page,
  request,
}) => {
  test.slow();
  const own = 'Harborside Points';
  await page.goto('/app/my-cards');
  await page.getByRole('button', { name: 'Add a card' }).first().click();
  await page.getByRole('button', { name: 'My card is not here' }).click();
  const dialog = page.getByRole('dialog', { name: 'A card of your own' });
  await dialog
    .getByLabel('Start from a card like it')
    .selectOption({ label: 'Citi Double Cash (Citi)' });
  await dialog.getByLabel('Name of the card').fill(own);
  await dialog.getByLabel('It earns').selectOption({ label: 'Points that aren’t listed' });
  await dialog.getByLabel('Name of its points').fill('Harbor points');
  await dialog.getByLabel('Cents that a point is worth').fill('0.8');
  await dialog.getByText('Rates by other spending').click();
  await dialog.getByRole('button', { name: 'Add a linked rate' }).click();
  const linked = dialog.getByRole('group', { name: 'linked rate 1' });
  await linked.getByLabel('Spending with this rate').selectOption({ index: 1 });
  await linked.getByLabel('Step 1: from, %').fill('25');
  await linked.getByLabel('Step 1: rate').fill('0.5');
  await expectAccessibleState(page);
  await saving(page, 'member_cards', () =>
    dialog.getByRole('button', { name: 'Add the card' }).click(),
  );

  // Its points are kept, and count.
  await visit(page, '/app/my-points');
  const balance = page.getByRole('form', { name: 'Add a balance' });
  await balance.getByLabel('Program').selectOption({ label: 'Harbor points' });
  await balance.getByLabel('Points', { exact: true }).fill('12,000');
  await saving(page, 'point_balances', () => balance.getByRole('button', { name: 'Add' }).click());
  const points = page.getByRole('list', { name: 'My points' }).getByRole('listitem');
  await expect(points.filter({ hasText: 'Harbor points' })).toContainText('$96');
  await points.getByRole('link', { name: 'Harbor points', exact: true }).click();
  await page.getByRole('link', { name: 'Change it on its card' }).click();
  await expect(page.getByRole('heading', { name: own, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(`${own} is still on your list`, { exact: true })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expectAccessibleState(page);

  // Twelve offers of two issuers; one on it decides at the counter.
  await visit(page, '/app/card-offers');
  for (const [card, shops] of [
    ['Chase Sapphire Preferred', ['Lyft', 'Turo', 'Arlo', 'Dyson', 'Hulu', 'Peacock']],
    [own, ['Nike', 'Faire', 'Zwilling', 'La Colombe', 'Patagonia', 'Sur La Table']],
  ] as const) {
    await page.getByRole('button', { name: 'Paste from your bank' }).first().click();
    const paste = page.getByRole('dialog', { name: 'Paste from your bank' });
    await paste
      .getByLabel('The copied page')
      .fill(shops.map((shop) => `${shop}\n$20 cash back\n30 days left\nAdded`).join('\n'));
    await paste.getByLabel('The offers are on').selectOption({ label: card });
    await saving(page, 'card_offers', () =>
      paste.getByRole('button', { name: 'Add 6 offers' }).click(),
    );
  }
  await visit(page, '/app/best-card?q=nike&amount=100');
  const best = page.getByRole('region', { name: 'My best card' });
  await expect(best).toContainText(own);
  await expect(best).toContainText('$20 back on this $100');
  await saving(page, 'card_offers', () =>
    best.getByRole('button', { name: 'I paid $100 with this' }).click(),
  );

  // The purchase is before the first line of the file that has its credit.
  await visit(page, '/app/my-annual-spending?view=import');
  const tomorrow = new Date(Date.now() + 86_400_000);
  const printed = tomorrow.toLocaleDateString('en-US', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  await page.locator('input[type=file]').setInputFiles({
    name: 'harbor.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `Date,Description,Amount\n${printed},KROGER 421 COLUMBUS OH,40.00\n${printed},KROGER 422 COLUMBUS OH,31.00\n${printed},OFFER CREDIT NIKE,-20.00`,
    ),
  });
  await page.getByLabel(/^Card of/u).selectOption({ label: own });
  const found = page.getByRole('region', { name: 'Card offers in these statements' });
  await expect(found).toContainText('$20.00 came back on');
  await expect(found).toContainText('Counted');

  // Its due day is in the feed.
  await visit(page, '/app/my-cards');
  await page.getByRole('button', { name: `Actions for ${own}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: own });
  await edit.getByLabel('Due day').selectOption('15');
  await saving(page, 'member_cards', () => edit.getByRole('button', { name: 'Save' }).click());
  await visit(page, '/app/my-profile?page=reminders');
  const section = page.getByLabel('Calendar feed', { exact: true });
  await section.getByRole('button', { name: 'Make an address' }).click();
  const address = section.getByRole('textbox', { name: 'Address for your calendar' });
  const feed = async () =>
    (await (await request.get(await address.inputValue())).text()).replaceAll('\r\n ', '');
  expect(await feed()).toContain(`SUMMARY:Pay ${own}`);

  // It becomes a card of the catalog under its own days, and back.
  await visit(page, '/app/my-cards');
  await page.getByRole('button', { name: `Actions for ${own}` }).click();
  await page.getByRole('menuitem', { name: 'Product changed to…' }).click();
  const change = page.getByRole('dialog', { name: `What ${own} has become` });
  await change.getByLabel('Product changed to').selectOption({ label: 'Citi Strata Premier' });
  await expectAccessibleState(page);
  await saving(page, 'member_cards', () => change.getByRole('button', { name: 'Save' }).click());
  const row = page
    .getByRole('list', { name: 'My cards' })
    .getByRole('listitem')
    .filter({ hasText: `Changed from ${own}` });
  await expect(row).toContainText('Citi Strata Premier');
  await expect(row).toContainText(/next due [A-Z][a-z]{2} 15/u);
  await page.getByRole('button', { name: 'Actions for Citi Strata Premier' }).click();
  await page.getByRole('menuitem', { name: 'Product changed to…' }).click();
  await page.getByRole('dialog').getByLabel('Product changed to').selectOption({ label: own });
  await saving(page, 'member_cards', () =>
    page.getByRole('dialog').getByRole('button', { name: 'Save' }).click(),
  );
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Changed from Citi Strata Premier' }),
  ).toContainText(own);

  // Points with a balance stay; a product that nobody has listed is described on the way.
  const menu = page.getByRole('button', { name: `Actions for ${own}` });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Change its fees and rates…' }).click();
  const facts = page.getByRole('dialog', { name: `Change ${own}` });
  await facts.getByLabel('It earns').selectOption({ label: 'Cash back' });
  await facts.getByRole('button', { name: 'Save' }).click();
  await expect(facts.getByText('You keep a balance of its points')).toBeVisible();
  await facts.getByLabel('It earns').selectOption({ label: 'Points that aren’t listed' });
  await facts.getByRole('button', { name: 'Save' }).click();
  await expect(facts).toBeHidden();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Product changed to…' }).click();
  await page.getByRole('button', { name: 'It is not here' }).click();
  await dialog.getByLabel('Name of the card').fill('Harborside Gold');
  await dialog.getByLabel('Issuer').fill('Harborside Credit Union');
  await dialog.getByLabel('Base rate').fill('2');
  await saving(page, 'member_cards', () =>
    dialog.getByRole('button', { name: 'Add the card' }).click(),
  );
  const gold = page.getByRole('listitem').filter({ hasText: `Changed from ${own}` });
  await expect(gold).toContainText('Harborside Gold');
  await expect(gold).toContainText(/next due [A-Z][a-z]{2} 15/u);
});

test('a card that another of the household describes is seen as theirs, and offered nowhere as one’s own @soak', async ({
  page,
}) => {
  test.slow();
  const sam = await joinHousehold(page);
  const theirs = 'Harborside Cash';
  const { data: described } = await sam
    .from('own_cards')
    .insert({
      credit_card_id: 1_000_000_000_777,
      name: theirs,
      facts: { ...ownFacts, card: { ...ownFacts.card, base_rate: 12 } },
    })
    .select('credit_card_id')
    .single()
    .throwOnError();
  await sam
    .from('member_cards')
    .insert({ credit_card_id: described.credit_card_id, status: 'held' })
    .throwOnError();
  await sam.rpc('set_household_share', { kind: 'cards', is_shared: true }).throwOnError();

  await page.goto('/app/my-cards');
  const whose = page.getByRole('group', { name: 'Whose' });
  const main = page.getByRole('main');
  await whose.getByRole('button', { name: 'Household' }).click();
  const row = main.getByRole('listitem').filter({ hasText: theirs });
  await expect(row).toContainText('Lakeside Credit Union');
  await expect(row).toContainText('Theirs alone');
  await expectAccessibleState(page);

  // It counts at the counter, for the one who carries it.
  await visit(page, '/app/best-card?q=walgreens&amount=100');
  await whose.getByRole('button', { name: 'Household' }).click();
  const best = page.getByRole('region', { name: 'Best card of your household' });
  await expect(best).toContainText(theirs);
  await expect(best).toContainText('Sam carries it');

  await visit(page, '/app/my-cards');
  await whose.getByRole('button', { name: 'Household' }).click();
  await expect(row).toBeVisible();
  await page.getByRole('button', { name: 'Add a card' }).first().click();
  await page.getByRole('dialog').getByRole('combobox').first().fill(theirs);
  await expect(page.getByRole('dialog')).not.toContainText('Theirs alone');
  await page.getByRole('button', { name: 'My card is not here' }).click();
  const dialog = page.getByRole('dialog', { name: 'A card of your own' });
  await expect(
    dialog.getByLabel('Like').getByRole('option').filter({ hasText: theirs }),
  ).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();

  await visit(page, '/app/card-comparison');
  await page.getByRole('button', { name: 'Add a card to compare' }).click();
  await page.getByRole('combobox', { name: 'Search Add a card to compare' }).fill('cash');
  const offered = page.getByRole('listbox').getByRole('option');
  await expect(offered.filter({ hasText: 'Double Cash' })).not.toHaveCount(0);
  await expect(offered.filter({ hasText: theirs })).toHaveCount(0);
});
