import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  IMAGE_BREAKPOINTS,
  IMAGE_DENSITIES,
  IMAGE_PLACEHOLDER,
  type ImageFormat,
  type ImagePosition,
  createDensitySet,
  createImageAddress,
  createWidthSet,
} from '../src/lib/image-address.ts';
import { createImageListener } from './image-endpoint.ts';

/** Large enough for the widest place on the densest screen. */
const WIDE = { width: 3200, height: 1600 };
const FORMATS: Readonly<Record<ImageFormat, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};
const BREAKPOINTS = [...new Set(Object.values(IMAGE_BREAKPOINTS))];

let folder: string;
let server: Server;
let site: string;

/** Three rows of three fields, the redder the lower and the bluer the further right. */
function drawFields() {
  const side = 270;
  const pixels = Buffer.alloc(side * side * 3);
  for (let at = 0; at < side * side; at += 1) {
    pixels[at * 3] = Math.floor(at / side / 90) * 100;
    pixels[at * 3 + 2] = Math.floor((at % side) / 90) * 100;
  }
  return { side, pixels };
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sizes-'));
  const { side, pixels } = drawFields();
  const raw = { width: side, height: side, channels: 3 } as const;
  await sharp(pixels, { raw }).png().toFile(path.join(folder, 'fields.png'));
  const wide = { create: { ...WIDE, channels: 3, background: '#0a0' } } as const;
  await writeFile(path.join(folder, 'wide.png'), await sharp(wide).png().toBuffer());
  const listener = createImageListener(folder, () => ({}));
  server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  site = at && typeof at === 'object' ? `http://127.0.0.1:${at.port}` : '';
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

/** Reads the endpoint's result for an address that the app writes into a page. */
async function look(address: string) {
  const answer = await fetch(site + address);
  expect(answer.status, address).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { width, height } = await sharp(bytes).metadata();
  return { type: answer.headers.get('content-type'), width, height, bytes };
}

/** Reads the addresses of a `srcset`, each with its descriptor: `640w` or `2x`. */
function readSet(set: string): readonly (readonly [string, number])[] {
  return set.split(', ').map((each) => {
    const [address = '', use = ''] = each.split(' ');
    return [address, Number.parseInt(use)];
  });
}

describe.each(Object.entries(FORMATS))('as %s', (name, type) => {
  const format = Object.keys(FORMATS).find((each): each is ImageFormat => each === name);

  it('a picture comes in the width of every breakpoint, for screens of either density', async () => {
    const sizes = IMAGE_BREAKPOINTS;
    const { srcSet } = createWidthSet('/wide.png', { format }, sizes);
    const set = readSet(srcSet);
    const widths = BREAKPOINTS.flatMap((width) => IMAGE_DENSITIES.map((each) => each * width));
    expect(new Set(set.map(([, width]) => width))).toEqual(new Set(widths));
    for (const [address, width] of set) {
      expect(await look(address), address).toMatchObject({ type, width, height: width / 2 });
    }
  });

  it('the placeholder of a picture has ten by ten pixels', async () => {
    const { width, height, quality } = IMAGE_PLACEHOLDER;
    const small = createImageAddress('/wide.png', { format, width, height, quality, fit: 'cover' });
    const seen = await look(small);
    expect(seen).toMatchObject({ type, width: 10, height: 10 });
    expect(seen.bytes.length).toBeLessThan(1_000);
  });
});

it('a picture of fixed size comes for screens of either density, as WebP unless told otherwise', async () => {
  const set = readSet(createDensitySet('/wide.png', { width: 48, height: 48, fit: 'cover' }));
  expect(set.map(([, density]) => density)).toEqual([...IMAGE_DENSITIES]);
  for (const [address, density] of set) {
    const size = 48 * density;
    expect(await look(address)).toMatchObject({ type: 'image/webp', width: size, height: size });
  }
});

it.each<[ImagePosition, number, number, [red: number, blue: number]]>([
  ['top', 270, 90, [0, 100]],
  ['bottom', 270, 90, [200, 100]],
  ['left', 90, 270, [100, 0]],
  ['right', 90, 270, [100, 200]],
  ['center', 90, 90, [100, 100]],
])('cut to the %s it shows that part', async (position, width, height, wanted) => {
  const change = { position, width, height, fit: 'cover', format: 'png' } as const;
  const seen = await look(createImageAddress('/fields.png', change));
  expect(seen).toMatchObject({ width, height });
  const spot = { left: Math.floor(width / 2), top: Math.floor(height / 2), width: 1, height: 1 };
  const [red, , blue] = await sharp(seen.bytes).extract(spot).raw().toBuffer();
  expect([red, blue]).toEqual(wanted);
});
