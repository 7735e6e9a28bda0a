import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKeys } from '../keys.ts';
import { projectRoot } from '../project.ts';
import { startStack } from '../start-stack.ts';

const keys = await createKeys();
let folder: string;
const start = () => startStack({ dataDir: path.join(folder, 'db'), seed: false, keys });
type Stack = Awaited<ReturnType<typeof start>>;

async function sweep({ url }: Stack, ...args: string[]): Promise<string> {
  const env = { ...process.env, VITE_SUPABASE_URL: url, SUPABASE_SECRET_KEY: keys.secretKey };
  const script = path.join(projectRoot, 'scripts/sweep-files.mjs');
  return (await promisify(execFile)(process.execPath, [script, ...args], { env })).stdout;
}

/** Counts files; Storage keeps two for each, the bytes and their metadata. */
const countFiles = async () => (await readdir(path.join(folder, 'db-files'))).length / 2;

/** Uploads two files to two folders, for an account that is then deleted without notifying Storage. */
async function leaveFiles(stack: Stack, email: string) {
  const { id, accessToken } = await stack.createMember(email, 'correct horse');
  const client = createClient(stack.url, keys.publishableKey, {
    accessToken: () => Promise.resolve(accessToken),
  });
  const picture = new Blob([Uint8Array.from([0x89, 0x50, 0x4e, 0x47])], { type: 'image/png' });
  for (const bucket of ['avatars', 'whiteboard-images']) {
    const { error } = await client.storage.from(bucket).upload(`${id}/picture`, picture);
    expect(error).toBeNull();
  }
  return { id, leave: () => client.rpc('delete_current_user').throwOnError() };
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pointfolio-sweep-'));
});

afterAll(() => rm(folder, { recursive: true }));

test('files of a deleted account are listed, and removed with their bytes on request', async () => {
  const stack = await start();
  try {
    const gone = await leaveFiles(stack, 'gone@pointfolio.test');
    await leaveFiles(stack, 'here@pointfolio.test');
    expect(await sweep(stack)).toMatch(/^0 of nobody/);
    await gone.leave();
    const told = `avatars/${gone.id}/picture\nwhiteboard-images/${gone.id}/picture\n2 of nobody`;
    expect(await sweep(stack)).toContain(told);
    expect(await countFiles()).toBe(4);
    expect(await sweep(stack, '--remove')).toMatch(/^2 removed/);
    expect(await countFiles()).toBe(2);
    expect(await sweep(stack)).toMatch(/^0 of nobody/);
  } finally {
    await stack.stop();
  }
});

test('the embedded stack removes it at its next start', async () => {
  const stack = await start();
  await (await leaveFiles(stack, 'left@pointfolio.test')).leave();
  expect(await countFiles()).toBe(4);
  await stack.stop();
  await (await start()).stop();
  expect(await countFiles()).toBe(2);
});
