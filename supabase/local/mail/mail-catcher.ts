import type { EmailDriver, EmailMessage } from '@supabase/lite';

export interface CaughtMail extends EmailMessage {
  id: number;
  receivedAt: string;
}

const keptMails = 200;

/** Takes every mail that the stack would send and keeps the latest. */
export class MailCatcher implements EmailDriver {
  readonly #mails: CaughtMail[] = [];
  readonly #siteUrl: string;
  #nextId = 1;

  constructor(siteUrl: string) {
    this.#siteUrl = siteUrl;
  }

  /** The latest first. */
  list(): CaughtMail[] {
    return [...this.#mails].reverse();
  }

  get(id: number): CaughtMail | undefined {
    return this.#mails.find((mail) => mail.id === id);
  }

  clear(): void {
    this.#mails.length = 0;
  }

  send(message: EmailMessage): Promise<void> {
    this.#mails.push({
      id: this.#nextId++,
      receivedAt: new Date().toISOString(),
      to: message.to,
      subject: message.subject,
      ...(message.text === undefined ? {} : { text: this.#pointToApp(message.text) }),
      ...(message.html === undefined ? {} : { html: message.html }),
    });
    if (this.#mails.length > keptMails) this.#mails.shift();
    return Promise.resolve();
  }

  /** The templates of config.toml are of the page alone; @supabase/lite adds a text with a link of its own. */
  #pointToApp(text: string): string {
    return text.replace(
      /\S+\/auth\/v1\/verify\?token=(\w+)&type=(\w+)\S*/g,
      `${this.#siteUrl}/confirm#token_hash=$1&type=$2`,
    );
  }
}
