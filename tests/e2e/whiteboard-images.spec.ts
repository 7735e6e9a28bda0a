import { z } from 'zod';
import { canvasOf, changed, createBoard, expectSaved, picture, pixel, readBoard } from './board.ts';
import { test } from './member.ts';
import { expect } from './test.ts';

/** Part of a saved board that names its images. */
const boardSchema = z.object({
  document: z.object({ files: z.record(z.string(), z.object({ path: z.string() })) }),
});

test('an image that was erased is put into the storage again when it comes back @soak', async ({
  page,
}) => {
  const images: string[] = [];
  page.on('response', (response) => {
    const isUpload = response.request().method() === 'POST' && response.ok();
    const [, path] = /\/storage\/v1\/object\/whiteboard-images\/(.+)$/u.exec(response.url()) ?? [];
    if (isUpload && path !== undefined) images.push(path);
  });
  const savedFiles = async (change: () => Promise<void>) => {
    const saved = changed(page, 'document');
    await change();
    const { document } = boardSchema.parse((await saved).request().postDataJSON());
    await expectSaved(page);
    return Object.values(document.files).map(({ path }) => path);
  };
  await createBoard(page);
  const drawing = {
    type: 'excalidraw',
    version: 2,
    elements: [picture],
    files: {
      photo: { id: 'photo', mimeType: 'image/png', dataURL: `data:image/png;base64,${pixel}` },
    },
  };
  const buffer = Buffer.from(JSON.stringify(drawing));
  const input = page.getByLabel('Excalidraw file to import');
  const shown = await savedFiles(() =>
    input.setInputFiles({ name: 'a.excalidraw', mimeType: 'application/json', buffer }),
  );
  expect(shown).toEqual(images);
  expect(shown).toHaveLength(1);

  await canvasOf(page).click({ position: { x: 600, y: 500 } });
  await page.keyboard.press('ControlOrMeta+a');
  expect(await savedFiles(() => page.keyboard.press('Delete'))).toEqual([]);

  const back = await savedFiles(() => page.keyboard.press('ControlOrMeta+z'));
  expect(images).toHaveLength(2);
  expect(back).toEqual(images.slice(1));
  expect(await readBoard(page)).toContain('1 image');
});
