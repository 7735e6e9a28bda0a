import { findVariable, needVariable, readProject } from '../_shared/environment.ts';
import type { MailSettings } from './send-mail.ts';
import type { PushSettings } from './send-push.ts';

/** Settings from the environment. */
export type Settings = {
  readonly supabaseUrl: string;
  /** Admits a request to the gateway; it gives only a visitor's rights. */
  readonly publishableKey: string;
  /** Identifies the sender to the database, which stores only its hash. */
  readonly senderKey: string;
  /** The address of the app, for links. */
  readonly siteUrl: string;
  /** Null if no mail, or no push, can be sent. */
  readonly mail: MailSettings | null;
  /** The operator's address for alerts; null to only log them. */
  readonly alertsTo: string | null;
  readonly push: Omit<PushSettings, 'fetch'> | null;
};

const SUBMISSION_PORT = 465;

export function readSettings(read: (name: string) => string | undefined): Settings {
  const find = (name: string) => findVariable(read, name);
  const need = (name: string) => needVariable(read, name);
  const host = find('SMTP_HOST');
  const user = find('SMTP_USER');
  const publicKey = find('PUSH_PUBLIC_KEY');
  return {
    ...readProject(read),
    senderKey: need('REMINDERS_KEY'),
    siteUrl: need('SITE_URL').replace(/\/+$/, ''),
    mail:
      host === null
        ? null
        : {
            host,
            port: Number(find('SMTP_PORT') ?? SUBMISSION_PORT),
            login: user === null ? null : { user, pass: need('SMTP_PASS') },
            from: need('SMTP_FROM'),
          },
    alertsTo: find('ALERTS_TO'),
    push:
      publicKey === null
        ? null
        : {
            publicKey,
            privateKey: need('PUSH_PRIVATE_KEY'),
            contact: need('PUSH_CONTACT'),
            relayUrl: find('PUSH_RELAY_URL'),
          },
  };
}
