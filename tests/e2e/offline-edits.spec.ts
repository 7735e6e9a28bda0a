import type { Page } from '@playwright/test';
import { readDevice, waitForWrites } from './device-store.ts';
import { enterAsNew } from './new-member.ts';
import { signInOverRest } from './rest.ts';
import { expect, test } from './test.ts';

test.use({
  device: 'new',
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|NetworkError|WebSocket connection/],
});

async function keepOnDevice(page: Page) {
  await page.goto('/app/my-profile?page=data');
  await page.getByRole('switch', { name: 'Keep what I see on this device' }).click();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

async function addCard(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add a card' }).first().click();
  await page.getByRole('combobox').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function note(page: Page, card: string, text: string) {
  await page.getByRole('button', { name: `Actions for ${card}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: card });
  await dialog.getByLabel('Notes').fill(text);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('changes made offline outlive the tab, are sent once and in order, or are refused in words', async ({
  page,
  context,
}) => {
  test.slow();
  const email = await enterAsNew(page);
  const server = await signInOverRest(email, 'a long enough password');
  const readCards = async () => {
    const { data: held } = await server
      .from('member_cards')
      .select('notes, revision, credit_card_id')
      .order('created_at')
      .throwOnError();
    const { data: cards } = await server
      .from('credit_cards')
      .select('id, slug')
      .in(
        'id',
        held.map(({ credit_card_id }) => credit_card_id),
      )
      .throwOnError();
    return held.map(({ notes, revision, credit_card_id }) => {
      const slug = cards.find(({ id }) => id === credit_card_id)?.slug;
      return { slug, notes, revision };
    });
  };
  // Waits for all answers: a tab that goes offline before an answer sends that change again.
  const expectAllAnswered = () =>
    expect.poll(() => readDevice(page, 'pointfolio-edits', 'tabs')).toBe('[]');
  await keepOnDevice(page);
  await page.goto('/app/my-cards');
  await addCard(page, 'chase sapphire preferred');
  const list = page.getByRole('list', { name: 'My cards' });
  await expect(list).toContainText('Chase Sapphire Preferred');
  // All data for the next offline visit has been seen.
  await page.reload();
  await expect(list).toContainText('Chase Sapphire Preferred');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await waitForWrites(page);

  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await note(page, 'Chase Sapphire Preferred', 'first');
  await note(page, 'Chase Sapphire Preferred', 'second');
  await addCard(page, 'capital one venture x');
  await note(page, 'Capital One Venture X', 'third');
  await expect(page.getByText('4 changes wait for the network')).toBeVisible();
  await expect.poll(() => readDevice(page, 'pointfolio-edits', 'tabs')).toContain('third');
  await page.reload();
  await expect(page.getByText('4 changes wait for the network')).toBeVisible();
  await expect(list).toContainText('second');
  await expect(list).toContainText('third');

  await context.setOffline(false);
  await expect.poll(readCards).toEqual([
    { slug: 'chase-sapphire-preferred', notes: 'second', revision: 3 },
    { slug: 'venture-x', notes: 'third', revision: 2 },
  ]);
  await expectAllAnswered();
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  await expect(list).toContainText('third');

  // Another device is faster while this one is offline.
  await context.setOffline(true);
  await note(page, 'Capital One Venture X', 'typed offline');
  await expect(page.getByText('1 change waits for the network')).toBeVisible();
  await expect.poll(() => readDevice(page, 'pointfolio-edits', 'tabs')).toContain('typed offline');
  await server
    .from('member_cards')
    .update({ notes: 'theirs' })
    .eq('notes', 'third')
    .select('id')
    .single()
    .throwOnError();
  await page.reload();
  await expect(page.getByText('1 change waits for the network')).toBeVisible();
  await context.setOffline(false);
  const refused = page.getByRole('region', { name: 'Changes that were not saved' });
  await expect(refused).toContainText('The card was not changed. This was changed in another tab');
  await expect(refused).toContainText('typed offline');
  await expect(list).toContainText('theirs');
  await page.reload();
  await expect(refused).toContainText('typed offline');
  await expect(list).toContainText('theirs');
  await refused.getByRole('button', { name: 'Try again: The card was not changed' }).click();
  await expect(refused).toHaveCount(0);
  await expect
    .poll(readCards)
    .toContainEqual({ slug: 'venture-x', notes: 'typed offline', revision: 4 });
  await expectAllAnswered();

  // Waiting changes are deleted by an offline sign-out.
  await context.setOffline(true);
  await note(page, 'Capital One Venture X', 'never sent');
  await expect(page.getByText('1 change waits for the network')).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const left = await page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const count = (database: string, store: string) =>
      new Promise<number>((resolve, reject) => {
        const request = indexedDB.open(database);
        request.onerror = () => {
          reject(new Error(`${database} does not open.`));
        };
        request.onsuccess = () => {
          const all = request.result.transaction(store).objectStore(store).count();
          all.onsuccess = () => {
            resolve(all.result);
          };
        };
      });
    return Promise.all(
      [['pointfolio-edits', 'tabs'] as const, ['pointfolio-offline', 'members'] as const]
        .filter(([database]) => names.includes(database))
        .map(([database, store]) => count(database, store)),
    );
  });
  expect(left).toEqual([0, 0]);
  expect((await readCards()).map(({ notes }) => notes)).not.toContain('never sent');
});
