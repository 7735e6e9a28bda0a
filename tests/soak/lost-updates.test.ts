import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { seededRandom } from '../engine/seeded-random.ts';
import { createEditWorld } from '../live/edit-world.ts';
import { repeatCreates } from '../live/repeat-creates.ts';
import { editInTwoTabs, recordHistory } from '../live/two-tabs.ts';
import { unsteadyNetwork } from '../live/unsteady-network.ts';

vi.mock('@/lib/supabase.ts', () => import('../live/tab-session.ts'));

let world: Awaited<ReturnType<typeof createEditWorld>>;

beforeAll(async () => {
  world = await createEditWorld();
  await recordHistory(world.stack.db);
});
afterAll(() => world.stop());

test('1,000 interleavings of two tabs lose nothing, and report every conflict', async () => {
  const random = seededRandom(12);
  const total = { saved: 0, conflicts: 0 };
  for (let member = 0; member < 20; member++) {
    const { id } = await world.enter();
    const network = unsteadyNetwork(
      ({ pathname }, method) =>
        method !== 'GET' && pathname.startsWith('/rest/') && random.chance(0.02)
          ? 'answer-lost'
          : 'arrives',
      () => random.whole(0, 8),
    );
    const place = {
      database: world.stack.db,
      memberId: id,
      creditCardId: world.creditCardId,
    };
    const { broken, saved, conflicts } = await editInTwoTabs(place, random, 50);
    network.restore();
    expect(broken).toEqual([]);
    total.saved += saved;
    total.conflicts += conflicts;
  }
  console.log(total);
  expect(total.conflicts).toBeGreaterThan(500);
});

test('1,000 creates, repeated after answers that were lost, are there once', async () => {
  for (let turn = 0; turn < 100; turn++) {
    // Lists have most numbers of rows.
    if (turn % 5 === 0) await world.enter();
    expect(await repeatCreates(world, turn + 1)).toEqual([]);
  }
});
