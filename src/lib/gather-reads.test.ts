import { beforeEach, expect, test, vi } from 'vitest';
import { expectRead, gatherReads } from './gather-reads.ts';

const api = 'https://api.test/rest/v1';
const rules = `${api}/rules?select=id%2Cslug&order=company_id.asc%2Cid.asc`;
const cards = `${api}/credit_cards?select=id%2Csignup_bonuses%28id%29&signup_bonuses.is_current=eq.true`;
const state = `${api}/catalogue_state?select=revision`;
const oneRow = { headers: { accept: 'application/vnd.pgrst.object+json' } };
const signedIn = { headers: { authorization: 'Bearer token' } };

const asked: { url: string; headers: Headers; signal: AbortSignal | null | undefined }[] = [];
let answer: (url: string) => Response | Promise<Response>;
const send = vi.fn((input: RequestInfo | URL, init?: RequestInit) => {
  const url = input instanceof Request ? input.url : String(input);
  asked.push({ url, headers: new Headers(init?.headers), signal: init?.signal });
  return Promise.resolve(answer(url));
});
const read = async (url: string, init?: RequestInit): Promise<unknown> =>
  (await gatherReads(send, url, init)).json();
const addresses = () => asked.map(({ url }) => url.slice(api.length));

beforeEach(() => {
  asked.length = 0;
  answer = () => Response.json([{ r0: [{ id: 1 }], r1: [{ id: 2 }], r2: [{ revision: 7 }] }]);
});

test('reads of one moment are one request, each with its own terms and its own answer', async () => {
  const answers = await Promise.all([read(rules), read(cards, signedIn), read(state, oneRow)]);
  expect(answers).toEqual([[{ id: 1 }], [{ id: 2 }], { revision: 7 }]);
  expect(addresses()).toEqual([
    '/catalogue_state?select=r0:all_rules(id,slug),r1:all_credit_cards(id,signup_bonuses(id)),r2:all_catalogue_state(revision)' +
      '&r0.order=company_id.asc,id.asc&r1.signup_bonuses.is_current=eq.true',
  ]);
  expect(asked[0]?.headers.get('authorization'), 'as the member, who is one of them').toBe(
    'Bearer token',
  );
  expect(asked[0]?.headers.get('accept')).toBe('application/json');
});

test('a read without company, a count, a function and a write go as they are', async () => {
  answer = () => Response.json([]);
  await read(rules);
  const counted = { headers: { prefer: 'count=exact' } };
  await Promise.all([
    read(`${api}/companies?select=id`, counted),
    read(`${api}/rpc/catch_up?since_seconds=1`),
    read(`${api}/members?select=id`),
    read(rules, { method: 'POST' }),
  ]);
  expect(addresses()).toEqual([
    rules.slice(api.length),
    '/companies?select=id',
    '/rpc/catch_up?since_seconds=1',
    '/members?select=id',
    rules.slice(api.length),
  ]);
});

test('those that are ready wait for one that is being prepared', async () => {
  const late = new AbortController();
  expectRead(late.signal);
  const first = read(rules);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).toEqual([]);
  const second = read(cards, { signal: late.signal });
  expect(await Promise.all([first, second])).toEqual([[{ id: 1 }], [{ id: 2 }]]);
  expect(asked).toHaveLength(1);

  answer = () => Response.json([]);
  const never = new AbortController();
  expectRead(never.signal);
  const waiting = read(rules);
  never.abort();
  expect(await waiting, 'and no longer once it is not read after all').toEqual([]);
  const release = expectRead(new AbortController().signal);
  const released = read(rules);
  release();
  expect(await released).toEqual([]);
});

test('where the database refuses them together, each is asked for alone, the revision first', async () => {
  answer = (url) =>
    url.includes('all_')
      ? Response.json({ message: 'unknown' }, { status: 404 })
      : Response.json(url === state ? { revision: 3 } : [{ id: 9 }]);
  const answers = await Promise.all([read(rules), read(cards), read(state, oneRow)]);
  expect(answers).toEqual([[{ id: 9 }], [{ id: 9 }], { revision: 3 }]);
  expect(asked.slice(1).map(({ url }) => url)).toEqual([state, rules, cards]);
});

test('a server that is busy, and one that is not there, are so for each of them', async () => {
  answer = () => new Response('', { status: 503, headers: { 'retry-after': '7' } });
  const [one, other] = await Promise.all([
    gatherReads(send, rules, undefined),
    gatherReads(send, cards, undefined),
  ]);
  expect([one.status, other.headers.get('retry-after')]).toEqual([503, '7']);
  expect(asked).toHaveLength(1);
  answer = () => Promise.reject(new TypeError('fetch failed'));
  const results = await Promise.allSettled([read(rules), read(cards)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('one that is given up leaves the others theirs; when all are, so is the request', async () => {
  const controllers = [new AbortController(), new AbortController()];
  let finish: (response: Response) => void = () => undefined;
  answer = () =>
    new Promise((resolve) => {
      finish = resolve;
    });
  const results = Promise.allSettled([
    read(rules, { signal: controllers[0]?.signal ?? null }),
    read(cards, { signal: controllers[1]?.signal ?? null }),
  ]);
  await vi.waitFor(() => {
    expect(asked).toHaveLength(1);
  });
  controllers[0]?.abort();
  expect(asked[0]?.signal?.aborted).toBe(false);
  controllers[1]?.abort();
  expect(asked[0]?.signal?.aborted).toBe(true);
  finish(Response.json([{ r0: [], r1: [] }]));
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
