import { type CalendarDate, addDays } from '../../src/domain/calendar.ts';
import type { Database, Found } from '../../supabase/functions/reminders/database.ts';
import { runPass } from '../../supabase/functions/reminders/run-pass.ts';
import { seededRandom } from '../engine/seeded-random.ts';
import { type Enqueued, listBreaches, type Silence } from './list-breaches.ts';
import { makeMembers, type Query, type SimulatedMember } from './make-members.ts';
import {
  type Arrival,
  type Process,
  crashAround,
  createShakyService,
  createTryLog,
  openSimulated,
} from './shaky-world.ts';

const SENDER_KEY = 'the key of the simulation';
const TEN_MINUTES_MS = 600_000;
const HOUR_MS = 3_600_000;

/** A safeguard that a simulation omits, to prove that it would notice. */
export type Missing = 'keys' | 'retries' | 'quiet hours' | 'leases' | null;

export type SimulatedSpan = {
  readonly breaches: readonly string[];
  readonly deadlines: number;
  readonly arrivals: number;
  /** Messages that arrived at the same place more than once, each with one key. */
  readonly repeats: number;
  /** Reminders that could not arrive, because the sender was silent while the member was awake. */
  readonly unreachable: number;
  readonly crashes: number;
  /** Passes that failed without a crash, such as by a statement that took too long. */
  readonly failures: number;
  readonly passes: number;
};

/** Without the key of a message, a retry is another message. */
const withoutKeys = (found: readonly Found[], random: () => number) =>
  found.map((each) => ({ ...each, key: `${each.key}:${random()}` }));

/** Makes every look at these members time out, and come before all others. */
async function keepStuck(owner: Query, members: readonly SimulatedMember[]): Promise<void> {
  const ids = members.map(({ id }) => `'${id}'`).join(', ');
  await owner(
    `update private.reminder_looks set next_look_at = '2000-01-01' where member_id in (${ids})`,
  );
  const refuse = `if member in (${ids}) then
    raise exception 'canceling statement due to statement timeout' using errcode = 'query_canceled'; end if;`;
  await owner(`do $do$ begin execute replace(pg_get_functiondef('private.list_due_rows'::regproc),
    E'\nbegin\n', $refuse$ begin ${refuse} $refuse$); end $do$`);
}

/**
 * Simulates members, day after day, on a set clock; each pass by one or two senders at once, which crash anywhere,
 * and services that fail in every way. Now and then the sender is not called for hours.
 */
export async function simulateReminders(options: {
  readonly owner: Query;
  /** Connections of the senders, as the role of visitors. */
  readonly senders: readonly Query[];
  readonly seed: number;
  readonly members: number;
  readonly from: CalendarDate;
  readonly days: number;
  /** Additional members, whose rows always take longer than the time limit of a statement. */
  readonly stuck?: number;
  readonly missing?: Missing;
}): Promise<SimulatedSpan> {
  const { owner, from, days, missing = null } = options;
  const random = seededRandom(options.seed);
  const to = addDays(from, days - 1);
  let at = new Date(`${from}T00:00:00Z`);
  const end = new Date(`${addDays(to, 1)}T00:00:00Z`).getTime();
  const setClock = () =>
    owner(
      `update private.reminder_clock set stands_at = $1, key_hash = sha256(convert_to($2, 'UTF8'))`,
      [at.toISOString(), SENDER_KEY],
    );
  await setClock();
  if (missing === 'quiet hours') {
    await owner(`create or replace function private.is_quiet(at timestamptz, zone text, quiet_from smallint, quiet_to smallint)
      returns boolean language sql stable set search_path = '' as 'select false'`);
  }
  if (missing === 'leases') {
    await owner(`do $$ begin execute replace(pg_get_functiondef('private.claim_reminders'::regproc),
      'next_try_at = at + interval ''2 minutes'' + private.reminder_pause((attempts + 1)::smallint)', 'next_try_at = at'); end $$`);
  }
  const everybody = await makeMembers(owner, random, options.members + (options.stuck ?? 0), from);
  const members = everybody.slice(0, options.members);
  if (members.length < everybody.length) await keepStuck(owner, everybody.slice(members.length));
  // Does the work of autovacuum in a hosted project.
  await owner('analyze');
  const arrivals: Arrival[] = [];
  const found = new Map<string, Enqueued>();
  const silences: Silence[] = [];
  const tries = createTryLog();
  let crashes = 0;
  let failures = 0;
  let passes = 0;

  async function pass(query: Query): Promise<void> {
    const process: Process = { isDead: false, hasFailed: false };
    const inner = openSimulated(query, SENDER_KEY);
    const memberOf = new Map<string, string>();
    const shaky = crashAround(
      {
        ...inner,
        claimLooks: async (most) => {
          const looks = await inner.claimLooks(most);
          for (const look of looks) memberOf.set(look.claim, look.member_id);
          return looks;
        },
        readLook: async (claim) => {
          const look = await inner.readLook(claim);
          return missing === 'keys' ? look && { ...look, told: [] } : look;
        },
      },
      process,
      random,
      tries,
      (claim, messages) => {
        for (const each of messages)
          found.set(`${memberOf.get(claim) ?? ''} ${each.key}`, { ...each, at });
      },
    );
    const send = createShakyService(
      process,
      random,
      tries,
      () => at,
      (arrival) => arrivals.push(arrival),
    );
    const database: Database =
      missing === 'keys'
        ? {
            ...shaky,
            enqueue: (claim, each) => shaky.enqueue(claim, withoutKeys(each, random.next)),
          }
        : shaky;
    passes += 1;
    const sendAlert = () => Promise.resolve(true);
    const sender = { database, sendMail: send, sendPush: send, sendAlert };
    await runPass(sender, new AbortController().signal).catch((error: unknown) => {
      process.hasFailed = !process.isDead;
      if (process.hasFailed) console.warn(`A pass failed at ${at.toISOString()}.`, error);
    });
    crashes += process.isDead ? 1 : 0;
    failures += process.hasFailed ? 1 : 0;
  }

  while (at.getTime() < end) {
    await setClock();
    await Promise.all(options.senders.slice(0, random.chance(0.3) ? 2 : 1).map(pass));
    if (missing === 'retries') {
      await owner(
        `update private.reminder_outbox set state = 'dropped' where state = 'waiting' and attempts > 0`,
      );
    }
    const [next] = await owner(`select extract(epoch from least(
      (select min(next_look_at) from private.reminder_looks),
      (select min(next_try_at) from private.reminder_outbox where state = 'waiting')))::float8 * 1000 as at`);
    const isDue = Math.ceil(Number(next?.['at'] ?? end) / TEN_MINUTES_MS) * TEN_MINUTES_MS;
    const silence = random.chance(0.005) ? random.whole(1, 4) * HOUR_MS : 0;
    const wanted = Math.max(at.getTime() + TEN_MINUTES_MS, isDue);
    at = new Date(wanted + silence);
    if (silence > 0) silences.push({ from: wanted, to: at.getTime() });
  }
  const judged = await listBreaches({ owner, members, arrivals, found, silences, from, to });
  return {
    ...judged,
    breaches: [...judged.breaches, ...tries.needless],
    crashes,
    failures,
    passes,
  };
}
