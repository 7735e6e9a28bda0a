import type { Database } from '../database/database.ts';
import { type StackKeys, drawFunctionKey } from '../keys.ts';

/** Settings of one function, in addition to the common ones. */
export interface OwnSurroundings {
  environment: Record<string, string>;
  allowedHosts: string[];
}

/** Push services of the browsers' makers; a device of any other service is not registered (private.push_devices). */
const PUSH_SERVICES = [
  'fcm.googleapis.com:443',
  'updates.push.services.mozilla.com:443',
  '*.push.apple.com:443',
  '*.notify.windows.com:443',
];

export interface ReminderOptions {
  apiUrl: string;
  siteUrl: string;
  mailHost: string;
  keys: StackKeys;
  /** Address that receives every push instead of the devices' services. */
  pushRelayUrl: string | undefined;
}

/** Connects the database and the function by a key that ends with the stack. */
export async function introduceSender(
  db: Database,
  { apiUrl, siteUrl, mailHost, keys, pushRelayUrl }: ReminderOptions,
): Promise<OwnSurroundings> {
  const { key: senderKey, hash } = drawFunctionKey();
  await db.query('select private.start_reminders($1, $2)', [
    `${apiUrl}/functions/v1/reminders`,
    hash,
  ]);
  const smtp = new URL(`smtp://${mailHost}`);
  return {
    environment: {
      REMINDERS_KEY: senderKey,
      SITE_URL: siteUrl,
      SMTP_HOST: smtp.hostname,
      SMTP_PORT: smtp.port,
      SMTP_FROM: 'reminders@pointfolio.test',
      ALERTS_TO: 'operator@pointfolio.test',
      PUSH_PUBLIC_KEY: keys.pushPublicKey,
      PUSH_PRIVATE_KEY: keys.pushPrivateKey,
      PUSH_CONTACT: 'mailto:reminders@pointfolio.test',
      ...(pushRelayUrl === undefined ? {} : { PUSH_RELAY_URL: pushRelayUrl }),
    },
    allowedHosts: [
      smtp.host,
      ...(pushRelayUrl === undefined ? PUSH_SERVICES : [new URL(pushRelayUrl).host]),
    ],
  };
}

/** Plays the part of pg_cron and pg_net in a hosted project. */
export function startRinging(
  db: Database,
  apiUrl: string,
  everyMs: number,
  log: (line: string) => void,
): () => void {
  const ring = async () => {
    const { rows } = await db.query<{ rings: boolean }>('select private.ring_reminders() as rings');
    if (!rows[0]?.rings) return;
    const answer = await fetch(`${apiUrl}/functions/v1/reminders`, { method: 'POST' });
    if (!answer.ok) log(`[reminders] answered ${answer.status}`);
  };
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const wait = () => {
    if (isStopped) return;
    timer = setTimeout(() => {
      ring()
        .catch((error: unknown) => {
          if (!isStopped) log(`[reminders] ${String(error)}`);
        })
        .finally(wait);
    }, everyMs);
  };
  wait();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
