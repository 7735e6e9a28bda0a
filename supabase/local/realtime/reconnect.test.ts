import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { startStack } from '../start-stack.ts';
import { joinChannel } from '../test-support/join-channel.ts';
import { waitFor } from '../test-support/wait-for.ts';

test('a channel comes back by itself when the stack does', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'pointfolio-reconnect-'));
  const dataDir = path.join(folder, 'db');
  const first = await startStack({ dataDir, seed: false });
  const client = createClient(first.url, first.publishableKey, {
    realtime: { reconnectAfterMs: () => 200 },
  });
  const heard: unknown[] = [];
  const joined = await joinChannel(client, 'catalog', (channel) =>
    channel.on('broadcast', { event: '*' }, (message) => heard.push(message)),
  );
  expect(joined.outcome).toBe('SUBSCRIBED');
  await first.stop();

  const second = await startStack({
    dataDir,
    seed: false,
    keys: first,
    apiPort: Number(new URL(first.url).port),
  });
  const countJoins = () => joined.states.filter((state) => state === 'SUBSCRIBED').length;
  await waitFor(() => countJoins() === 2, 30_000);
  await second.db.query(`select realtime.send('{"n": 2}', 'again', 'catalog')`);
  await waitFor(() => heard.length > 0);
  expect(heard).toMatchObject([{ event: 'again', payload: { n: 2 } }]);
  await client.realtime.disconnect();
  await second.stop();
  await rm(folder, { recursive: true, force: true });
});
