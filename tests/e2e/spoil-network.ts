import type { Page, Route } from '@playwright/test';
import type { SeededRandom } from '../engine/seeded-random.ts';

/** Mishaps of an API request, on the way there or back. */
export const mishaps = {
  /** A failure of the server, or of a proxy in front of it. */
  broken: (route: Route) => route.fulfill({ status: 500, json: { message: 'broken' } }),
  unavailable: (route: Route) => route.fulfill({ status: 503, body: 'upstream error' }),
  reset: (route: Route) => route.abort('connectionreset'),
  /** Asks to wait for a short time; other origins may not read how long. */
  busy: (route: Route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '1' }, json: { message: 'busy' } }),
  /** A page of something in between, such as a Wi-Fi sign-in. */
  page: (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Wi-Fi</title>' }),
  /** Done, but its answer is lost, or cut short. */
  lost: async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  },
  half: async (route: Route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.slice(0, text.length / 2) });
  },
  /** Takes two seconds. */
  slow: async (route: Route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.fallback();
  },
} as const;

export type Mishap = keyof typeof mishaps;

/** Loses the answers to the next changes at an address; reads come through. */
export async function loseChanges(page: Page, address: string, count: number): Promise<void> {
  let left = count;
  await page.route(address, async (route) => {
    if (left === 0 || route.request().method() === 'GET') {
      await route.fallback();
      return;
    }
    left -= 1;
    await mishaps.lost(route);
  });
}

/** Matches every API request of the page; the live connection has its own tests. */
export const API = /\/(rest|auth|functions|storage)\/v1\/|\/api\/trpc/u;

type Spoiled = { random: SeededRandom; kinds: readonly Mishap[]; chance: number };

/** Starts mishaps on a page's requests, as a seed decides. Counts them, and stops them. */
export async function spoilNetwork(page: Page, { random, kinds, chance }: Spoiled) {
  const counts: Partial<Record<Mishap, number>> = {};
  let requests = 0;
  const decide = async (route: Route) => {
    if (route.request().method() === 'OPTIONS') {
      await route.fallback();
      return;
    }
    requests += 1;
    if (!random.chance(chance)) {
      await route.fallback();
      return;
    }
    const kind = random.pick(kinds);
    counts[kind] = (counts[kind] ?? 0) + 1;
    await mishaps[kind](route);
  };
  await page.route(API, decide);
  return {
    counts,
    getRequests: () => requests,
    // Waits for pending requests: lost answers, and those that take two seconds.
    stop: () => page.unrouteAll({ behavior: 'wait' }),
  };
}
