import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=UTF-8',
  '.html': 'text/html; charset=UTF-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'application/javascript; charset=UTF-8',
  '.json': 'application/json; charset=UTF-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=UTF-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json; charset=UTF-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=UTF-8',
};

export type StoredFile = { type: string; etag: string; plain: Buffer; brotli: Buffer | undefined };

const known = new Map<string, { modified: number; file: StoredFile }>();

/** Finds the file of a path inside `folder`; undefined if it does not exist, or the path leads outside. */
export function locateFile(folder: string, pathname: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const file = path.join(folder, decoded);
  const isInside = file.startsWith(folder + path.sep) && !decoded.includes('\0');
  // The rules themselves and dot files are not part of the site.
  return isInside && !/^\/_(headers|redirects)$|\/\.(?!well-known\/)/.test(decoded)
    ? file
    : undefined;
}

/** Reads a file in the form it is sent; cached until it changes, because compressing it costs more than sending it. */
export async function readStoredFile(file: string): Promise<StoredFile | undefined> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  const before = known.get(file);
  if (before?.modified === found.mtimeMs) return before.file;
  const plain = await readFile(file);
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
  const isText = /charset|svg/.test(type);
  const stored = {
    type,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    brotli: isText
      ? await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
      : undefined,
  };
  known.set(file, { modified: found.mtimeMs, file: stored });
  return stored;
}
