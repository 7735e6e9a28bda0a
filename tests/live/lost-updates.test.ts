import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { seededRandom } from '../engine/seeded-random.ts';
import { createEditWorld } from './edit-world.ts';
import { editOnBadNetwork } from './bad-network.ts';
import { editOffline } from './offline-edits.ts';
import { repeatCreates } from './repeat-creates.ts';
import { editInTwoTabs, recordHistory } from './two-tabs.ts';
import { unsteadyNetwork } from './unsteady-network.ts';

vi.mock('@/lib/supabase.ts', () => import('./tab-session.ts'));

let world: Awaited<ReturnType<typeof createEditWorld>>;

beforeAll(async () => {
  world = await createEditWorld();
  await recordHistory(world.stack.db);
});
afterAll(() => world.stop());

test.each([
  [2, 25],
  [8, 6],
])('%i tabs that edit at random lose nothing, and every conflict is told', async (tabs, rounds) => {
  const random = seededRandom(11);
  const network = unsteadyNetwork(
    // The answer of a write may be lost; the fetch retries automatically.
    ({ pathname }, method) =>
      method !== 'GET' && pathname.startsWith('/rest/') && random.chance(0.05)
        ? 'answer-lost'
        : 'arrives',
    () => random.whole(0, 8),
  );
  const { id } = await world.enter();
  const { creditCardId, stack } = world;
  const result = await editInTwoTabs(
    { database: stack.db, memberId: id, creditCardId, tabs },
    random,
    rounds,
  );
  network.restore();
  expect(result.broken).toEqual([]);
  expect(result.saved).toBeGreaterThan(20);
  expect(result.conflicts).toBeGreaterThan(5);
});

test('fifty changes made in ten minutes offline are made once and in order', async () => {
  const { id } = await world.enter();
  expect(await editOffline(world, id)).toEqual([]);
});

test('every way a network fails has words and a way to try again, and nothing is lost', async () => {
  await world.enter();
  expect(await editOnBadNetwork(world)).toEqual([]);
});

test('every create, repeated after an answer that was lost, is there once', async () => {
  await world.enter();
  expect(await repeatCreates(world, 1)).toEqual([]);
});
