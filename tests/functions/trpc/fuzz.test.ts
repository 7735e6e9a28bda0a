import assert from 'node:assert/strict';
import process from 'node:process';
import { amplifications } from './amplifications.ts';
import { createCall, createFakeSupabase } from './fake-supabase.ts';
import { createFuzzer } from './fuzz-requests.ts';
import { createHandler } from '../../../supabase/functions/trpc/handler.ts';
import { transformer } from '../../../supabase/functions/trpc/transformer.ts';

const REQUESTS = 10_000;

function createFuzzedHandler() {
  const { settings } = createFakeSupabase(({ method, path }) => {
    if (path.endsWith('rest/v1/members') || path.startsWith('/auth') || path.includes('count'))
      return undefined;
    if (path.endsWith('/rpc/list_member_files')) return { status: 200, body: [] };
    if (path.includes('/rpc/')) return { status: 200, body: 1 };
    return { status: 200, body: method === 'POST' ? { revision: 1 } : [] };
  });
  return createHandler(settings);
}

Deno.test('whatever is sent, nothing fails on our side and nothing is polluted', async () => {
  const handle = createFuzzedHandler();
  const createRequest = createFuzzer(20261121);
  const before = Object.getOwnPropertyNames(Object.prototype);
  let accepted = 0;
  let validated = 0;
  for (let index = 0; index < REQUESTS; index += 1) {
    const request = createRequest();
    const sent = `${request.url} ${await request.clone().text()}`;
    const response = await handle(request);
    const answer = await response.text();
    assert.ok(response.status < 500, `${sent}: ${answer}`);
    assert.ok(!/\bat .+\.ts:\d+/.test(answer), `${sent}: ${answer}`);
    if (response.status === 200) accepted += 1;
    // Only an input that was parsed and then refused by its schema lists field errors.
    if (answer.includes('"fieldErrors"')) validated += 1;
  }
  assert.deepEqual(Object.getOwnPropertyNames(Object.prototype), before);
  assert.equal(Reflect.get({}, 'polluted'), undefined);
  assert.ok(accepted > 100, `${accepted} inputs were accepted`);
  assert.ok(accepted + validated >= REQUESTS / 2, `${accepted + validated} inputs were validated`);
});

/** Measures the bytes this process has allocated since; freed memory counts until it is collected. */
function measureTaken(run: () => void): number {
  const count = () => {
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const before = count();
  run();
  return count() - before;
}

Deno.test('no small body takes much memory, and what is too much is refused', async () => {
  assert.ok(amplifications.length >= 20);
  const handle = createFuzzedHandler();
  for (const { name, body } of amplifications) {
    assert.ok(body.length <= 64 * 1024, `${name} is a small body`);
    const taken = measureTaken(() => {
      try {
        transformer.deserialize(JSON.parse(body));
      } catch {
        // Refused, as the answer below proves.
      }
    });
    assert.ok(taken <= 32 * 1024 * 1024, `${name} took ${taken} bytes`);
    const call = createCall('users.updateName');
    const response = await handle(
      new Request(call.url, { method: 'POST', headers: call.headers, body }),
    );
    assert.equal(response.status, 400, `${name}: ${await response.text()}`);
  }
});
