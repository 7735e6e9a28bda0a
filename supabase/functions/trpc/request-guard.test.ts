import assert from 'node:assert/strict';
import { TRPCError } from '@trpc/server';
import { REQUEST_LIMITS } from '../_shared/contract/limits.ts';
import { guardRequest } from './request-guard.ts';

const address = 'http://functions.test/trpc/users.updateName';
const json = { 'content-type': 'application/json' };

function guard(init: RequestInit & { duplex?: 'half' }, url = address) {
  return guardRequest(new Request(url, init), new URL(url).pathname.slice('/trpc'.length));
}

async function assertRefused(code: TRPCError['code'], guarded: Promise<Request>): Promise<void> {
  await assert.rejects(guarded, (error) => error instanceof TRPCError && error.code === code);
}

Deno.test('an ordinary request passes with its body', async () => {
  const guarded = await guard({ method: 'POST', headers: json, body: '{"json":"Ann"}' });
  assert.deepEqual(await guarded.json(), { json: 'Ann' });
});

Deno.test('only GET and POST are calls', async () => {
  for (const method of ['PUT', 'PATCH', 'DELETE', 'HEAD']) {
    await assertRefused('METHOD_NOT_SUPPORTED', guard({ method }));
  }
});

Deno.test('a body of exactly 64 kB passes, one byte more does not', async () => {
  const body = `"${'a'.repeat(REQUEST_LIMITS.bodyBytes - 2)}"`;
  await guard({ method: 'POST', headers: json, body });
  await assertRefused(
    'PAYLOAD_TOO_LARGE',
    guard({ method: 'POST', headers: json, body: `${body} ` }),
  );
});

Deno.test('a body is not read past its limit when its length is not told', async () => {
  let pulled = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new Uint8Array(16 * 1024).fill(32));
    },
  });
  await assertRefused(
    'PAYLOAD_TOO_LARGE',
    guard({ method: 'POST', headers: json, body, duplex: 'half' }),
  );
  assert.ok(pulled <= 8, `${pulled} chunks were read`);
});

Deno.test('bytes are counted, not characters', async () => {
  const body = `"${'é'.repeat(REQUEST_LIMITS.bodyBytes / 2)}"`;
  await assertRefused('PAYLOAD_TOO_LARGE', guard({ method: 'POST', headers: json, body }));
});

Deno.test('an address longer than its limit is refused', async () => {
  const url = `${address}?input=${'a'.repeat(REQUEST_LIMITS.addressLength)}`;
  await assertRefused('PAYLOAD_TOO_LARGE', guard({ method: 'GET' }, url));
});

Deno.test('a batch holds twenty calls, however its commas are written', async () => {
  const twenty = Array.from({ length: 20 }, () => 'users.getCurrentUser');
  await guard({ method: 'GET' }, `http://functions.test/trpc/${twenty.join(',')}?batch=1`);
  for (const comma of [',', '%2C']) {
    const url = `http://functions.test/trpc/${[...twenty, 'a'].join(comma)}?batch=1`;
    await assertRefused('BAD_REQUEST', guard({ method: 'GET' }, url));
  }
});

Deno.test('deep nesting is refused before it is parsed', async () => {
  const body = '['.repeat(60_000);
  await assertRefused('BAD_REQUEST', guard({ method: 'POST', headers: json, body }));
  const url = `${address}?input=${'['.repeat(10_000)}`;
  await assertRefused('BAD_REQUEST', guard({ method: 'GET' }, url));
});

Deno.test('brackets in strings are not nesting', async () => {
  const body = JSON.stringify({ json: '\\"[[[['.repeat(100) });
  await guard({ method: 'POST', headers: json, body });
});

Deno.test('a text that is not JSON is a parse error', async () => {
  await assertRefused('PARSE_ERROR', guard({ method: 'POST', headers: json, body: '{"json":' }));
  await assertRefused('PARSE_ERROR', guard({ method: 'GET' }, `${address}?input=%7B`));
});

Deno.test('other content types and malformed addresses are refused', async () => {
  await assertRefused('BAD_REQUEST', guard({ method: 'POST', body: new FormData() }));
  await assertRefused('BAD_REQUEST', guard({ method: 'POST', body: '{}' }));
  await assertRefused(
    'BAD_REQUEST',
    guard({ method: 'GET' }, 'http://functions.test/trpc/%E0%A4%A'),
  );
});
