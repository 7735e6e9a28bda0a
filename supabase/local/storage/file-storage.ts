import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import type { App } from '@supabase/lite';
import { z } from 'zod';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type ObjectMetadata = Awaited<ReturnType<StorageAdapter['headObject']>>;
type ObjectResponse = Awaited<ReturnType<StorageAdapter['getObject']>>;
type Body = Parameters<StorageAdapter['uploadObject']>[3];

const headersSchema = z.object({
  mimetype: z.string(),
  cacheControl: z.string(),
  eTag: z.string(),
});

/** Stores Storage's bytes in a folder; their rows and policies are in the database. */
export class FileStorage implements StorageAdapter {
  readonly driver = null;
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** A hash, since object names may contain characters that file names may not. */
  #locate(bucket: string, key: string): string {
    const name = createHash('sha256').update(`${bucket}\0${key}`).digest('hex');
    return path.join(this.#folder, name);
  }

  async uploadObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    body: Body,
    mimetype: string,
    cacheControl: string,
  ): Promise<ObjectMetadata> {
    const bytes = body instanceof Uint8Array ? body : await buffer(body);
    const eTag = `"${createHash('md5').update(bytes).digest('hex')}"`;
    const file = this.#locate(bucket, key);
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    await writeFile(file, bytes);
    await writeFile(`${file}.json`, JSON.stringify({ mimetype, cacheControl, eTag }));
    return this.headObject(bucket, key);
  }

  async headObject(bucket: string, key: string): Promise<ObjectMetadata> {
    const file = this.#locate(bucket, key);
    const headers = headersSchema.parse(JSON.parse(await readFile(`${file}.json`, 'utf8')));
    const { size, mtime } = await stat(file);
    return { ...headers, contentLength: size, size, lastModified: mtime, httpStatusCode: 200 };
  }

  async getObject(bucket: string, key: string): Promise<ObjectResponse> {
    const metadata = await this.headObject(bucket, key);
    return { metadata, httpStatusCode: 200, body: await readFile(this.#locate(bucket, key)) };
  }

  async deleteObject(bucket: string, key: string): Promise<void> {
    const file = this.#locate(bucket, key);
    await Promise.all([rm(file, { force: true }), rm(`${file}.json`, { force: true })]);
  }

  async deleteObjects(bucket: string, keys: string[]): Promise<void> {
    await Promise.all(keys.map((key) => this.deleteObject(bucket, key)));
  }

  async copyObject(
    sourceBucket: string,
    source: string,
    _version: string | undefined,
    targetBucket: string,
    target: string,
  ): Promise<ObjectMetadata> {
    const from = this.#locate(sourceBucket, source);
    const to = this.#locate(targetBucket, target);
    await Promise.all([copyFile(from, to), copyFile(`${from}.json`, `${to}.json`)]);
    return this.headObject(targetBucket, target);
  }

  privateAssetUrl(bucket: string, key: string): Promise<string> {
    return Promise.resolve(pathToFileURL(this.#locate(bucket, key)).href);
  }
}
