import { readFile } from 'node:fs/promises';
import { expectAccessible } from './accessible.ts';
import { createNewcomer } from './accounts.ts';
import {
  beginBox,
  canvasOf,
  changed,
  createBoard,
  drawBox,
  endBox,
  expectSaved,
  paste,
  picture,
  pixel,
  readBoard,
  save,
} from './board.ts';
import { test } from './member.ts';
import { signInOverRest } from './rest.ts';
import { expect } from './test.ts';

// Excalidraw's own controls are not ours to name; everything around them is.
const around = { exclude: '.excalidraw' };

test('a drawing is still there after a reload', async ({ page }) => {
  const url = await createBoard(page);
  await save(page, () => drawBox(page, 500));
  await page.reload();
  await canvasOf(page).waitFor();
  expect(await readBoard(page)).toContain('1 empty box');

  // The last open board opens again, and is in the list with its picture.
  await page.goto('/app/whiteboard');
  await expect(page).toHaveURL(url);
  await page.getByRole('link', { name: 'All boards' }).click();
  await expect(
    page
      .getByRole('link', { name: /^Open Board/ })
      .first()
      .locator('img'),
  ).toBeVisible();
});

test('two tabs draw at once and both shapes survive @soak', async ({ page, context }) => {
  let told = 0;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (payload.includes('whiteboards')) told += 1;
    }),
  );
  const url = await createBoard(page);
  const second = await context.newPage();
  await second.goto(url);
  await canvasOf(second).waitFor();
  await Promise.all([
    save(page, () => drawBox(page, 400)),
    save(second, () => drawBox(second, 700)),
  ]);
  await page.reload();
  await canvasOf(page).waitFor();
  expect(await readBoard(page)).toContain('2 empty boxes');

  // Each sees the other's further drawing; a shape being drawn meanwhile stays.
  await beginBox(page, 850);
  const before = told;
  await save(second, () => drawBox(second, 1000));
  await expect.poll(() => told).toBeGreaterThan(before);
  await endBox(page, 850);
  await expect.poll(() => readBoard(second)).toContain('4 empty boxes');
});

test.describe('without a network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('drawing goes on without a network and is sent afterwards @soak', async ({
    page,
    context,
  }) => {
    await createBoard(page);
    await context.setOffline(true);
    await drawBox(page, 500);
    await expect(page.getByText('Offline: kept on this device')).toBeAttached();
    await context.setOffline(false);
    await expectSaved(page);
    await page.reload();
    await canvasOf(page).waitFor();
    expect(await readBoard(page)).toContain('1 empty box');
  });
});

test('my wallet is laid out, and read without seeing it @soak', async ({ page }) => {
  await createBoard(page);
  await save(page, () => page.getByRole('button', { name: 'Lay out my wallet' }).click());
  const words = await readBoard(page);
  expect(words).toContain('Chase Sapphire Preferred, $95 a year');
  expect(words).toMatch(/Chase Sapphire Preferred.* → Ultimate Rewards.*a year\)/);

  await page.getByRole('button', { name: 'Library' }).click();
  const library = page.getByRole('complementary', { name: 'Library' });
  await library.getByLabel('Show').selectOption('Point systems');
  await library.getByLabel('Search the library').fill('hyatt');
  await library.getByRole('button', { name: /World of Hyatt/ }).click();
  await expect.poll(() => readBoard(page)).toContain('World of Hyatt');
  await expectAccessible(page, around);
});

test('a public link shows the board, and nothing once it is taken away', async ({
  page,
  browser,
  baseURL,
}) => {
  await createBoard(page);
  await save(page, () => drawBox(page, 500));
  await page.getByRole('button', { name: 'Share' }).click();
  // The switch shows at once; the link comes from the server.
  await page.getByRole('switch', { name: 'Public link' }).click();
  const address = await page.getByLabel('Link', { exact: true }).inputValue();
  await expectAccessible(page, around);

  const visitor = await browser.newPage({
    storageState: { cookies: [], origins: [] },
    colorScheme: 'dark',
  });
  const path = new URL(address).pathname;
  await visitor.goto(`${baseURL ?? ''}${path}`);
  await visitor.getByRole('button', { name: 'In words' }).click();
  await expect(visitor.getByRole('dialog')).toContainText('1 empty box');
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(visitor.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  const unshared = changed(page, 'is_shared');
  await page.getByRole('switch', { name: 'Public link' }).click();
  await expect(page.getByLabel('Link', { exact: true })).toHaveCount(0);
  await unshared;
  // The drawing keeps its colors, and everything else has the visitor's.
  const dark = visitor.locator('html.dark');
  await expect(dark).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: /not found/i })).toBeVisible();
  await expect(dark).toHaveCount(1);
  await visitor.close();
});

