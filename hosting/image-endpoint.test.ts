import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createImageListener } from './image-endpoint.ts';

let folder: string;
let storage: Server;
let server: Server;
let address: string;
let project: string;
let storageReads = 0;

async function listen(of: Server): Promise<string> {
  await new Promise<void>((resolve) => of.listen(0, '127.0.0.1', resolve));
  const at = of.address();
  return at && typeof at === 'object' ? `http://127.0.0.1:${at.port}` : '';
}

/** The left half red, the right half blue. */
async function drawPicture(): Promise<Buffer> {
  const red = { create: { width: 100, height: 100, channels: 3, background: '#f00' } } as const;
  const half = await sharp(red).png().toBuffer();
  return sharp({ create: { width: 200, height: 100, channels: 3, background: '#00f' } })
    .composite([{ input: half, left: 0, top: 0 }])
    .png()
    .toBuffer();
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'images-'));
  const picture = await drawPicture();
  await writeFile(path.join(folder, 'picture.png'), picture);
  await writeFile(path.join(folder, 'broken.png'), picture.subarray(0, 60));
  const huge = { create: { width: 4097, height: 4096, channels: 3, background: '#000' } } as const;
  await sharp(huge).png({ compressionLevel: 1 }).toFile(path.join(folder, 'huge.png'));
  await writeFile(path.join(folder, 'drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  storage = createServer((_request, response) => {
    storageReads += 1;
    response.writeHead(200, { 'content-type': 'image/png', etag: '"1"' }).end(picture);
  });
  project = await listen(storage);
  const listener = createImageListener(folder, () => ({ 'x-rule': 'yes' }));
  server = createServer((request, response) => void listener(request, response));
  address = await listen(server);
});

afterAll(async () => {
  server.close();
  storage.close();
  await rm(folder, { recursive: true });
});

const ask = (query: string) => fetch(`${address}/.netlify/images?${query}`);

async function look(query: string) {
  const answer = await ask(query);
  expect(answer.status).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { format, width, height } = await sharp(bytes).metadata();
  const [r = 0, , b = 0] = await sharp(bytes).resize(1, 1, { position: 'left' }).raw().toBuffer();
  return { type: answer.headers.get('content-type'), format, width, height, isRed: r > 2 * b };
}

describe('pictures of one’s own', () => {
  it.each([
    ['avif', 'image/avif'],
    ['gif', 'image/gif'],
    ['jpg', 'image/jpeg'],
    ['jpeg', 'image/jpeg'],
    ['png', 'image/png'],
    ['webp', 'image/webp'],
  ])('come as %s', async (format, type) => {
    const seen = await look(`url=/picture.png&w=40&fm=${format}&q=60`);
    expect(seen).toMatchObject({ type, width: 40, height: 20 });
  });

  it('are cut, fitted or stretched as asked', async () => {
    const square = 'url=/picture.png&w=50&h=50&fm=png';
    expect(await look(`${square}&fit=cover&position=left`)).toMatchObject({
      width: 50,
      height: 50,
      isRed: true,
    });
    expect(await look(`${square}&fit=cover&position=right`)).toMatchObject({
      width: 50,
      isRed: false,
    });
    expect(await look(`${square}&fit=contain`)).toMatchObject({ width: 50, height: 25 });
    expect(await look(`${square}&fit=fill`)).toMatchObject({ width: 50, height: 50 });
    expect(await look('url=/picture.png&w=3072')).toMatchObject({ width: 200, format: 'png' });
  });

  it('come under the rules of the site', async () => {
    expect((await ask('url=/picture.png&w=10')).headers.get('x-rule')).toBe('yes');
  });
});

it('keeps no more bytes than it may, the newest', async () => {
  const { prototype }: { prototype: Sharp } = sharp;
  const make = vi.spyOn(prototype, 'toBuffer');
  const query = 'url=/picture.png&fm=png';
  const readSize = async (quality: number) =>
    (await (await ask(`${query}&q=${quality}`)).blob()).size;
  // There is room for either of the two.
  const most = (await readSize(50)) + (await readSize(60)) - 1;
  const listener = createImageListener(folder, () => ({}), most);
  const small = createServer((request, response) => void listener(request, response));
  const at = await listen(small);
  const countMade = async (quality: number) => {
    make.mockClear();
    await (await fetch(`${at}/.netlify/images?${query}&q=${quality}`)).blob();
    return make.mock.calls.length;
  };
  expect(await countMade(50)).toBe(1);
  expect(await countMade(50)).toBe(0);
  expect(await countMade(60)).toBe(1);
  expect(await countMade(60)).toBe(0);
  expect(await countMade(50)).toBe(1);
  make.mockRestore();
  small.close();
});

it('works on one picture at a time', async () => {
  let most = 0;
  let isDone = false;
  const watch = () => {
    most = Math.max(most, sharp.counters().process);
    if (!isDone) setImmediate(watch);
  };
  watch();
  const widths = Array.from({ length: 8 }, (_each, n) => 101 + n);
  await Promise.all(widths.map((width) => ask(`url=/picture.png&w=${width}&fm=avif`)));
  isDone = true;
  expect(most).toBe(1);
});

describe('everything else is refused', () => {
  it.each([
    ['', 400],
    ['url=', 400],
    ['url=/picture.png&w=0', 400],
    ['url=/picture.png&w=3073', 400],
    ['url=/picture.png&h=3073', 400],
    ['url=/picture.png&w=1e3', 400],
    ['url=/picture.png&w=-5', 400],
    ['url=/picture.png&q=101', 400],
    ['url=/picture.png&fm=svg', 400],
    ['url=/picture.png&fm=constructor', 400],
    ['url=/picture.png&fit=inside', 400],
    ['url=/picture.png&position=entropy', 400],
    ['url=/picture.png&blur=3', 400],
    ['url=/picture.png&url=/drawing.svg', 400],
    ['url=/nothing.png', 404],
    ['url=/drawing.svg', 404],
    ['url=/../../etc/passwd', 404],
    ['url=/%252e%252e/%252e%252e/etc/passwd', 404],
    ['url=//evil.test/a.png', 404],
    ['url=file:///etc/passwd', 404],
    ['url=http://169.254.169.254/latest/meta-data', 404],
    ['url=PROJECT/rest/v1/members', 404],
    ['url=PROJECT/storage/v1/object/public/avatars/a.png', 404],
    ['url=PROJECT/storage/v1/object/public/%252e%252e/%252e%252e/rest/v1/members', 404],
    ['url=PROJECT@evil.test/storage/v1/object/public/a.png', 404],
    ['url=/broken.png&w=10', 422],
    ['url=/huge.png&w=10', 422],
  ])('%s with %i', async (query, status) => {
    const before = storageReads;
    expect((await ask(query.replace('PROJECT', project))).status).toBe(status);
    expect(storageReads).toBe(before);
  });
});
