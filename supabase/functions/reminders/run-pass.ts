import type { Alert, Database, Settled } from './database.ts';
import { lookAtMember } from './look-at-member.ts';
import type { Channel, MailMessage, Message, Outcome, PushMessage, Send } from './message.ts';

const LOOKS_AT_ONCE = 20;
const MESSAGES_AT_ONCE = 20;
const TRIES_TO_SETTLE = 3;

export type Sender = {
  readonly database: Database;
  /** Null if no mail server or push service is configured: messages of that channel wait. */
  readonly sendMail: Send<MailMessage> | null;
  readonly sendPush: Send<PushMessage> | null;
  /** Returns false if it must be tried again; never throws. */
  readonly sendAlert: (alert: Alert) => Promise<boolean>;
};

/** Claims what the operator has to hear, once. Reminders are sent even if this fails. */
async function claimAlerts(database: Database): Promise<readonly Alert[]> {
  try {
    return await database.claimAlerts();
  } catch (error) {
    console.error(JSON.stringify({ message: 'no alerts could be read', cause: String(error) }));
    return [];
  }
}

/** Resolves with the alerts that could not be sent. */
async function sendAlerts({ sendAlert }: Sender, alerts: readonly Alert[]) {
  const told = await Promise.all(alerts.map(sendAlert));
  return alerts.filter((_alert, index) => told[index] === false);
}

/**
 * Looks at the members who are due, one after another; returns false if there were none. A member whose look fails,
 * or does not fit in the time left, is tried again later.
 */
async function lookAround({ database }: Sender, signal: AbortSignal): Promise<boolean> {
  const looks = await database.claimLooks(LOOKS_AT_ONCE);
  for (const { claim } of looks) {
    if (signal.aborted) break;
    try {
      const look = await database.readLook(claim);
      if (look !== null) await database.enqueue(claim, lookAtMember(look));
    } catch (error) {
      console.error(JSON.stringify({ message: 'a look failed', cause: String(error) }));
    }
  }
  return looks.length > 0;
}

async function trySend(sender: Sender, message: Message, signal: AbortSignal): Promise<Outcome> {
  const { sendMail, sendPush } = sender;
  if (message.channel === 'mail') return (await sendMail?.(message, signal)) ?? 'later';
  return (await sendPush?.(message, signal)) ?? 'later';
}

const listChannels = ({ sendMail, sendPush }: Sender): Channel[] => [
  ...(sendPush ? (['push'] as const) : []),
  ...(sendMail ? (['mail'] as const) : []),
];

/**
 * Records the outcomes of messages. It retries, because an unrecorded message is sent again; recording twice does no
 * harm.
 */
async function settle(database: Database, settled: readonly Settled[]): Promise<void> {
  for (let left = TRIES_TO_SETTLE - 1; ; left -= 1) {
    try {
      await database.settle(settled);
      return;
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}

/** Sends waiting messages; returns false if there were none. */
async function sendWaiting(sender: Sender, signal: AbortSignal): Promise<boolean> {
  const messages = await sender.database.claimMessages(MESSAGES_AT_ONCE, listChannels(sender));
  const settled = await Promise.all(
    messages.map(async (message): Promise<Settled> => {
      const outcome = await trySend(sender, message, signal).catch((): Outcome => 'later');
      return {
        id: message.id,
        lease: message.lease,
        outcome,
        error: `${message.channel}_${outcome}`,
      };
    }),
  );
  if (settled.length > 0) await settle(sender.database, settled);
  return messages.length > 0;
}

/** Looks and sends until nothing is left or `signal` ends the pass. Waiting messages are sent even if looking fails. */
export async function runPass(sender: Sender, signal: AbortSignal): Promise<void> {
  // An overdue pass shows only until the first look.
  const alerts = await claimAlerts(sender.database);
  // Mails them in parallel with the reminders, so that a hanging mail server does not delay those.
  const untold = sendAlerts(sender, alerts);
  let isBusy = true;
  while (isBusy && !signal.aborted) {
    const [look] = await Promise.allSettled([lookAround(sender, signal)]);
    const sent = await sendWaiting(sender, signal);
    if (look.status === 'rejected') throw look.reason;
    isBusy = look.value || sent;
  }
  await sender.database.endPass(await untold);
}
