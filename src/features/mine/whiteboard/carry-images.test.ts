import { expect, it, vi } from 'vitest';
import { makeElement } from './board-fixture.ts';
import { openBoardFile, pickPictures } from './carry-images.ts';

const picture = (id: string, pixels: number) => ({
  id,
  mimeType: 'image/png',
  dataURL: `data:image/png;base64,${pixels}`,
});
const count = (dataURL: string) => Promise.resolve(Number(dataURL.split(',')[1]));

it('leaves out pictures that would stop the page, however few their bytes are', async () => {
  const many = Array.from({ length: 60 }, (_, index) => picture(`${index}`, 4_000_000));
  const picked = await pickPictures([picture('bomb', 144_000_000), ...many], count);
  expect(picked.map(({ id }) => id)).toEqual(many.slice(0, 50).map(({ id }) => id));
});

it('refuses a file with such a picture, and takes any other', async () => {
  const fileOf = (pixels: number) =>
    JSON.stringify({
      type: 'excalidraw',
      elements: [makeElement()],
      files: { photo: picture('photo', pixels) },
    });
  const refused = { kind: 'refused', reason: 'The drawing is too large to show.' };
  expect(await openBoardFile(fileOf(144_000_000), count)).toEqual(refused);
  expect(await openBoardFile(fileOf(4_000_000), count)).toMatchObject({ kind: 'board' });
});

it('asks the browser for the size alone', async () => {
  class Picture {
    onload = () => undefined;
    readonly naturalWidth = 12_000;
    readonly naturalHeight = 12_000;
    set src(_address: string) {
      queueMicrotask(() => this.onload());
    }
  }
  vi.stubGlobal('Image', Picture);
  expect(await pickPictures([picture('bomb', 0)])).toEqual([]);
  vi.unstubAllGlobals();
});
