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
  readonly #apiUrl: string;
  #nextId = 1;

  constructor(siteUrl: string, apiUrl: string) {
    this.#siteUrl = siteUrl;
    this.#apiUrl = apiUrl;
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
      ...(message.text === undefined ? {} : { text: this.#pointToApi(message.text) }),
      ...(message.html === undefined ? {} : { html: this.#pointToApi(message.html) }),
    });
    if (this.#mails.length > keptMails) this.#mails.shift();
    return Promise.resolve();
  }

  /** @supabase/lite writes links as if the site and the API were one address; hosted Auth links to the API. */
  #pointToApi(body: string): string {
    return body.replaceAll(`${this.#siteUrl}/auth/v1/`, `${this.#apiUrl}/auth/v1/`);
  }
}
