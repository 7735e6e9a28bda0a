import {
  type MutationKey,
  type MutationOptions,
  type QueryClient,
  QueryObserver,
} from '@tanstack/react-query';
import { createProfile, spendingProfileEdits } from '@/features/mine/annual-spending/mutations.ts';
import { spendingProfilesQuery } from '@/features/mine/annual-spending/queries.ts';
import { bonusTrackerEdits } from '@/features/mine/bonus-tracker/mutations.ts';
import { bonusTrackersQuery } from '@/features/mine/bonus-tracker/queries.ts';
import { currentUserEdits } from '@/features/account/current-user/mutations.ts';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import { createMemberCard, memberCardEdits } from '@/features/mine/member-cards/mutations.ts';
import { memberCardsQuery } from '@/features/mine/member-cards/queries.ts';
import { createWallet, walletEdits } from '@/features/mine/wallets/mutations.ts';
import { walletsQuery } from '@/features/mine/wallets/queries.ts';
import { createQueryClient } from '@/lib/query-client.ts';
import { getErrorStatus } from '@/lib/retry-policy.ts';
import type { Database } from '../../supabase/local/database/database.ts';
import type { SeededRandom } from '../engine/seeded-random.ts';

/** Sends a change as a screen of that tab would. */
export function send(
  client: QueryClient,
  edit: { readonly mutationKey: MutationKey },
  variables: unknown,
): Promise<unknown> {
  const options: MutationOptions<unknown, Error, unknown, unknown> = { ...edit };
  return client
    .getMutationCache()
    .build<unknown, Error, unknown, unknown>(client, options)
    .execute(variables);
}

/** Columns of a table that the edits here write. */
const watched = {
  member_cards: ['notes', 'nickname'],
  bonus_trackers: ['notes', 'spent_cents'],
  annual_spending_profiles: ['amounts'],
  wallets: ['name'],
  members: ['name'],
} as const;
type Table = keyof typeof watched;
const tables: readonly Table[] = [
  'member_cards',
  'bonus_trackers',
  'annual_spending_profiles',
  'wallets',
  'members',
];

/** A change made by a tab, with all watched columns as it showed them before and after. */
type Made = {
  readonly table: Table;
  readonly tab: number;
  readonly seen: string;
  readonly wanted: string;
  readonly outcome: Promise<'saved' | 'conflict'>;
};

const pick = (table: Table, row: object) => {
  const values = new Map<string, unknown>(Object.entries(row));
  return JSON.stringify(watched[table].map((column) => values.get(column)));
};

/** Records every state of a row, in order. */
export async function recordHistory(database: Database): Promise<void> {
  const triggers = tables.map(
    (table) =>
      `create trigger keep_history after insert or update on public.${table} for each row execute function private.keep_history();`,
  );
  await database.exec(`
    create table private.row_history (number bigint generated always as identity, table_name text, member uuid, row jsonb);
    create function private.keep_history() returns trigger language plpgsql security definer set search_path = '' as $$
    begin
      insert into private.row_history (table_name, member, row)
      values (tg_table_name, coalesce(to_jsonb(new) ->> 'member_id', to_jsonb(new) ->> 'id')::uuid, to_jsonb(new));
      return new;
    end $$;
    ${triggers.join('\n')}`);
}

async function readHistory(database: Database, memberId: string) {
  const { rows } = await database.query<{ table_name: Table; row: object }>(
    'select table_name, row from private.row_history where member = $1 order by number',
    [memberId],
  );
  return (table: Table) =>
    rows.filter((each) => each.table_name === table).map(({ row }) => pick(table, row));
}

type Change = { readonly seen: object; readonly wanted: object; readonly sent: Promise<unknown> };

/** State of one table in a tab, and a change of it such as a screen would send. */
type Kind = {
  readonly table: Table;
  readonly show: (client: QueryClient) => void;
  readonly change: (client: QueryClient, text: string) => Change;
};

function need<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The tab does not show it yet.');
  return value;
}

const ignore = () => undefined;

const kinds: readonly Kind[] = [
  {
    table: 'member_cards',
    show: (client) => new QueryObserver(client, memberCardsQuery()).subscribe(ignore),
    change: (client, text) => {
      const card = need(client.getQueryData(memberCardsQuery().queryKey)?.[0]);
      const values = Number(text) % 2 === 0 ? { notes: text } : { nickname: text };
      const sent = send(client, memberCardEdits.updating, { base: card, values });
      return { seen: card, wanted: { ...card, ...values }, sent };
    },
  },
  {
    table: 'bonus_trackers',
    show: (client) => new QueryObserver(client, bonusTrackersQuery()).subscribe(ignore),
    change: (client, text) => {
      const tracker = need(client.getQueryData(bonusTrackersQuery().queryKey)?.[0]);
      const values = Number(text) % 2 === 0 ? { notes: text } : { spent_cents: Number(text) };
      const sent = send(client, bonusTrackerEdits.updating, { base: tracker, values });
      return { seen: tracker, wanted: { ...tracker, ...values }, sent };
    },
  },
  {
    table: 'annual_spending_profiles',
    show: (client) => new QueryObserver(client, spendingProfilesQuery()).subscribe(ignore),
    change: (client, text) => {
      const base = need(client.getQueryData(spendingProfilesQuery().queryKey)?.[0]);
      const values = { amounts: { groceries: Number(text) } };
      const sent = send(client, spendingProfileEdits.saving, { base, values });
      return { seen: base, wanted: { ...base, ...values }, sent };
    },
  },
  {
    table: 'wallets',
    show: (client) => new QueryObserver(client, walletsQuery()).subscribe(ignore),
    change: (client, name) => {
      const wallet = need(client.getQueryData(walletsQuery().queryKey)?.[0]);
      const sent = send(client, walletEdits.renamingWallet, {
        base: wallet,
        values: { name },
        isForm: true,
      });
      return { seen: wallet, wanted: { ...wallet, name }, sent };
    },
  },
  {
    table: 'members',
    show: (client) => new QueryObserver(client, currentUserQuery()).subscribe(ignore),
    change: (client, name) => {
      const user = client.getQueryData(currentUserQuery().queryKey);
      if (user === undefined) throw new Error('The tab does not show the member yet.');
      const sent = send(client, currentUserEdits.updateName, name);
      return { seen: user, wanted: { ...user, name }, sent };
    },
  },
];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function settle(clients: readonly QueryClient[]): Promise<void> {
  while (clients.some((client) => client.isMutating() + client.isFetching() > 0)) await pause(1);
}