test('a shared board that would stop the page is drawn only when its reader asks @soak', async ({
  browser,
  baseURL,
}) => {
  const { email, password } = await createNewcomer(baseURL ?? '');
  const owner = await signInOverRest(email, password);
  const endless = { ...picture, type: 'rectangle', width: 1e7, height: 1e7, strokeWidth: 1 };
  const hatched = { fillStyle: 'hachure', backgroundColor: '#ffc9c9', strokeStyle: 'solid' };
  const { data } = await owner
    .from('whiteboards')
    .insert({
      name: 'Endless',
      is_shared: true,
      document: { elements: [{ ...endless, ...hatched }] },
    })
    .select('share_token')
    .single()
    .throwOnError();
  const visitor = await browser.newPage({ storageState: { cookies: [], origins: [] } });
  await visitor.goto(`${baseURL ?? ''}/shared-whiteboard/${data.share_token ?? ''}`);
  await expect(visitor.getByRole('button', { name: 'Draw it anyway' })).toBeVisible();
  await visitor.getByRole('button', { name: 'In words' }).click();
  await expect(visitor.getByRole('dialog')).toContainText('1 empty box');
  await visitor.close();
});

test('no page of somebody else opens on a board @soak', async ({ page }) => {
  await createBoard(page);
  const html = '<form action="/login"><input name="password"></form>';
  const frame = { ...picture, id: 'frame', type: 'iframe', width: 300, height: 200 };
  await save(page, () =>
    paste(page, [
      { ...frame, customData: { generationData: { status: 'done', html } } },
      { ...picture, id: 'box', type: 'rectangle' },
    ]),
  );
  expect(await readBoard(page)).toContain('1 empty box');
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.reload();
  await canvasOf(page).waitFor();
  expect(await readBoard(page)).toContain('1 empty box');
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a drawing from elsewhere fills with nothing of the member @soak', async ({ page }) => {
  await createBoard(page);
  const card = { kind: 'card', id: 'chase-sapphire-preferred' };
  const font = { fontSize: 16, fontFamily: 5, lineHeight: 1.25, textAlign: 'center' };
  const draw = (words: string) => [
    {
      ...{ ...picture, id: `box of ${words}`, type: 'rectangle', width: 260, height: 90 },
      ...{ customData: { record: card }, boundElements: [{ type: 'text', id: words }] },
    },
    {
      ...{ ...picture, ...font, id: words, type: 'text', opacity: 0, verticalAlign: 'middle' },
      ...{ text: words, originalText: words, autoResize: true, containerId: `box of ${words}` },
    },
  ];
  await save(page, () => paste(page, draw('a paste')));
  const file = { type: 'excalidraw', elements: draw('a file') };
  await save(page, () =>
    page.getByLabel('Excalidraw file to import').setInputFiles({
      ...{ name: 'a.excalidraw', mimeType: 'application/json' },
      buffer: Buffer.from(JSON.stringify(file)),
    }),
  );
  await page.getByRole('button', { name: 'Library' }).click();
  await save(page, () => page.getByRole('button', { name: /^Chase Sapphire Preferred/ }).click());
  await page.getByRole('button', { name: 'Close the library' }).click();
  await page.reload();
  await canvasOf(page).waitFor();
  await page.evaluate(() => document.fonts.ready);
  const words = await readBoard(page);
  expect(words).toContain('a paste');
  expect(words).toContain('a file');
  expect(words.match(/Chase Sapphire Preferred/g)).toHaveLength(1);
});

test('a damaged file is refused with a reason, and the board stays @soak', async ({ page }) => {
  await createBoard(page);
  await drawBox(page, 500);
  const choose = (name: string, text: string) =>
    page.getByLabel('Excalidraw file to import').setInputFiles({
      name,
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
  await choose('broken.excalidraw', '{"type":"excalidraw","elements":[{"id":"x"}]}');
  await expect(
    page.getByText('The file is damaged: shape 1 cannot be read.').first(),
  ).toBeVisible();
  expect(await readBoard(page)).toContain('1 empty box');
});

test('a paste that would leave a board that never opens again is refused, and the board stays @soak', async ({
  page,
}) => {
  await createBoard(page);
  await save(page, () => drawBox(page, 500));
  const box = { ...picture, type: 'rectangle' };
  for (const change of [{ version: 'x' }, { x: 'x' }, { width: '80' }, { isDeleted: 'no' }]) {
    await paste(page, [{ ...box, ...change }]);
    await expect(page.getByText('This drawing is damaged').first()).toBeVisible();
  }
  await save(page, () => paste(page, [{ ...box, id: 'whole' }]));
  await page.reload();
  await canvasOf(page).waitFor();
  expect(await readBoard(page)).toContain('2 empty boxes');
});

test('a board goes out as picture, drawing and file, and the file comes in again @soak', async ({
  page,
}) => {
  await createBoard(page);
  await save(page, () => page.getByRole('button', { name: 'Lay out my wallet' }).click());
  const exported = async (entry: string) => {
    await page.getByRole('button', { name: 'More for this board' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: entry }).click(),
    ]);
    return readFile(await download.path());
  };
  expect((await exported('Export as PNG')).subarray(1, 4).toString()).toBe('PNG');
  expect((await exported('Export as SVG')).toString()).toMatch(
    /^<svg[\s\S]*Chase Sapphire Preferred/,
  );
  const file = await exported('Export as file');

  await createBoard(page);
  const drawing: unknown = JSON.parse(file.toString());
  const image = { id: 'photo', mimeType: 'image/png', dataURL: `data:image/png;base64,${pixel}` };
  const withImage = Object.assign({}, drawing, {
    elements: [picture],
    files: { photo: image },
  });
  const input = page.getByLabel('Excalidraw file to import');
  await input.setInputFiles({ name: 'a.excalidraw', mimeType: 'application/json', buffer: file });
  await expect(page.getByText('was added to the board').first()).toBeVisible();
  await expect.poll(() => readBoard(page)).toContain('Chase Sapphire Preferred, $95 a year');

  // An image is stored, and read back.
  const buffer = Buffer.from(JSON.stringify(withImage));
  const stored = page.waitForResponse(
    (response) =>
      response.url().includes('/storage/v1/object/whiteboard-images/') &&
      response.request().method() === 'POST',
  );
  await input.setInputFiles({ name: 'b.excalidraw', mimeType: 'application/json', buffer });
  expect((await stored).ok()).toBe(true);
  await expectSaved(page);
  const brought = page.waitForResponse(
    (response) =>
      response.url().includes('/whiteboard-images/') && response.request().method() === 'GET',
  );
  await page.reload();
  expect((await brought).ok()).toBe(true);
  expect(await readBoard(page)).toContain('1 image');
});

