import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { seededRandom } from '../engine/seeded-random.ts';
import { CARD, createLiveWorld, waitUntil } from '../live/live-world.ts';
import { openTab, readCards, type Tab } from '../live/open-tab.ts';

let world: Awaited<ReturnType<typeof createLiveWorld>>;
let tab: Tab;

beforeAll(async () => {
  world = await createLiveWorld();
});
afterEach(() => {
  tab.stop();
  world.network.set('open');
});
afterAll(() => world.stop());

const isLive = () => tab.getStatus() === 'live';
const shows = (cents: number) => () => tab.findFee(CARD) === cents;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function openLiveTab(): Promise<void> {
  tab = openTab(await readCards());
  await waitUntil(isLive, 60_000);
}

describe('a tab', () => {
  test('misses nothing in 200 drops, and shows nothing out of order', async () => {
    await openLiveTab();
    const random = seededRandom(7);
    const fees: number[] = [];
    tab.watchFee(CARD, (cents) => fees.push(cents));
    let cents = 1_000;
    let missed = 0;
    for (let drop = 0; drop < 200; drop++) {
      await world.editFee(++cents);
      world.network.set('cut');
      for (let edit = random.whole(0, 3); edit > 0; edit--) await world.editFee(++cents);
      await pause(random.whole(0, 40));
      world.network.set('open');
      if (random.chance(0.5)) await world.editFee(++cents);
      tab.wake();
      await waitUntil(isLive, 60_000);
      await waitUntil(shows(cents), 5_000).catch(() => missed++);
    }
    expect(missed).toBe(0);
    expect(fees).toEqual(fees.toSorted((a, b) => a - b));
    expect(tab.listCards()).toEqual(await readCards());
  });

  test('has one subscription after 100 cycles', async () => {
    await openLiveTab();
    for (let cycle = 0; cycle < 100; cycle++) {
      world.network.set('cut');
      await waitUntil(() => !isLive(), 60_000);
      world.network.set('open');
      tab.wake();
      await waitUntil(isLive, 60_000);
    }
    await waitUntil(() => world.network.countListeners() === 1, 10_000);
    let heard = 0;
    tab.watchFee(CARD, () => heard++);
    await world.editFee(2_000);
    await waitUntil(shows(2_000), 10_000);
    expect(heard).toBe(1);
  });

  test('on a connection that died without a word is current within 30 seconds', async () => {
    await openLiveTab();
    world.network.silenceOpenOnes();
    await world.editFee(3_000);
    const took = await waitUntil(shows(3_000), 60_000);
    console.log(`silent drop: current after ${(took / 1000).toFixed(1)} s`);
    expect(tab.listCards()).toEqual(await readCards());
  });
});