/** One row of each table, newly created by a member. */
async function makeRows(client: QueryClient, creditCardId: number): Promise<void> {
  const card = createMemberCard(creditCardId, { notes: '', nickname: 'first' });
  await send(client, memberCardEdits.adding, card);
  await send(client, bonusTrackerEdits.adding, {
    id: crypto.randomUUID(),
    member_card_id: card.id,
    signup_bonus_id: null,
    required_spend_cents: 400_000,
    spent_cents: 0,
    starts_on: null,
    deadline_on: null,
    points: null,
    cash_cents: null,
    posted_on: null,
    notes: '',
    revision: 1,
  });
  await send(client, spendingProfileEdits.adding, createProfile('Home', { groceries: 1 }, 0));
  await send(client, walletEdits.addingWallet, { wallet: createWallet('First', 0), cards: [] });
  await send(client, currentUserEdits.updateName, 'First');
}

async function readOutcome(sent: Promise<unknown>): Promise<'saved' | 'conflict'> {
  try {
    const answer = await sent;
    const kind: unknown =
      typeof answer === 'object' && answer !== null && Reflect.get(answer, 'kind');
    return kind === 'stale' ? 'conflict' : 'saved';
  } catch (error) {
    if (getErrorStatus(error) === 409) return 'conflict';
    throw error;
  }
}

/**
 * Lets two or more tabs of one member edit at random, each from its displayed state, which may be old. Returns broken
 * rules: a row's state written without having seen the one before it, a saved change that was never made, or a
 * refused one that was made anyway.
 */
export async function editInTwoTabs(
  {
    database,
    memberId,
    creditCardId,
    tabs = 2,
  }: { database: Database; memberId: string; creditCardId: number; tabs?: number },
  random: SeededRandom,
  rounds: number,
) {
  const clients = Array.from({ length: tabs }, () => createQueryClient());
  const [first] = clients;
  if (!first) throw new Error('There is no tab.');
  for (const client of clients) {
    client.mount();
    for (const kind of kinds) kind.show(client);
  }
  await settle(clients);
  await makeRows(first, creditCardId);
  await Promise.all(clients.map((client) => client.refetchQueries()));
  await settle(clients);
  const history = await readHistory(database, memberId);
  const starts = new Map(tables.map((table) => [table, history(table).length]));

  const made: Made[] = [];
  for (let round = 0; round < rounds; round++) {
    for (let step = random.whole(tabs, 3 * tabs); step > 0; step--) {
      const tab = random.whole(0, tabs - 1);
      const client = need(clients[tab]);
      const { table, change } = random.pick(kinds);
      const { seen, wanted, sent } = change(client, String(1000 + made.length));
      const outcome = readOutcome(sent);
      made.push({ table, tab, seen: pick(table, seen), wanted: pick(table, wanted), outcome });
      await pause(random.whole(0, 12));
    }
    await settle(clients);
    for (const client of clients) if (random.chance(0.6)) await client.refetchQueries();
  }
  const outcomes = await Promise.all(made.map(({ outcome }) => outcome));
  const statesOf = await readHistory(database, memberId);
  const broken: string[] = [];
  for (const table of tables) {
    const states = statesOf(table).slice((starts.get(table) ?? 1) - 1);
    for (const [index, state] of states.entries()) {
      if (index === 0) continue;
      const before = states[index - 1];
      const author = made.find((each) => each.table === table && each.wanted === state);
      if (author?.seen !== before) {
        broken.push(
          `${table}: ${state} replaced ${String(before)}, seen was ${String(author?.seen)}`,
        );
      }
    }
    for (const [index, each] of made.entries()) {
      if (each.table !== table) continue;
      const times = states.filter((state) => state === each.wanted).length;
      const isSaved = outcomes[index] === 'saved';
      if (times !== (isSaved ? 1 : 0)) {
        broken.push(
          `${table}: ${each.wanted} was ${String(outcomes[index])} and stood ${times} times`,
        );
      }
    }
  }
  for (const client of clients) client.unmount();
  return {
    broken,
    saved: outcomes.filter((outcome) => outcome === 'saved').length,
    conflicts: outcomes.filter((outcome) => outcome === 'conflict').length,
  };
}
