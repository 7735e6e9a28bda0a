import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { z } from 'zod';

export interface Tally {
  /** Milliseconds of every answer. */
  times: number[];
  /** Number of rows in answers. */
  rows: number;
  writes: number;
  /** Errors: a refused or broken answer, another member's row, or a row that differs from the written one. */
  errors: string[];
}

export interface Api {
  url: string;
  publishableKey: string;
}

const rowSchema = z.looseObject({
  id: z.string().optional(),
  member_id: z.string().optional(),
  name: z.string().nullish(),
  nickname: z.string().nullish(),
});
type Row = z.infer<typeof rowSchema>;

const ownTables = ['member_cards', 'annual_spending_profiles', 'bonus_trackers', 'benefit_uses'];
const pick = <T>(list: readonly T[]): T | undefined =>
  list[Math.floor(Math.random() * list.length)];

/** At most a hundred requests are pending, each on a new connection: a reused one may be closing. */
const agent = new Agent({ keepAlive: false, maxSockets: 100 });

function send(method: string, url: string, body: unknown, headers: Record<string, string>) {
  const answered = Promise.withResolvers<{ status: number; text: string }>();
  const all = { 'content-type': 'application/json', ...headers };
  const sent = request(url, { method, headers: all, agent }, (response) => {
    let text = '';
    response.setEncoding('utf8');
    response.on('data', (part: string) => (text += part));
    response.on('end', () => {
      answered.resolve({ status: response.statusCode ?? 0, text });
    });
    response.on('error', answered.reject);
  });
  sent.on('error', answered.reject);
  sent.end(body === undefined ? undefined : JSON.stringify(body));
  return answered.promise;
}

/** A member who opens pages, reads their rows, changes their wallets, and checks every answer. */
export class VirtualMember {
  readonly #api: Api;
  readonly #token: string;
  readonly #tally: Tally;
  readonly #wallets = new Map<string, string>();
  readonly id: string;

  constructor(api: Api, id: string, token: string, tally: Tally) {
    this.#api = api;
    this.id = id;
    this.#token = token;
    this.#tally = tally;
  }

  async #ask(method: string, path: string, body?: unknown): Promise<Row[]> {
    const started = performance.now();
    const { status, text } = await send(method, `${this.#api.url}/rest/v1/${path}`, body, {
      apikey: this.#api.publishableKey,
      authorization: `Bearer ${this.#token}`,
      prefer: 'return=representation',
    });
    this.#tally.times.push(performance.now() - started);
    if (status < 200 || status > 299) throw new Error(`${method} ${path}: ${status} ${text}`);
    const rows = z.array(rowSchema).parse(JSON.parse(text));
    this.#tally.rows += rows.length;
    return rows;
  }

  /** Expects each row to name its member, in a column and in its text. */
  #expectOwn(rows: readonly Row[], path: string): void {
    for (const row of rows) {
      const isOwn =
        (row.member_id ?? row.id) === this.id && (row.nickname ?? this.id).startsWith(this.id);
      if (!isOwn) throw new Error(`${path} of ${this.id} answered ${JSON.stringify(row)}`);
    }
  }

  async #read(path: string): Promise<Row[]> {
    const rows = await this.#ask('GET', path);
    this.#expectOwn(rows, path);
    return rows;
  }

  async #checkWallets(): Promise<void> {
    const rows = await this.#read('wallets?select=*,wallet_cards(*)&order=id');
    const stored = new Map(rows.map((row) => [row.id ?? '', row.name ?? '']));
    const seen = (wallets: ReadonlyMap<string, string>) =>
      JSON.stringify([...wallets].toSorted(([a], [b]) => (a < b ? -1 : 1)));
    if (seen(stored) !== seen(this.#wallets)) {
      throw new Error(`wallets of ${this.id}: ${seen(stored)} instead of ${seen(this.#wallets)}`);
    }
  }

  async #changeWallets(): Promise<void> {
    this.#tally.writes += 1;
    const name = `${this.id} ${this.#tally.writes}`;
    const chosen = pick([...this.#wallets.keys()]);
    if (chosen === undefined || this.#wallets.size < 3) {
      const id = randomUUID();
      this.#expectOwn(await this.#ask('POST', 'wallets', { id, name }), 'wallets');
      this.#wallets.set(id, name);
    } else if (Math.random() < 0.7) {
      this.#expectOwn(await this.#ask('PATCH', `wallets?id=eq.${chosen}`, { name }), 'wallets');
      this.#wallets.set(chosen, name);
    } else {
      this.#expectOwn(await this.#ask('DELETE', `wallets?id=eq.${chosen}`), 'wallets');
      this.#wallets.delete(chosen);
    }
  }

  /** Acts as a person between two reads; `other` is another member whose rows must not be returned. */
  async act(other: string): Promise<void> {
    const choice = Math.random();
    try {
      if (choice < 0.45) {
        await this.#read('members?select=*');
        await this.#read(`${pick(ownTables) ?? ''}?select=*`);
      } else if (choice < 0.6) await this.#checkWallets();
      else if (choice < 0.9) await this.#changeWallets();
      else {
        const rows = await this.#ask('GET', `member_cards?select=*&member_id=eq.${other}`);
        if (rows.length > 0) throw new Error(`${this.id} read the cards of ${other}`);
      }
    } catch (error) {
      this.#tally.errors.push(error instanceof Error ? error.message : String(error));
    }
  }
}
