import type { EmailDriver, EmailMessage } from '@supabase/lite';
import PostalMime from 'postal-mime';
import type { ReceivedMail } from './smtp-server.ts';

export interface CaughtMail extends EmailMessage {
  id: number;
  receivedAt: string;
  /** Headers of a mail from SMTP, with lowercase names. */
  headers?: Record<string, string>;
}

const keptMails = 200;

/** Catches every mail that the stack would send and keeps the latest. */
export class MailCatcher implements EmailDriver {
  readonly #mails: CaughtMail[] = [];
  readonly #siteUrl: string;
  #nextId = 1;

  constructor(siteUrl: string) {
    this.#siteUrl = siteUrl;
  }

  /** Latest mail first. */
  list(): CaughtMail[] {
    return [...this.#mails].reverse();
  }

  get(id: number): CaughtMail | undefined {
    return this.#mails.find((mail) => mail.id === id);
  }

  clear(): void {
    this.#mails.length = 0;
  }

  /** Stores mail from senders other than Auth. */
  async receive({ to, source }: ReceivedMail): Promise<void> {
    const mail = await PostalMime.parse(Buffer.from(source, 'latin1'));
    this.#keep({
      to: to.join(', '),
      subject: mail.subject ?? '',
      ...(mail.text === undefined ? {} : { text: mail.text }),
      ...(mail.html === undefined ? {} : { html: mail.html }),
      headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
    });
  }

  send(message: EmailMessage): Promise<void> {
    this.#keep({
      to: message.to,
      subject: message.subject,
      ...(message.text === undefined ? {} : { text: this.#pointToApp(message.text) }),
      ...(message.html === undefined ? {} : { html: message.html }),
    });
    return Promise.resolve();
  }

  #keep(mail: Omit<CaughtMail, 'id' | 'receivedAt'>): void {
    this.#mails.push({ id: this.#nextId++, receivedAt: new Date().toISOString(), ...mail });
    if (this.#mails.length > keptMails) this.#mails.shift();
  }

  /** The templates of config.toml contain only HTML; @supabase/lite adds a text with its own link. */
  #pointToApp(text: string): string {
    return text.replace(
      /\S+\/auth\/v1\/verify\?token=(\w+)&type=(\w+)\S*/g,
      `${this.#siteUrl}/confirm#token_hash=$1&type=$2`,
    );
  }
}
