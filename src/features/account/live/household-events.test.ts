import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  householdQuery,
  sharedCardsQuery,
  sharedPeopleQuery,
} from '@/features/mine/household/queries.ts';
import { createQueryClient } from '@/lib/query-client.ts';
import { followChanges } from './follow-changes.ts';
import type { LinkOptions } from './start-link.ts';

const links: LinkOptions[] = [];
const asked: string[] = [];
const stored: { household: object | null } = { household: null };

vi.mock('./start-link.ts', () => ({
  openLink: (options: LinkOptions) => {
    links.push(options);
    return { close: () => undefined, probe: () => undefined };
  },
}));
vi.mock('./queries.ts', () => {
  const missed = { kind: 'changes', revision: 1, messages: [] };
  return { fetchMissed: () => Promise.resolve(missed) };
});
vi.mock('@/lib/supabase.ts', () => {
  const answer = (name: string, rowsOf = '') => {
    asked.push(`${name} ${rowsOf}`.trim());
    const data = name === 'get_household' ? stored.household : [];
    return { abortSignal: () => ({ throwOnError: () => Promise.resolve({ data }) }) };
  };
  const rpc = (name: string, args?: { rows_of: string }) => answer(name, args?.rows_of);
  return { getSupabase: () => Promise.resolve({ rpc }) };
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  links.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A tab that shows the household and the cards of the others, and is connected. */
async function openTab() {
  const client = createQueryClient();
  const stops = [
    new QueryObserver(client, householdQuery()).subscribe(() => undefined),
    new QueryObserver(client, sharedCardsQuery()).subscribe(() => undefined),
  ];
  const live = followChanges(client, {
    getToken: () => Promise.resolve(undefined),
    onStatus: () => undefined,
    keep: () => undefined,
  });
  live.connect('of-the-tab');
  await vi.advanceTimersByTimeAsync(10_000);
  const connect = async () => {
    links.at(-1)?.onUp();
    await vi.advanceTimersByTimeAsync(10_000);
  };
  asked.length = 0;
  await connect();
  const askedAtFirst = asked.splice(0).toSorted();
  return {
    client,
    askedAtFirst,
    connect,
    disconnect: () => links.at(-1)?.onDown(),
    hear: (table: string) => {
      const payload = { table };
      links.at(-1)?.onMessage({ topic: 'member:of-the-tab', event: 'household', payload });
    },
    close: () => {
      for (const stop of stops) stop();
      live.stop();
      client.clear();
    },
  };
}

test('rows that others changed are asked for again, and stand until they are here', async () => {
  const { client, hear, close } = await openTab();
  const { queryKey } = sharedCardsQuery();
  hear('member_cards');
  expect(client.getQueryData(queryKey)).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toEqual(['list_household_rows member_cards']);
  asked.length = 0;
  hear('people');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked, 'what the tab does not show').toEqual([]);
  close();
});

test('people are named by rows, and asked for again with them', async () => {
  const { client, hear, close } = await openTab();
  const stop = new QueryObserver(client, sharedPeopleQuery()).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(10_000);
  for (const table of ['people', 'point_balances', 'planned_steps', 'member_cards']) {
    asked.length = 0;
    hear(table);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked, table).toContain('list_household_rows people');
  }
  stop();
  close();
});

test('where somebody leaves or shares otherwise, rows of others are gone at once', async () => {
  const { client, hear, close } = await openTab();
  const { queryKey } = sharedCardsQuery();
  hear('household');
  expect(client.getQueryData(queryKey)).toBeUndefined();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(client.getQueryData(queryKey)).toEqual([]);
  expect(asked.toSorted()).toEqual(['get_household', 'list_household_rows member_cards']);
  close();
});

test('a new connection asks again, since nothing tells what was missed', async () => {
  const { connect, disconnect, close } = await openTab();
  disconnect();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(links.length).toBeGreaterThan(1);
  asked.length = 0;
  await connect();
  expect(asked.toSorted()).toEqual(['get_household', 'list_household_rows member_cards']);
  close();
});

test('a first connection asks again only for whoever is in a household', async () => {
  const alone = await openTab();
  expect(alone.askedAtFirst).toEqual([]);
  alone.close();
  stored.household = { members: [], invitations: [] };
  const together = await openTab();
  expect(together.askedAtFirst).toEqual(['get_household', 'list_household_rows member_cards']);
  together.close();
  stored.household = null;
});
