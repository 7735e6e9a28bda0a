import type { IncomingMessage, ServerResponse } from 'node:http';
import sharp from 'sharp';
import { locateFile, readStoredFile } from './read-file.ts';
import { type ImageRequest, readImageRequest } from './read-image-request.ts';

export const IMAGE_PATH = '/.netlify/images';

const MOST_SOURCE_BYTES = 20_000_000;
const MOST_SOURCE_PIXELS = 4096 ** 2;
const MOST_KEPT = 200;
const MOST_KEPT_BYTES = 50_000_000;
const TYPES = /^image\/(avif|gif|jpeg|png|webp)$/;

// Uses one of the threads that all requests share.
sharp.concurrency(1);

type Source = { bytes: Buffer; version: string };
type Answer = { status: number; type: string; body: Buffer };

const refuse = (status: number, reason: string): Answer => ({
  status,
  type: 'text/plain; charset=UTF-8',
  body: Buffer.from(reason),
});

async function readOwn(url: string, folder: string): Promise<Source | undefined> {
  if (!/^\/(?![/\\])/.test(url)) return undefined;
  const file = locateFile(folder, url);
  const stored = file && (await readStoredFile(file));
  if (!stored || !TYPES.test(stored.type) || stored.plain.length > MOST_SOURCE_BYTES)
    return undefined;
  return { bytes: stored.plain, version: stored.etag };
}

async function change(source: Buffer, request: ImageRequest): Promise<Answer> {
  const image = sharp(source, { limitInputPixels: MOST_SOURCE_PIXELS, failOn: 'error' }).rotate();
  const { format: own } = await image.metadata();
  const { width, height, fit, position, quality } = request;
  if (width !== undefined || height !== undefined) {
    image.resize({
      ...(width !== undefined && { width }),
      ...(height !== undefined && { height }),
      fit,
      position,
      withoutEnlargement: fit === 'inside',
    });
  }
  const format = request.format ?? (own === 'heif' ? 'avif' : own);
  image.toFormat(format, {
    ...(quality === undefined || format === 'gif' ? {} : { quality }),
    // The usual effort takes half a minute, while this one gives a file as small within a second.
    ...(format === 'avif' ? { effort: 0 } : {}),
    ...(format === 'gif' ? { effort: 1 } : {}),
  });
  return { status: 200, type: `image/${format}`, body: await image.toBuffer() };
}

type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Plays the host's image CDN with a real image processor: own pictures in another size, crop, format or quality.
 * Unknown parameters are refused, so that a request can neither read other sources nor cause endless work.
 */
export function createImageListener(
  folder: string,
  headers: (path: string) => Promise<Record<string, string>> | Record<string, string>,
  mostKeptBytes = MOST_KEPT_BYTES,
): Listener {
  const kept = new Map<string, Answer>();
  let keptBytes = 0;
  let last: Promise<unknown> = Promise.resolve();
  /** Works on one picture at a time, because reading and compressing pages needs the same few threads. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };

  const make = async (key: string, source: Source, request: ImageRequest): Promise<Answer> => {
    const before = kept.get(key);
    if (before) return before;
    const changed = await change(source.bytes, request);
    kept.set(key, changed);
    keptBytes += changed.body.length;
    for (const [oldest, { body }] of kept) {
      if (kept.size <= MOST_KEPT && keptBytes <= mostKeptBytes) break;
      kept.delete(oldest);
      keptBytes -= body.length;
    }
    return changed;
  };

  const answer = async (query: URLSearchParams): Promise<Answer> => {
    const request = readImageRequest(query);
    if (typeof request === 'string') return refuse(400, request);
    const source = await readOwn(request.url, folder);
    if (!source) return refuse(404, 'There is no such picture here.');
    const key = JSON.stringify([source.version, request]);
    return kept.get(key) ?? inTurn(() => make(key, source, request));
  };

  return async (request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://site');
    const { status, type, body } = await answer(searchParams).catch(() =>
      refuse(422, 'This picture cannot be read.'),
    );
    response.writeHead(status, {
      ...(await headers(IMAGE_PATH)),
      'cache-control': status === 200 ? 'public, max-age=86400' : 'no-store',
      'content-type': type,
      'content-length': body.length,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
