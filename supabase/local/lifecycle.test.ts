import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStack } from './start-stack.ts';
import { killWriters, startWriter } from './test-support/kill-writers.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pointfolio lifecycle-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('answered writes survive the sudden end of the process, whenever it comes', async () => {
  // `npm run test:soak -- sudden-ends` ends forty.
  const rounds = ['starting', randomInt(100, 250)] as const;
  const { written, lost } = await killWriters(path.join(folder, 'killed'), rounds);
  expect(written).toBeGreaterThan(10);
  expect(lost, `killed after ${rounds.join(', ')} answers`).toEqual([]);
}, 240_000);

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
  await first.stop();
  const second = await startStack({ dataDir, seed: false, keys: first });
  const response = await fetch(`${second.url}/rest/v1/members?select=id`, {
    headers: { apikey: first.publishableKey, authorization: `Bearer ${member.accessToken}` },
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
