import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStack } from './start-stack.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pointfolio lifecycle-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** A stack in a process of its own, which writes rows and says so after each. */
function startWriter(dataDir: string) {
  const script = path.join(import.meta.dirname, 'test-support', 'write-until-killed.ts');
  return spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
}

test('what was answered survives the sudden end of the process', async () => {
  const dataDir = path.join(folder, 'killed');
  const writer = startWriter(dataDir);
  let answered = 0;
  for await (const line of createInterface({ input: writer.stdout })) {
    answered = Number(line);
    if (answered === 40) break;
  }
  writer.kill('SIGKILL');
  await once(writer, 'exit');
  const stack = await startStack({ dataDir, seed: false });
  const { rows } = await stack.db.query<{ count: number }>(
    'select count(*)::int as count from public.alliances',
  );
  await stack.stop();
  expect(rows[0]?.count).toBeGreaterThanOrEqual(answered);
}, 120_000);

test('a folder that a living process has open is left alone', async () => {
  const dataDir = path.join(folder, 'shared');
  const writer = startWriter(dataDir);
  await once(createInterface({ input: writer.stdout }), 'line');
  await expect(startStack({ dataDir, seed: false })).rejects.toThrow(
    `already running on this data (process ${writer.pid}`,
  );
  writer.kill('SIGKILL');
  await once(writer, 'exit');
}, 120_000);

test('data, keys and accounts are there after a stop and a start', async () => {
  const dataDir = path.join(folder, 'kept');
  const first = await startStack({ dataDir, seed: false });
  const member = await first.createMember('kept@pointfolio.test', 'correct horse');
  const { publishableKey, secretKey, jwtSecret } = first;
  await first.stop();
  const keys = { publishableKey, secretKey, jwtSecret };
  const second = await startStack({ dataDir, seed: false, keys });
  const response = await fetch(`${second.url}/rest/v1/members?select=id`, {
    headers: { apikey: publishableKey, authorization: `Bearer ${member.accessToken}` },
  });
  expect(await response.json()).toEqual([{ id: member.id }]);
  await second.stop();
});

test('a taken port is named, with what moves it', async () => {
  const first = await startStack({ seed: false });
  const port = Number(new URL(first.url).port);
  await expect(startStack({ seed: false, apiPort: port })).rejects.toThrow(
    `Port ${port} is taken by another program: stop it, or set POINTFOLIO_API_PORT to a free port.`,
  );
  await first.stop();
});
