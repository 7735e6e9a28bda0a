import { loadavg } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CARD, createLiveWorld, waitUntil } from '../live/live-world.ts';
import { openTab, readCards, type Tab } from '../live/open-tab.ts';

/** Open tabs, each with its own connection of the official client. */
const TABS = 500;
const EDITS = 1_000;
const AWAY = 30_000;
/** Milliseconds after the network returns within which each tab must have its missed changes. */
const CURRENT_WITHIN = 5_000;

let world: Awaited<ReturnType<typeof createLiveWorld>>;
const tabs: Tab[] = [];

beforeAll(async () => {
  world = await createLiveWorld();
});
afterAll(async () => {
  for (const tab of tabs) tab.stop();
  await world.stop();
});

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

function print(name: string, ...columns: string[]): void {
  const load = `load ${(loadavg()[0] ?? 0).toFixed(1)}`;
  console.log(`${name.padEnd(52)}${[...columns, load].map((each) => each.padStart(14)).join('')}`);
}

const show = (list: readonly Tab[], cents: number) => () =>
  list.every((tab) => tab.findFee(CARD) === cents);

test(`one edit reaches ${TABS} tabs`, async () => {
  const cards = await readCards();
  const memoryBefore = process.memoryUsage().rss;
  while (tabs.length < TABS) {
    tabs.push(...Array.from({ length: 25 }, () => openTab(cards)));
    await waitUntil(() => tabs.every((tab) => tab.getStatus() === 'live'), 120_000);
  }
  const perTab = (process.memoryUsage().rss - memoryBefore) / TABS / 1024;
  const times: number[] = [];
  for (let cents = 1; cents <= 5; cents++) {
    world.takeReads();
    await world.editFee(cents);
    times.push(await waitUntil(show(tabs, cents), 60_000));
    expect(world.takeReads()).toEqual([]);
  }
  const sorted = times.toSorted((a, b) => a - b);
  print(
    `one edit in ${TABS} tabs, both ends in this process`,
    seconds(sorted[2] ?? 0),
    `worst ${seconds(sorted[4] ?? 0)}`,
    '0 reads',
  );
  print('cost of a tab, both ends', `${perTab.toFixed(0)} kB`);
  expect(sorted[2]).toBeLessThan(2_000);
});

test(`${EDITS} edits arrive complete and in order`, async () => {
  for (const tab of tabs.splice(20)) tab.stop();
  const slugs = (await readCards()).rows.map(({ slug }) => slug).filter((slug) => slug !== CARD);
  const seen = tabs.map((tab) => {
    const fees: number[] = [];
    tab.watchFee(CARD, (cents) => fees.push(cents));
    return fees;
  });
  world.takeReads();
  const start = performance.now();
  for (let edit = 1; edit <= EDITS; edit++) {
    const slug = edit % 2 === 0 ? CARD : (slugs[edit % slugs.length] ?? CARD);
    await world.editFee(10_000 + edit, slug);
  }
  const written = performance.now() - start;
  await waitUntil(show(tabs, 10_000 + EDITS), 120_000);
  const reads = world.takeReads();
  const stored = (await readCards()).rows;
  // Changes that arrive together show together, so some steps may be skipped; none may be out of order.
  for (const fees of seen) expect(fees).toEqual(fees.toSorted((a, b) => a - b));
  for (const tab of tabs) expect(tab.listCards()).toEqual(stored);
  print(
    `${EDITS} edits in a row, ${tabs.length} tabs, all in order`,
    seconds(performance.now() - start),
    `written ${seconds(written)}`,
    `${reads.length} reads`,
  );
});

test('tabs without network are current soon after it is back', async () => {
  world.network.set('cut');
  const start = performance.now();
  for (let edit = 1; edit <= 50; edit++) {
    await world.editFee(20_000 + edit);
    await new Promise((resolve) => setTimeout(resolve, AWAY / 50));
  }
  world.takeReads();
  world.network.set('open');
  const away = performance.now() - start;
  const took = await Promise.all(tabs.map((tab) => waitUntil(show([tab], 20_050), 60_000)));
  const inTime = took.filter((ms) => ms < CURRENT_WITHIN).length;
  print(
    `after ${seconds(away)} without network, 50 edits missed`,
    `worst ${seconds(Math.max(...took))}`,
    `${inTime} of ${tabs.length} in time`,
    `${world.takeReads().length} reads`,
  );
  expect(inTime).toBe(tabs.length);

  await waitUntil(() => tabs.every((tab) => tab.getStatus() === 'live'), 60_000);
  world.network.silenceOpenOnes();
  const silent = performance.now();
  await world.editFee(30_001);
  await waitUntil(show(tabs, 30_001), 60_000);
  print('a connection that died without a word', seconds(performance.now() - silent));
});
