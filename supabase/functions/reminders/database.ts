import { z } from 'zod';
import { DUE_KINDS, MAIL_RHYTHMS } from '../../../src/domain/schedule/reminders.ts';
import { createDatabaseCall } from '../_shared/call-database.ts';
import { dueRows } from '../_shared/due/due-rows.ts';
import { type Channel, type Outcome, message } from './message.ts';
import type { Settings } from './settings.ts';

const look = z.object({
  claim: z.string(),
  member_id: z.string(),
  mail_rhythm: z.enum(MAIL_RHYTHMS),
  mail_kinds: z.array(z.enum(DUE_KINDS)),
  push_kinds: z.array(z.enum(DUE_KINDS)),
  lead_days: z.number(),
  most_a_day: z.number(),
  tells_amounts: z.boolean(),
  told: z.array(z.string()),
  pushes_today: z.number(),
  rows: dueRows,
});
/** A due member, with all data of the look. */
export type Look = z.infer<typeof look>;

const alert = z.object({
  kind: z.enum(['failures', 'cron', 'given_up']),
  /** Times in UTC. */
  day: z.string(),
  amount: z.number(),
  detail: z.string(),
});
/** Problems to report to the operator. */
export type Alert = z.infer<typeof alert>;

const claimed = look.pick({ claim: true, member_id: true });

/** Findings of one look at a member, in the outbox's format. */
export type Found = {
  readonly channel: 'push' | 'mail';
  readonly key: string;
  readonly covers: readonly string[];
  /** Last day on which it is worth sending. */
  readonly until: string;
  /** Null to send nothing. */
  readonly what: object | null;
};

export type Settled = {
  readonly id: string;
  readonly lease: string;
  readonly outcome: Outcome;
  readonly error: string;
};

export type Database = {
  readonly claimLooks: (most: number) => Promise<readonly z.infer<typeof claimed>[]>;
  /** Null if another sender has the look by now. */
  readonly readLook: (claim: string) => Promise<Look | null>;
  readonly enqueue: (claim: string, messages: readonly Found[]) => Promise<boolean>;
  readonly claimMessages: (
    most: number,
    channels: readonly Channel[],
  ) => Promise<readonly z.infer<typeof message>[]>;
  readonly settle: (outcomes: readonly Settled[]) => Promise<number>;
  readonly unsubscribe: (token: string) => Promise<boolean>;
  readonly claimAlerts: () => Promise<readonly Alert[]>;
  readonly endPass: (untold: readonly Alert[]) => Promise<boolean>;
};

/** Keeps the parts that parse. An invalid one is handed out again later and does not delay the others. */
function eachOf<Part>(part: z.ZodType<Part>): z.ZodType<Part[]> {
  return z.array(z.unknown()).transform((all) =>
    all.flatMap((one) => {
      const { success, data, error } = part.safeParse(one);
      if (success) return [data];
      console.error(
        JSON.stringify({ message: 'an answer is not understood', cause: error.message }),
      );
      return [];
    }),
  );
}

/** Database functions of the sender. */
export function openDatabase(
  settings: Pick<Settings, 'supabaseUrl' | 'publishableKey' | 'senderKey'>,
  send: typeof fetch,
): Database {
  const { senderKey } = settings;
  const call = createDatabaseCall(settings, senderKey, send);
  const key = { sender_key: senderKey };
  return {
    claimLooks: (most) => call('claim_reminder_looks', { ...key, most }, z.array(claimed)),
    readLook: (look_claim) => call('read_reminder_look', { ...key, look_claim }, look.nullable()),
    enqueue: (look_claim, messages) =>
      call(
        'enqueue_reminders',
        { ...key, look_claim, messages: JSON.stringify(messages) },
        z.boolean(),
      ),
    claimMessages: (most, channels) =>
      call('claim_reminders', { ...key, most, channels }, eachOf(message)),
    settle: (outcomes) =>
      call('settle_reminders', { ...key, outcomes: JSON.stringify(outcomes) }, z.number()),
    unsubscribe: (token) => call('unsubscribe_from_mail', { token }, z.boolean()),
    claimAlerts: () => call('claim_operator_alerts', key, eachOf(alert)),
    endPass: (untold) =>
      call('end_reminder_pass', { ...key, untold: JSON.stringify(untold) }, z.boolean()),
  };
}
