import { expect, it, vi } from 'vitest';
import { makeElement } from './board-fixture.ts';
import { openBoardFile, pickPictures, refusalOfPaste } from './carry-images.ts';

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

it('takes a paste, and none that leaves a board that does not open or a page that stands still', async () => {
  const bomb = { ...picture('photo', 144_000_000), created: 1 };
  const refusalOf = (pasted: object) => refusalOfPaste(pasted, count);
  const page = { ...makeElement(), type: 'iframe' };
  expect(await refusalOf({ elements: [makeElement(), page], text: 'a' })).toBeNull();
  for (const change of [{ version: 'x' }, { x: 'x' }, { groupIds: 7 }, { boundElements: [null] }]) {
    const elements = [makeElement(), { ...makeElement(), ...change }];
    expect(await refusalOf({ elements }), JSON.stringify(change)).toMatch(/damaged/);
  }
  expect(await refusalOf({ elements: [null] })).toMatch(/damaged/);
  expect(await refusalOf({ text: 'a'.repeat(200_000) })).toMatch(/too large/);
  for (const begin of ['flowchart LR', ' graph', '%%{init: {}}%%\nmindmap', 'stateDiagram-v2'])
    expect(await refusalOf({ text: `${begin}\n${'a;b&c\n'.repeat(100)}` })).toMatch(/too large/);
  expect(await refusalOf({ text: 'flowchart LR\na --> b' })).toBeNull();
  expect(await refusalOf({ text: 'one line\n'.repeat(500) })).toBeNull();
  const chart = (length: number) => ({ spreadsheet: { values: Array.from({ length }, () => 1) } });
  expect(await refusalOf(chart(100))).toBeNull();
  expect(await refusalOf(chart(5_000))).toMatch(/too large/);
  expect(await refusalOf({ elements: [makeElement()], files: { photo: bomb } })).toMatch(
    /too large/,
  );
});

it('takes no shape that its board could not be saved with, shown or removed', async () => {
  const long = { source: 'a'.repeat(3_000_000) };
  for (const isDeleted of [false, true]) {
    const elements = [makeElement({ isDeleted, customData: long })];
    const file = JSON.stringify({ type: 'excalidraw', elements });
    expect(await openBoardFile(file, count)).toMatchObject({ kind: 'refused' });
    expect(await refusalOfPaste({ elements }, count)).toMatch(/too large/);
  }
});
