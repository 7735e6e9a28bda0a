import type { Page, Route } from '@playwright/test';
import type { SeededRandom } from '../engine/seeded-random.ts';

/** What may befall a request to the API, on its way there or on the way back. */
export const mishaps = {
  /** The server is down, or what stands before it. */
  broken: (route: Route) => route.fulfill({ status: 500, json: { message: 'broken' } }),
  unavailable: (route: Route) => route.fulfill({ status: 503, body: 'upstream error' }),
  reset: (route: Route) => route.abort('connectionreset'),
  /** Asks for patience, which is short; other origins may not read how long it is. */
  busy: (route: Route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '1' }, json: { message: 'busy' } }),
  /** A page of something in between, such as the sign-in of a Wi-Fi. */
  page: (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Wi-Fi</title>' }),
  /** Done, but its answer is lost, or comes by half. */
  lost: async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  },
  half: async (route: Route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.slice(0, text.length / 2) });
  },
  /** Two seconds on the way. */
  slow: async (route: Route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.fallback();
  },
} as const;

export type Mishap = keyof typeof mishaps;

/** Loses the answers to the next changes at an address; what is read there comes through. */
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

/** Every request to the API that the page makes; the live connection has its own tests. */
export const API = /\/(rest|auth|functions|storage)\/v1\/|\/api\/trpc/u;

type Spoiled = { random: SeededRandom; kinds: readonly Mishap[]; chance: number };

/** From now on mishaps befall the requests of a page, as a seed decides. Counts them, and ends it. */
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
    // What is still under way comes to its end first: lost answers, and those that take two seconds.
    stop: () => page.unrouteAll({ behavior: 'wait' }),
  };
}