test('a board is shared as an image @soak', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await createBoard(page);
  await drawBox(page, 500);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Share as an image' }).click();
  await expect(page.getByText('The image was copied').first()).toBeVisible();
  const types = await page.evaluate(async () => {
    const items = await navigator.clipboard.read();
    return items.flatMap((item) => item.types);
  });
  expect(types).toEqual(['image/png']);
});

test('a shape shows its record as it is now @soak', async ({ page, context }) => {
  const mine = await context.newPage();
  await mine.goto('/app/my-wallets');
  await mine.getByRole('button', { name: 'New wallet' }).first().click();
  const wallet = mine.getByRole('list', { name: 'My wallets' }).getByRole('listitem').last();
  const name = await wallet.getByRole('heading').first().innerText();
  await createBoard(page);
  await page.getByRole('button', { name: 'Library' }).click();
  const library = page.getByRole('complementary', { name: 'Library' });
  await library.getByLabel('Show').selectOption('My wallets');
  await library.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await expect.poll(() => readBoard(page)).toContain(`${name}, 0 cards`);

  const renamed = `Renamed ${crypto.randomUUID().slice(0, 6)}`;
  await mine.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await mine.getByRole('menuitem', { name: 'Rename' }).click();
  await mine.getByRole('dialog').getByLabel('Name').fill(renamed);
  await mine.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await expect.poll(() => readBoard(page)).toContain(`${renamed}, 0 cards`);
});

test('a board is copied, deleted, and restored @soak', async ({ page }) => {
  await createBoard(page);
  const name = `Plan ${crypto.randomUUID().slice(0, 8)}`;
  const field = page.getByLabel('Name of the board');
  await field.fill(name);
  await field.press('Enter');
  await page.getByRole('link', { name: 'All boards' }).click();
  const boards = page.getByRole('list', { name: 'My boards' });
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(boards.getByRole('heading', { name: `${name} copy` })).toBeVisible();
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(boards.getByRole('heading', { name, exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(boards.getByRole('heading', { name, exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('the id of no board of mine is a board that does not exist @soak', async ({ page }) => {
  await page.goto(`/app/whiteboard?board=${crypto.randomUUID()}`);
  await expect(page.getByText('This board does not exist')).toBeVisible();
});

test('a board is drawn on by touch on a phone @soak', async ({
  browser,
  storageState,
  baseURL,
}) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    storageState,
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const phone = await context.newPage();
  await createBoard(phone);
  await phone.getByRole('button', { name: 'Library' }).tap();
  await phone
    .getByRole('list', { name: 'Things to add' })
    .getByRole('button', { name: /Chase Sapphire Preferred/ })
    .tap();
  // The library, which covered the board, makes way for what was added.
  await expect(phone.getByRole('complementary', { name: 'Library' })).toBeHidden();
  await expect.poll(() => readBoard(phone)).toContain('Chase Sapphire Preferred');
  // Text is put where the finger was.
  const written = phone.waitForRequest((request) =>
    (request.postData() ?? '').includes('Ask in spring'),
  );
  await phone.getByRole('radio', { name: 'Text', exact: true }).locator('..').tap();
  await phone.touchscreen.tap(180, 560);
  await phone.keyboard.type('Ask in spring');
  await phone.touchscreen.tap(60, 620);
  await written;
  const overflow = await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectAccessible(phone, around);
  await context.close();
});
