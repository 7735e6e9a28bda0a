import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { computeDelay, type LinkEvents, superviseLink } from './supervise-link.ts';

/** Connections controlled by the test. */
function createNetwork(random = () => 1) {
  const links: (LinkEvents & { isOpen: boolean; probes: number })[] = [];
  const statuses: string[] = [];
  const state = { isOnline: true, failures: 0 };
  const catchUp = vi.fn(() =>
    state.failures-- > 0 ? Promise.reject(new Error('no answer')) : Promise.resolve(),
  );
  const supervisor = superviseLink({
    open: (events) => {
      const link = { ...events, isOpen: true, probes: 0 };
      links.push(link);
      return {
        close: () => {
          link.isOpen = false;
        },
        probe: () => {
          link.probes += 1;
        },
      };
    },
    catchUp,
    onStatus: (status) => statuses.push(status),
    onFailure: () => undefined,
    isOnline: () => state.isOnline,
    random,
  });
  const last = () => {
    const link = links.at(-1);
    if (!link) throw new Error('no connection was opened');
    return link;
  };
  return { supervisor, links, last, statuses, state, catchUp };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a connection', () => {
  test('is live once what was missed has been fetched', async () => {
    const { last, statuses, catchUp } = createNetwork();
    last().onUp();
    expect(statuses).toEqual(['catching-up']);
    await vi.advanceTimersByTimeAsync(0);
    expect(statuses).toEqual(['catching-up', 'live']);
    expect(catchUp).toHaveBeenCalledTimes(1);
  });

  test('comes back when it is lost, and asks again what was missed', async () => {
    const { last, links, statuses, catchUp } = createNetwork();
    last().onUp();
    await vi.advanceTimersByTimeAsync(60_000);
    last().onDown();
    expect(statuses.at(-1)).toBe('catching-up');
    await vi.advanceTimersByTimeAsync(500);
    expect(links).toHaveLength(2);
    last().onUp();
    await vi.advanceTimersByTimeAsync(0);
    expect(catchUp).toHaveBeenCalledTimes(2);
    expect(statuses.at(-1)).toBe('live');
  });

  test('is tried every few seconds for a minute, then rarely, and called offline, if it stays away', async () => {
    const { last, links, statuses } = createNetwork();
    for (const delay of [500, 1_000, 2_000, ...Array<number>(15).fill(4_000), 30_000, 30_000]) {
      last().onDown();
      const before = links.length;
      await vi.advanceTimersByTimeAsync(delay - 1);
      expect(links).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(links).toHaveLength(before + 1);
    }
    expect(statuses.at(-1)).toBe('offline');
    expect(links.filter(({ isOpen }) => isOpen)).toHaveLength(1);
  });

  test('is tried every few seconds for a minute however quickly each attempt fails', async () => {
    const { last, links } = createNetwork(() => 0);
    const end = Date.now() + 60_000;
    while (Date.now() < end) {
      last().onDown();
      const lostAt = Date.now();
      const before = links.length;
      while (links.length === before) await vi.advanceTimersByTimeAsync(100);
      expect(Date.now() - lostAt).toBeLessThanOrEqual(4_000);
    }
  });

  test('without an answer to what was missed is given up', async () => {
    const { last, links, statuses, state } = createNetwork();
    state.failures = 1;
    last().onUp();
    await vi.advanceTimersByTimeAsync(0);
    expect(statuses).not.toContain('live');
    await vi.advanceTimersByTimeAsync(500);
    expect(links).toHaveLength(2);
  });

  test('is not tried without a network, and at once when it is back', async () => {
    const { supervisor, links, last, statuses, state } = createNetwork();
    state.isOnline = false;
    supervisor.restart();
    await vi.advanceTimersByTimeAsync(100_000);
    expect(links).toHaveLength(1);
    expect(statuses.at(-1)).toBe('offline');
    state.isOnline = true;
    supervisor.wake();
    expect(links).toHaveLength(2);
    supervisor.wake();
    expect(last().probes).toBe(1);
    expect(links).toHaveLength(2);
  });

  test('is one after a hundred cycles, and none after the end', async () => {
    const { supervisor, links, last } = createNetwork();
    for (let cycle = 0; cycle < 100; cycle++) {
      last().onUp();
      await vi.advanceTimersByTimeAsync(30_000);
      last().onDown();
      last().onDown();
      await vi.advanceTimersByTimeAsync(30_000);
    }
    expect(links).toHaveLength(101);
    expect(links.filter(({ isOpen }) => isOpen)).toHaveLength(1);
    supervisor.stop();
    await vi.advanceTimersByTimeAsync(100_000);
    expect(links.filter(({ isOpen }) => isOpen)).toHaveLength(0);
    expect(links).toHaveLength(101);
  });
});

test('tabs do not come back together', () => {
  const delays = Array.from({ length: 100 }, () => computeDelay(3, 0, Math.random));
  expect(Math.max(...delays)).toBeLessThanOrEqual(4_000);
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(1_000);
  expect(new Set(delays.map((delay) => Math.round(delay / 100))).size).toBeGreaterThan(10);
});
