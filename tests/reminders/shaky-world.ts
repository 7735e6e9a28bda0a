import { z } from 'zod';
import {
  type Database,
  type Found,
  openDatabase,
} from '../../supabase/functions/reminders/database.ts';
import type { Message, Outcome, Send } from '../../supabase/functions/reminders/message.ts';
import type { SeededRandom } from '../engine/seeded-random.ts';
import type { Query } from './make-members.ts';

/** A crashed sender does nothing any more, and one whose pass failed has nothing in progress. */
export type Process = { isDead: boolean; hasFailed: boolean };

/** A message's arrival: the same message twice has the same key. */
export type Arrival = {
  readonly member: string;
  readonly channel: 'push' | 'mail';
  /** Device or mailbox. */
  readonly place: string;
  readonly key: string;
  readonly at: Date;
  /** True if the service delayed it beyond its answer. */
  readonly isLate: boolean;
};

/** Logs the tries of each message; `needless` ones repeat a message that another sender is sending, or that was delivered already. */
export function createTryLog() {
  const last = new Map<
    string,
    { process: Process; isDelivered: boolean | null; isSettled: boolean }
  >();
  const needless: string[] = [];
  return {
    needless,
    begin({ id, channel, key }: Message, process: Process): void {
      const before = last.get(id);
      const isUnderWay = before && !before.process.isDead && !before.process.hasFailed;
      const isWithSomebody = isUnderWay && before.isDelivered !== false;
      if (isWithSomebody || before?.isSettled) {
        needless.push(`sent again while it was sent or after it was delivered: ${channel} ${key}`);
      }
      last.set(id, { process, isDelivered: null, isSettled: false });
    },
    answer(id: string, isDelivered: boolean): void {
      const current = last.get(id);
      if (current) current.isDelivered = isDelivered;
    },
    settle(id: string): void {
      const current = last.get(id);
      if (current) current.isSettled = true;
    },
  };
}
export type TryLog = ReturnType<typeof createTryLog>;

const CRASH = 0.004;

/** Reads a parameter as PostgREST reads a body: an array of words is a text array, every other non-scalar is JSON. */
function toParameter(value: unknown): unknown {
  if (Array.isArray(value) && typeof value[0] === 'string') return `{${value.join(',')}}`;
  return typeof value === 'object' ? JSON.stringify(value) : value;
}

/** Calls the database's functions as the API does, in a separate connection. */
export function openSimulated(query: Query, senderKey: string): Database {
  const settings = {
    ...{ supabaseUrl: 'http://api.test', publishableKey: '', siteUrl: 'http://app.test' },
    ...{ senderKey, mail: null, push: null, alertsTo: null },
  };
  return openDatabase(settings, async (address, init) => {
    const request = new Request(address, init);
    const name = request.url.split('/').at(-1) ?? '';
    const input = z.record(z.string(), z.unknown()).parse(await request.json());
    const names = Object.keys(input).map((each, place) => `${each} => $${place + 1}`);
    const values = Object.values(input).map(toParameter);
    const [row] = await query(`select public.${name}(${names.join(', ')})::text as answer`, values);
    return new Response(z.string().parse(row?.['answer']));
  });
}

/** Wraps a database whose caller may crash before and after each call. */
export function crashAround(
  database: Database,
  process: Process,
  random: SeededRandom,
  tries: TryLog,
  onEnqueued: (claim: string, found: readonly Found[]) => void,
): Database {
  const mayCrash = () => {
    process.isDead ||= random.chance(CRASH);
    if (process.isDead) throw new Error('crashed');
  };
  async function around<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    mayCrash();
    const answer = await call();
    mayCrash();
    return answer;
  }
  return {
    claimLooks: (most) => around(() => database.claimLooks(most)),
    readLook: (claim) => around(() => database.readLook(claim)),
    enqueue: (claim, found) =>
      around(async () => {
        const isOurs = await database.enqueue(claim, found);
        if (isOurs) onEnqueued(claim, found);
        return isOurs;
      }),
    claimMessages: (most, channels) => around(() => database.claimMessages(most, channels)),
    settle: (outcomes) =>
      around(async () => {
        const settled = await database.settle(outcomes);
        for (const { id, outcome } of outcomes) if (outcome === 'delivered') tries.settle(id);
        return settled;
      }),
    unsubscribe: (token) => database.unsubscribe(token),
    claimAlerts: () => around(() => database.claimAlerts()),
    endPass: (untold) => around(() => database.endPass(untold)),
  };
}

/**
 * Creates a service that refuses, does not answer, reports a failure after a success, or delivers long after its
 * answer.
 */
export function createShakyService(
  process: Process,
  random: SeededRandom,
  tries: TryLog,
  now: () => Date,
  arrive: (arrival: Arrival) => void,
): Send<Message> {
  return (message) => {
    if (process.isDead) return Promise.reject(new Error('crashed'));
    const place = message.channel === 'mail' ? message.address : message.device.endpoint;
    const { member_id: member, channel, key } = message;
    const deliver = (lateMs = 0) => {
      const at = new Date(now().getTime() + lateMs);
      arrive({ member, channel, place, key, at, isLate: lateMs > 0 });
    };
    const answer = (outcome: Outcome) => {
      tries.answer(message.id, outcome === 'delivered');
      return Promise.resolve(outcome);
    };
    tries.begin(message, process);
    const fate = random.next();
    if (fate < 0.08) return answer('later');
    if (fate < 0.11) {
      tries.answer(message.id, false);
      return Promise.reject(new Error('no answer'));
    }
    if (fate < 0.14) {
      deliver(random.whole(1, 90) * 60_000);
      return answer('later');
    }
    deliver();
    if (fate < 0.18) return answer('later');
    if (fate < 0.19) {
      process.isDead = true;
      return Promise.reject(new Error('crashed'));
    }
    return answer('delivered');
  };
}
