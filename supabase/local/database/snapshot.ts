import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../project.ts';
import { DataInUseError, lockDataDir } from './lock.ts';

const cacheDir = path.join(projectRoot, '.local', 'cache');
const keptSnapshots = 4;

/** Names a snapshot by all its inputs. */
export function hashParts(parts: string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 24);
}

/** A file's bytes as they were read: Node's own blob would be read again in small parts, which took a fifth of a start. */
class ReadBlob extends Blob {
  readonly #bytes: Uint8Array<ArrayBuffer>;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    super();
    this.#bytes = bytes;
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes.buffer);
  }
}

async function readSnapshot(key: string): Promise<Blob | undefined> {
  const file = path.join(cacheDir, `${key}.tar`);
  try {
    const bytes = await readFile(file);
    await utimes(file, new Date(), new Date());
    return new ReadBlob(new Uint8Array(bytes));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

async function removeOldSnapshots(): Promise<void> {
  const names = (await readdir(cacheDir)).filter((name) => name.endsWith('.tar'));
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(cacheDir, name);
      return { file, usedAt: (await stat(file)).mtimeMs };
    }),
  );
  const old = files.sort((a, b) => b.usedAt - a.usedAt).slice(keptSnapshots);
  for (const { file } of old) await rm(file, { force: true });
}

/** Written to a temporary file and renamed, so that another process never reads half a snapshot. */
async function writeSnapshot(key: string, dump: Blob): Promise<void> {
  const temporary = path.join(cacheDir, `${key}.${randomUUID()}.part`);
  await writeFile(temporary, new Uint8Array(await dump.arrayBuffer()));
  await rename(temporary, path.join(cacheDir, `${key}.tar`));
  await removeOldSnapshots();
}

/** Acquires the right to build a snapshot; undefined while another process builds it. */
async function lockBuild(key: string): Promise<(() => Promise<void>) | undefined> {
  try {
    return await lockDataDir(path.join(cacheDir, key), '');
  } catch (error) {
    const isTaken =
      error instanceof DataInUseError ||
      (error instanceof Error && 'code' in error && error.code === 'EEXIST');
    if (isTaken) return undefined;
    throw error;
  }
}

/**
 * Returns the snapshot with that name: from the cache, else built here, else awaited from the process that builds it.
 */
export async function getSnapshot(key: string, build: () => Promise<Blob>): Promise<Blob> {
  await mkdir(cacheDir, { recursive: true });
  for (;;) {
    const cached = await readSnapshot(key);
    if (cached) return cached;
    const unlock = await lockBuild(key);
    if (!unlock) {
      await new Promise((resolve) => setTimeout(resolve, 200));
      continue;
    }
    try {
      const snapshot = (await readSnapshot(key)) ?? (await build());
      await writeSnapshot(key, snapshot);
      return snapshot;
    } finally {
      await unlock();
    }
  }
}
