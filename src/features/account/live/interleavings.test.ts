import { type MutationOptions, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as s from '@/lib/row-shape.ts';
import { ownRows } from '@/lib/rows/own-rows.ts';
import { createQueryClient } from '@/lib/query-client.ts';
import { editRows } from '@/lib/rows/member-edits.ts';
import { followChanges } from './follow-changes.ts';
import type { LinkOptions } from './start-link.ts';

type Wallet = { readonly id: string; readonly name: string; readonly revision: number };
type Step = { readonly name: string; readonly take: () => void };

const network = vi.hoisted(() => {
  const links: LinkOptions[] = [];
  const send: (name: string, serve: () => unknown) => Promise<unknown> = () => Promise.resolve();
  return { links, send, rows: new Map<string, Wallet>() };
});
const nothing = { kind: 'changes', revision: 1, messages: [] };
const listRevisions = () => ({
  wallets: Object.fromEntries([...network.rows.values()].map(({ id, revision }) => [id, revision])),
});

vi.mock('./start-link.ts', () => ({
  openLink: (options: LinkOptions) => {
    network.links.push(options);
    return { close: () => undefined, probe: () => undefined };
  },
}));
vi.mock('./queries.ts', () => ({
  fetchMissed: () => Promise.resolve(nothing),
  fetchMissedOfMember: () =>
    network.send('comparison', () => ({ missed: nothing, revisions: listRevisions() })),
  fetchMemberRevisions: () => network.send('comparison', listRevisions),
}));

const queryKey = ['wallets'];
const walletShape = s.object({ id: s.string(), name: s.string(), revision: s.number() });
const source = ownRows('wallets', walletShape.parse, []);

/** A fake database: announces each change to the clients listening at that moment. */
function createDatabase(tell: (operation: string, row: Wallet) => void) {
  const { rows } = network;
  const write = (operation: string, row: Wallet): Wallet => {
    rows.set(row.id, row);
    tell(operation, row);
    return row;
  };
  const find = (id: string, revision?: number) => {
    const row = rows.get(id);
    return row?.revision === (revision ?? row?.revision) ? (row ?? null) : null;
  };
  return {
    find,
    add: (row: Wallet) => (rows.has(row.id) ? null : write('INSERT', { ...row, revision: 1 })),
    rename: (id: string, name: string, expected?: number) => {
      const row = find(id, expected);
      return row && write('UPDATE', { ...row, name, revision: row.revision + 1 });
    },
    remove: (id: string, expected?: number) => {
      const row = find(id, expected);
      if (row) tell('DELETE', row);
      return row !== null && rows.delete(id);
    },
  };
}

type Database = ReturnType<typeof createDatabase>;

const first: Wallet = { id: 'first', name: 'First', revision: 3 };
const fresh: Wallet = { id: 'new', name: 'New wallet', revision: 1 };

const nameIn = (values: object) => String(Reflect.get(values, 'name'));

/** A tab that has read some wallets; each request and message pauses until the test advances it. */
function openWorld(isLarge: boolean) {
  const onTheWay: Step[] = [];
  const messages: object[] = [];
  network.rows = new Map([['first', first]]);
  network.links.length = 0;
  let isJoined = false;
  const database = createDatabase((operation, row) => {
    if (!isJoined) return;
    const { id, revision } = row;
    const record = operation === 'DELETE' || isLarge ? null : row;
    const truncated = operation !== 'DELETE' && isLarge;
    messages.push({ table: 'wallets', operation, id, revision, record, truncated });
  });
  const request = <T>(name: string, serve: () => T): Promise<T> =>
    new Promise((resolve) => {
      const take = () => {
        const answer = serve();
        onTheWay.push({
          name: `${name}: answer`,
          take: () => {
            resolve(answer);
          },
        });
      };
      onTheWay.push({ name: `${name}: request`, take });
    });
  network.send = request;
  const listOf = (row: Wallet | null) => (row ? [row] : []);
  const edits = editRows<Wallet>(
    {
      query: () => ({ queryKey }),
      list: ({ id }) => request('reading', () => listOf(database.find(id))),
      insert: ([row = first]) => request('adding', () => listOf(database.add(row))),
      update: (id, revision, values) =>
        request('renaming', () => database.rename(id, nameIn(values), revision)),
      remove: (id, revision) => request('removing', () => database.remove(id, revision)),
    },
    () => () => undefined,
  );

  const client = createQueryClient();
  onlineManager.setOnline(true);
  const queryFn = () => request('list', () => [...network.rows.values()]);
  client.setQueryData(queryKey, [first]);
  const options = { queryKey, queryFn, meta: { live: source } };
  const hide = new QueryObserver(client, options).subscribe(() => undefined);
  const follower = followChanges(client, {
    getToken: () => Promise.resolve('token'),
    onStatus: () => undefined,
    keep: () => undefined,
  });
  follower.connect('me');
  const join = () => {
    isJoined = true;
    network.links[0]?.onUp();
  };
  const hear = () => {
    network.links[0]?.onMessage({ topic: 'member:me', event: 'change', payload: messages.shift() });
  };
  const send = <D, V, C>(edit: MutationOptions<D, Error, V, C>, variables: V) => {
    const mutation = client.getMutationCache().build<D, Error, V, C>(client, edit);
    mutation.execute(variables).catch(() => undefined);
  };
  const shown = () => client.getQueryData<readonly Wallet[]>(queryKey) ?? [];
  const stops = [hide, follower.stop];
  return { client, stops, database, request, edits, onTheWay, messages, join, hear, send, shown };
}

type World = ReturnType<typeof openWorld>;
type Act = (world: World) => void;

const adding =
  (row: Wallet): Act =>
  ({ edits, send }) => {
    send(edits.adding('not added'), row);
  };

/** Simulates a page that adopts the unsent edits of the previous one and stores them before sending. */
const takingOver =
  (row: Wallet): Act =>
  ({ client, edits, request }) => {
    const edit = edits.adding('not added');
    const state = { variables: row, status: 'pending', isPaused: true, submittedAt: 0 } as const;
    const rest = { data: undefined, error: null, failureCount: 0, failureReason: null };
    const takeOver = async () => {
      const context = undefined;
      client.getMutationCache().build(client, edit, { ...state, ...rest, context });
      await edit.onMutate(row, { client, meta: edit.meta });
      await request('device', () => undefined);
      await client.resumePausedMutations();
    };
    takeOver().catch(() => undefined);
  };

const need = ({ shown }: World, id: string) => {
  const row = shown().find((each) => each.id === id);
  if (!row) throw new Error(`${id} is not shown.`);
  return row;
};

const renaming =
  (id: string, name: string): Act =>
  (world) => {
    world.send(world.edits.updating('not renamed'), { base: need(world, id), values: { name } });
  };

const removing =
  (id: string): Act =>
  (world) => {
    world.send(world.edits.removing('not removed'), need(world, id));
  };

/** Simulates a screen's read after a conflict. */
const reading: Act = ({ client }) => {
  void client.refetchQueries({ queryKey });
};

const elsewhere =
  (change: (database: Database) => unknown): Act =>
  ({ database }) => {
    change(database);
  };

type Story = {
  /** Steps in this order, with any other steps in between. */
  readonly acts: readonly Act[];
  /** An invariant of the list from the first act on, in any order of events. */
  readonly always?: (ids: readonly string[], done: number) => boolean;
  readonly isLarge?: boolean;
  /** So many of its tens of thousands of orders are enough. */
  readonly most?: number;
};

const turn = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve);
  });

