import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const holderSchema = z.object({ pid: z.number().int(), url: z.string() });

/** The process that has a data folder open, and the address of its stack. */
export type LockHolder = z.infer<typeof holderSchema>;

/** Two processes on one data folder would damage it. The message is for people. */
export class DataInUseError extends Error {
  override name = 'DataInUseError';
}

/** Locks held by this process. */
const held = new Set<string>();

function getLockFile(dataDir: string): string {
  return `${dataDir}.lock`;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists, but we may not signal it.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function readHolder(file: string): Promise<LockHolder | undefined> {
  try {
    return holderSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new DataInUseError(
      `${file} is no lock of Pointfolio. If nothing runs on this data, delete that file.`,
      { cause: error },
    );
  }
}

/** Finds the process that has the folder open, if it is still running. */
export async function findLockHolder(dataDir: string): Promise<LockHolder | undefined> {
  const holder = await readHolder(getLockFile(dataDir));
  return holder && holder.pid !== process.pid && isAlive(holder.pid) ? holder : undefined;
}

/** Throws a sentence if another process has the folder open. */
export async function assertDataFree(dataDir: string): Promise<void> {
  const holder = await findLockHolder(dataDir);
  if (!holder) return;
  throw new DataInUseError(
    `Pointfolio is already running on this data (process ${holder.pid}, ${holder.url}). ` +
      `Stop it first; if process ${holder.pid} is another program, delete ${getLockFile(dataDir)}.`,
  );
}

/** Locks the folder for this process; returns the function that unlocks it. The lock of a dead process is ignored. */
export async function lockDataDir(dataDir: string, url: string): Promise<() => Promise<void>> {
  const file = getLockFile(dataDir);
  if (held.has(file)) throw new DataInUseError(`This process has ${dataDir} open already.`);
  await assertDataFree(dataDir);
  await mkdir(path.dirname(file), { recursive: true });
  await rm(file, { force: true });
  // Written to a temporary file and then linked, so that no process reads an empty lock, and only one of two gets it.
  const own = `${file}.${process.pid}`;
  const holder: LockHolder = { pid: process.pid, url };
  await writeFile(own, JSON.stringify(holder));
  try {
    await link(own, file);
  } finally {
    await rm(own, { force: true });
  }
  held.add(file);
  return async () => {
    held.delete(file);
    await rm(file, { force: true });
  };
}
