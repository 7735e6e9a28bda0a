import {
  canvasOf,
  createBoard,
  drawBox,
  expectSaved,
  picture,
  pixel,
  readBoard,
  save,
} from './board.ts';
import { enterAsNew } from './new-member.ts';
import { signInOverRest } from './rest.ts';
import { expect, test } from './test.ts';

test.use({ expectedErrors: [/status of 400/] });

test('a member whose boards are full sees why, and keeps unsaved work on the device @soak', async ({
  page,
}) => {
  const email = await enterAsNew(page);
  const member = await signInOverRest(email, 'a long enough password');
  const full = Array.from({ length: 10 }, (_, index) => ({
    name: `Full ${index}`,
    // Slightly less than ten times 2 MiB: room for an empty board but not for a box.
    document: { elements: [], note: 'x'.repeat(2 * 1024 ** 2 - 80) },
  }));
  for (const board of full) await member.from('whiteboards').insert(board).throwOnError();

  await createBoard(page);
  await drawBox(page, 500);
  await expect(page.getByText('Your boards fill their 20 MB.')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  // The whole sentence, and everything beside it.
  await expect(page.getByText('Your boards fill their 20 MB.')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'More for this board' })).toBeInViewport({
    ratio: 1,
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await canvasOf(page).waitFor();
  await expect.poll(() => readBoard(page)).toContain('1 empty box');

  await member.from('whiteboards').delete().eq('name', 'Full 0').throwOnError();
  await save(page, () => drawBox(page, 700));
  await page.reload();
  await canvasOf(page).waitFor();
  expect(await readBoard(page)).toContain('2 empty boxes');
});

test('a member sees why an image is dropped, and the board is saved @soak', async ({ page }) => {
  const email = await enterAsNew(page);
  const member = await signInOverRest(email, 'a long enough password');
  const { data } = await member.auth.getUser();
  const images = member.storage.from('whiteboard-images');
  const content = Buffer.alloc(5 * 1024 ** 2);
  content.set(Buffer.from(pixel, 'base64'));
  for (let n = 0; n < 20; n += 1) {
    const path = `${data.user?.id ?? ''}/${n}`;
    expect((await images.upload(path, content, { contentType: 'image/png' })).error).toBeNull();
  }

  await createBoard(page);
  await save(page, () => drawBox(page, 500));
  const image = { id: 'photo', mimeType: 'image/png', dataURL: `data:image/png;base64,${pixel}` };
  const file = { type: 'excalidraw', version: 2, elements: [picture], files: { photo: image } };
  await page.getByLabel('Excalidraw file to import').setInputFiles({
    name: 'a.excalidraw',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  });
  await expect(page.getByText('There is no room for more images.').first()).toBeVisible();
  await expectSaved(page);
  expect(await readBoard(page)).toContain('1 empty box');
});