/** Until nothing more happens by itself. */
async function settle(): Promise<void> {
  await turn();
  // Requests made a moment later.
  vi.advanceTimersByTime(1);
  await turn();
}

/** Possible next steps: the next act, the connection, or anything in flight. */
function listSteps(
  world: World,
  acts: readonly Act[],
  progress: { done: number; joined: boolean },
) {
  const steps = world.onTheWay.map((step): Step => ({
    name: step.name,
    take: () => {
      world.onTheWay.splice(world.onTheWay.indexOf(step), 1);
      step.take();
    },
  }));
  const act = acts[progress.done];
  const takeAct = () => {
    progress.done += 1;
    act?.(world);
  };
  const join = () => {
    progress.joined = true;
    world.join();
  };
  if (act) steps.push({ name: `act ${progress.done}`, take: takeAct });
  if (!progress.joined) steps.push({ name: 'join', take: join });
  if (world.messages.length > 0) steps.push({ name: 'message', take: world.hear });
  return steps;
}

const byId = (a: Wallet, b: Wallet) => a.id.localeCompare(b.id);

/** Runs a story in the chosen order. Returns the number of options at each step, and the errors. */
async function tell(
  { acts, always, isLarge = false }: Story,
  choose: (count: number, index: number) => number,
) {
  const world = openWorld(isLarge);
  const progress = { done: 0, joined: false };
  const counts: number[] = [];
  const names: string[] = [];
  let wrong = '';
  for (;;) {
    await settle();
    const ids = world.shown().map(({ id }) => id);
    const isRight = new Set(ids).size === ids.length && (always?.(ids, progress.done) ?? true);
    if (!isRight) wrong ||= `after ${names.join(', ')}: ${ids.join(' ')}`;
    if (listSteps(world, acts, progress).length === 0) {
      // Requests made at most once in some seconds.
      vi.advanceTimersByTime(5_000);
      await settle();
    }
    const steps = listSteps(world, acts, progress);
    const step = steps[choose(steps.length, counts.length)];
    if (!step) break;
    counts.push(steps.length);
    names.push(step.name);
    step.take();
  }
  const shown = JSON.stringify(world.shown().toSorted(byId));
  const stored = JSON.stringify([...network.rows.values()].toSorted(byId));
  if (shown !== stored) wrong ||= `at the end of ${names.join(', ')}: ${shown}`;
  for (const stop of world.stops) stop();
  return { counts, wrong };
}

