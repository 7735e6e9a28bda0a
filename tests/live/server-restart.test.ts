import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { type Stack, startStack } from '../../supabase/local/start-stack.ts';
import { CARD, waitUntil } from './live-world.ts';
import { openTab, readCards } from './open-tab.ts';

const edit = (stack: Stack, cents: number) =>
  stack.db.query('update public.credit_cards set annual_fee_cents = $1 where slug = $2', [
    cents,
    CARD,
  ]);

test('a tab outlives a restart of the server, and has what happened before it came back', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'pointfolio-restart-'));
  const dataDir = path.join(folder, 'db');
  const first = await startStack({ dataDir });
  vi.stubEnv('VITE_SUPABASE_URL', first.url);
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', first.publishableKey);
  const tab = openTab(await readCards());
  await waitUntil(() => tab.getStatus() === 'live');
  await first.stop();
  await waitUntil(() => tab.getStatus() !== 'live');

  const second = await startStack({
    dataDir,
    keys: first,
    apiPort: Number(new URL(first.url).port),
  });
  await edit(second, 4_711);
  await waitUntil(() => tab.findFee(CARD) === 4_711);
  await waitUntil(() => tab.getStatus() === 'live');
  await edit(second, 4_712);
  await waitUntil(() => tab.findFee(CARD) === 4_712);
  expect(tab.listCards()).toEqual((await readCards()).rows);

  tab.stop();
  await second.stop();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});
