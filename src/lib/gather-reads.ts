import { mergeReads, parseTableRead, pickAnswer, type TableRead } from './merge-reads.ts';

/** Milliseconds that reads wait at most for others that are being prepared. */
const PATIENCE = 2000;
/** Characters of an address that everything between a browser and a database takes. */
const LONGEST_ADDRESS = 7000;

type Send = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

type Waiting = {
  readonly read: TableRead;
  readonly signal: AbortSignal | undefined;
  /** Asks for it alone, as it was meant. */
  readonly sendAlone: () => Promise<Response>;
  readonly send: Send;
  readonly resolve: (response: Response | Promise<Response>) => void;
  readonly reject: (error: unknown) => void;
};

let waiting: Waiting[] = [];
const expected = new Set<AbortSignal>();
let timer: ReturnType<typeof setTimeout> | undefined;
let waitingSince = 0;

function schedule(): void {
  clearTimeout(timer);
  if (waiting.length === 0) return;
  const left = waitingSince + PATIENCE - performance.now();
  timer = setTimeout(flush, expected.size === 0 ? 0 : Math.max(0, left));
}

/**
 * Lets reads that are ready wait for the one of this signal, so that they travel together. It is no longer waited for
 * once it is sent or aborted, or the returned function is called.
 */
export function expectRead(signal: AbortSignal): () => void {
  if (signal.aborted) return () => undefined;
  const release = () => {
    signal.removeEventListener('abort', release);
    if (expected.delete(signal)) schedule();
  };
  expected.add(signal);
  signal.addEventListener('abort', release);
  return release;
}

function mergeAddress({ url }: TableRead, all: readonly Waiting[]): string {
  return mergeReads(
    url.origin,
    all.map(({ read }) => read),
  );
}

function abortTogether(all: readonly Waiting[]): AbortSignal {
  const controller = new AbortController();
  for (const { signal } of all) {
    signal?.addEventListener('abort', () => {
      if (all.every((each) => each.signal?.aborted)) controller.abort();
    });
  }
  return controller.signal;
}

/** Those who ask for the catalogue's revision expect what they ask for beside it to be as new at least. */
async function sendEachAlone(all: readonly Waiting[]): Promise<void> {
  const isFirst = ({ read }: Waiting) => read.table === 'catalogue_state';
  for (const each of all.filter(isFirst)) {
    const response = each.sendAlone();
    each.resolve(response);
    await response.catch(() => undefined);
  }
  for (const each of all) if (!isFirst(each)) each.resolve(each.sendAlone());
}

async function sendTogether(first: Waiting, all: readonly Waiting[]): Promise<void> {
  // Whoever is signed in may read what everybody may read.
  const { send, read } = all.find((each) => each.read.headers.has('authorization')) ?? first;
  const headers = new Headers(read.headers);
  headers.set('accept', 'application/json');
  const response = await send(mergeAddress(read, all), { headers, signal: abortTogether(all) });
  if (!response.ok && response.status < 500 && response.status !== 429) {
    await sendEachAlone(all);
    return;
  }
  if (!response.ok) {
    for (const { resolve } of all) resolve(response.clone());
    return;
  }
  const answer: unknown = await response.json();
  for (const [index, each] of all.entries()) {
    const part = pickAnswer(answer, index, each.read.isOneRow);
    each.resolve(part === undefined ? each.sendAlone() : Response.json(part));
  }
}

/** How many of these one address can hold. */
function countFitting(first: Waiting, all: readonly Waiting[]): number {
  let count = 1;
  while (
    count < all.length &&
    mergeAddress(first.read, all.slice(0, count + 1)).length <= LONGEST_ADDRESS
  ) {
    count += 1;
  }
  return count;
}

function flush(): void {
  const all = waiting.filter(({ signal }) => !signal?.aborted);
  waiting = [];
  for (let [first, ...others] = all; first; [first, ...others] = others) {
    const count = countFitting(first, [first, ...others]);
    const together = [first, ...others.splice(0, count - 1)];
    if (count === 1) first.resolve(first.sendAlone());
    else {
      sendTogether(first, together).catch((error: unknown) => {
        for (const { reject } of together) reject(error);
      });
    }
  }
}

/**
 * `fetch` for reads of rows: those of one moment are one request and one statement, each with its own answer. A read
 * that has no company goes as it is, and so does everything else.
 */
export function gatherReads(
  send: Send,
  input: RequestInfo | URL,
  init: RequestInit | undefined,
): Promise<Response> {
  const signal = init?.signal ?? undefined;
  if (signal && expected.delete(signal)) schedule();
  const read = parseTableRead(input, init);
  if (!read) return send(input, init);
  return new Promise<Response>((resolve, reject) => {
    const abort = () => {
      reject(signal?.reason instanceof Error ? signal.reason : new DOMException('', 'AbortError'));
    };
    if (signal?.aborted) {
      abort();
      return;
    }
    signal?.addEventListener('abort', abort);
    if (waiting.length === 0) waitingSince = performance.now();
    waiting.push({ read, signal, send, sendAlone: () => send(input, init), resolve, reject });
    schedule();
  });
}
