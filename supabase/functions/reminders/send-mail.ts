import { createTransport } from 'nodemailer';
import { PRODUCT_NAME } from '../../../src/lib/product.ts';
import type { MailMessage, Outcome, Send } from './message.ts';
import { hashText } from '../_shared/hash-text.ts';
import { writeMail } from './write-mail.ts';

const ANSWER_TIMEOUT_MS = 15_000;
const IMPLICIT_TLS_PORT = 465;

export type MailSettings = {
  readonly host: string;
  readonly port: number;
  /** Null for a server without a login, as in local development. */
  readonly login: { readonly user: string; readonly pass: string } | null;
  readonly from: string;
};

/**
 * Reports an address as gone only if the server refused that address; a refused sender, an exceeded quota or refused
 * content says nothing about it. https://www.rfc-editor.org/rfc/rfc5321#section-4.2.1
 */
export function readFailure(error: unknown): Outcome {
  if (!(error instanceof Error)) return 'later';
  const code = 'responseCode' in error ? Number(error.responseCode) : 0;
  return code >= 500 && 'command' in error && error.command === 'RCPT TO' ? 'gone' : 'later';
}

/** Opens a connection to the mail server, a new one for each mail. */
export function openTransport(mail: MailSettings, siteUrl: string) {
  return createTransport({
    host: mail.host,
    port: mail.port,
    secure: mail.port === IMPLICIT_TLS_PORT,
    // Requires encryption if there is a password to send.
    requireTLS: mail.login !== null,
    ...(mail.login === null ? {} : { auth: mail.login }),
    name: new URL(siteUrl).hostname,
    connectionTimeout: ANSWER_TIMEOUT_MS,
    greetingTimeout: ANSWER_TIMEOUT_MS,
    socketTimeout: ANSWER_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/**
 * Sends mails through SMTP. Two copies of one message have the same Message-ID, by which mailboxes recognize the
 * second.
 */
export function createMailSender(mail: MailSettings, siteUrl: string): Send<MailMessage> {
  const transport = openTransport(mail, siteUrl);
  const domain = /@([^>\s]+)/.exec(mail.from)?.[1] ?? new URL(siteUrl).hostname;
  return async (message, signal) => {
    if (signal.aborted) return 'later';
    const token = message.unsubscribe_token;
    const endUrl = `${siteUrl}/api/reminders/unsubscribe/${token}`;
    const name = await hashText(`${message.member_id}:${message.key}`);
    try {
      await transport.sendMail({
        from: { name: PRODUCT_NAME, address: mail.from },
        to: { name: '', address: message.address },
        messageId: `<${name.slice(0, 32)}@${domain}>`,
        headers: {
          'List-Unsubscribe': `<${endUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          'Auto-Submitted': 'auto-generated',
        },
        ...writeMail(message.what, siteUrl, `${siteUrl}/stop-mails#${token}`),
      });
      return 'delivered';
    } catch (error) {
      return readFailure(error);
    }
  };
}