/** Every order in which a story can happen, or so many of them as are asked for. */
async function tellAll(story: Story, most = Infinity): Promise<{ told: number; wrong: string[] }> {
  const wrong: string[] = [];
  let told = 0;
  let choices: number[] = [];
  let state = 1;
  // https://en.wikipedia.org/wiki/Linear_congruential_generator, of Numerical Recipes
  const draw = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  for (;;) {
    const chosen = choices;
    const result = await tell(story, (count, index) =>
      most === Infinity ? (chosen[index] ?? 0) : Math.floor(draw() * count),
    );
    told += 1;
    if (result.wrong !== '') wrong.push(result.wrong);
    const taken = result.counts.map((_count, index) => choices[index] ?? 0);
    const last = taken.findLastIndex((choice, index) => choice + 1 < (result.counts[index] ?? 0));
    if (last === -1 || told === most) return { told, wrong };
    choices = [...taken.slice(0, last), (taken[last] ?? 0) + 1];
  }
}

const stories: Readonly<Record<string, Story>> = {
  'a row is added': {
    acts: [adding(fresh)],
    always: (ids, done) => done === 0 || ids.includes('new'),
  },
  'a row that is too large for a message is added': {
    acts: [adding(fresh)],
    always: (ids, done) => done === 0 || ids.includes('new'),
    isLarge: true,
  },
  'a row is added that was not sent before a reload': {
    acts: [renaming('first', 'Renamed'), takingOver(fresh)],
    most: 300,
    always: (ids, done) => done < 2 || ids.includes('new'),
  },
  'a row is added and renamed': {
    acts: [adding(fresh), renaming('new', 'Renamed')],
    most: 300,
    always: (ids, done) => done === 0 || ids.includes('new'),
  },
  'a row is removed': {
    acts: [removing('first')],
    always: (ids, done) => done === 0 || !ids.includes('first'),
  },
  'a row is renamed': { acts: [renaming('first', 'Renamed')] },
  'a row is added and removed': { acts: [adding(fresh), removing('new')], most: 300 },
  'a row is removed and put back': {
    acts: [removing('first'), adding(first)],
    most: 300,
  },
  'a row is added while the list is read': { acts: [reading, adding(fresh)], most: 300 },
  'a row is removed while the list is read': { acts: [removing('first'), reading], most: 1_000 },
  'the list is read while rows come and go elsewhere': {
    acts: [
      reading,
      elsewhere((database) => database.add(fresh)),
      elsewhere((database) => database.remove('first')),
      elsewhere((database) => database.rename('new', 'Renamed')),
    ],
    most: 300,
  },
  'rows come, change and go elsewhere': {
    acts: [
      elsewhere((database) => database.add(fresh)),
      elsewhere((database) => database.rename('new', 'Renamed')),
      elsewhere((database) => database.remove('first')),
    ],
  },
  'a row is removed and put back elsewhere': {
    acts: [
      elsewhere((database) => database.remove('first')),
      elsewhere((database) => database.add({ ...first, name: 'Back' })),
    ],
  },
  'a row is added while others change elsewhere': {
    acts: [
      adding(fresh),
      elsewhere((database) => database.rename('new', 'Theirs')),
      elsewhere((database) => database.remove('first')),
    ],
    most: 300,
  },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a member’s own rows, in whatever order answers and messages come', () => {
  test.each(Object.entries(stories))(
    '%s',
    async (_name, story) => {
      const { told, wrong } = await tellAll(story, story.most);
      expect(wrong.slice(0, 5)).toEqual([]);
      expect(told).toBeGreaterThan(20);
    },
    60_000,
  );
});
