import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchFirst } from './first-reads.ts';

const network = vi.fn<typeof fetch>();
const rows = 'https://api.test/rest/v1/member_cards?select=id';
const asMember = { headers: { authorization: 'Bearer one' } };

function keep(answer: Promise<Response>, address = rows) {
  globalThis.pointfolioReads = { session: 'Bearer one', answers: { [address]: answer } };
}
const textOf = async (answer: Promise<Response>) => (await answer).text();

beforeEach(() => {
  vi.stubGlobal('fetch', network);
  network.mockReset();
  network.mockImplementation(() => Promise.resolve(new Response('network')));
});
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.pointfolioReads = undefined;
});

it('takes the answer that the page has requested, once', async () => {
  keep(Promise.resolve(new Response('early')));
  expect(await textOf(fetchFirst(rows, asMember))).toBe('early');
  expect(await textOf(fetchFirst(rows, asMember))).toBe('network');
});

it('takes an answer for everybody', async () => {
  keep(Promise.resolve(new Response('early')), '/data/first-rows.json');
  expect(await textOf(fetchFirst('/data/first-rows.json'))).toBe('early');
});

it.each([
  ['a renewed or another session', rows, { headers: { authorization: 'Bearer two' } }],
  ['another address', `${rows},name`, asMember],
  ['a change', rows, { ...asMember, method: 'PATCH' }],
  ['a request that is an object', new Request(rows), undefined],
])('asks the network for %s', async (_what, address, init) => {
  keep(Promise.resolve(new Response('early')));
  expect(await textOf(fetchFirst(address, init))).toBe('network');
});

it('asks the network where the early request failed', async () => {
  keep(Promise.reject(new TypeError('Failed to fetch')));
  expect(await textOf(fetchFirst(rows, asMember))).toBe('network');
});
