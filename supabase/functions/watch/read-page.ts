import { PRODUCT_NAME } from '../../../src/lib/product.ts';
import { readBody } from '../_shared/read-body.ts';
import { type Issuer, findIssuer } from './issuers.ts';
import { isAllowed } from './read-robots.ts';

const ANSWER_TIMEOUT_MS = 10_000;
const MOST_PAGE_BYTES = 3_000_000;
/** RFC 9309 asks readers to take at least 500 kB. */
const MOST_ROBOTS_BYTES = 512_000;
const MOST_REDIRECTS = 3;
const READER = `${PRODUCT_NAME}Watch`;

export type Page =
  | { readonly kind: 'page'; readonly html: string; readonly issuer: Issuer }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'failed'; readonly reason: string };

export type PageReader = (address: string) => Promise<Page>;

type Surroundings = {
  readonly fetch: typeof fetch;
  readonly siteUrl: string;
  readonly pauseMs: number;
  readonly relayUrl: string | null;
  /** Times of the last requests by host, kept from pass to pass. */
  readonly lastAsked?: Map<string, number>;
  readonly now?: () => number;
  readonly wait?: (ms: number) => Promise<void>;
};

class Refusal extends Error {}

/** The address, if it is one of the issuer's own hosts over `https`: no other is ever asked. */
function parseAddress(address: string, from?: URL): { url: URL; issuer: Issuer } {
  if (!URL.canParse(address, from)) throw new Refusal('no address');
  const url = new URL(address, from);
  const issuer = findIssuer(url.hostname);
  const isOurs = from === undefined || issuer?.hosts.includes(from.hostname);
  const isPlain =
    url.protocol === 'https:' && url.port === '' && url.username + url.password === '';
  if (issuer === undefined || !isOurs || !isPlain) throw new Refusal('an address elsewhere');
  return { url, issuer };
}

/** Reads pages for one pass: each host's robots.txt once, one request to a host at a time, with a pause between them. */
export function createPageReader({
  fetch: send,
  siteUrl,
  pauseMs,
  relayUrl,
  lastAsked = new Map(),
  now = Date.now,
  wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}: Surroundings): PageReader {
  const robots = new Map<string, string | null>();

  async function ask(url: URL): Promise<Response> {
    const since = now() - (lastAsked.get(url.hostname) ?? -Infinity);
    if (since < pauseMs) await wait(pauseMs - since);
    try {
      return await send(relayUrl === null ? url.href : `${relayUrl}/${url.href}`, {
        headers: {
          accept: 'text/html, text/plain;q=0.5',
          'accept-language': 'en-US',
          'user-agent': `${READER}/1.0 (+${siteUrl})`,
        },
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
      });
    } finally {
      lastAsked.set(url.hostname, now());
    }
  }

  /** Follows redirects within the issuer's hosts. `admits` is asked before each request. */
  async function follow(from: URL, admits: (url: URL) => Promise<boolean>) {
    let url = from;
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      if (!(await admits(url))) return null;
      const response = await ask(url);
      if (response.status < 300 || response.status > 399) return response;
      await response.body?.cancel();
      url = parseAddress(response.headers.get('location') ?? '', url).url;
    }
    throw new Refusal('too many redirects');
  }

  async function readWhole(response: Response, mostBytes: number): Promise<string> {
    const body = await readBody(response, mostBytes);
    if (body.kind !== 'whole') throw new Refusal(`the answer is ${body.kind}`);
    return body.text;
  }

  /** Null: no page may be read, because the host does not say which. Without a robots.txt every page may be. */
  async function readRobots(host: string): Promise<string | null> {
    const response = await follow(new URL(`https://${host}/robots.txt`), () =>
      Promise.resolve(true),
    );
    if (response?.ok) return readWhole(response, MOST_ROBOTS_BYTES);
    await response?.body?.cancel();
    return (response?.status ?? 500) < 500 ? '' : null;
  }

  async function isAdmitted({ hostname, pathname, search }: URL): Promise<boolean> {
    let rules = robots.get(hostname);
    if (rules === undefined) {
      rules = await readRobots(hostname);
      robots.set(hostname, rules);
    }
    if (rules === null) throw new Refusal('robots.txt does not answer');
    return isAllowed(rules, READER.toLowerCase(), pathname + search);
  }

  async function read(address: string): Promise<Page> {
    const { url, issuer } = parseAddress(address);
    const response = await follow(url, isAdmitted);
    if (response === null) return { kind: 'forbidden' };
    const type = response.headers.get('content-type') ?? '';
    if (!response.ok || !/^text\/html\b/i.test(type)) {
      await response.body?.cancel();
      throw new Refusal(response.ok ? 'no page' : `status ${response.status}`);
    }
    return { kind: 'page', html: await readWhole(response, MOST_PAGE_BYTES), issuer };
  }

  return async (address) => {
    try {
      return await read(address);
    } catch (error) {
      return { kind: 'failed', reason: error instanceof Refusal ? error.message : String(error) };
    }
  };
}
