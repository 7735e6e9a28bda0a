import assert from 'node:assert/strict';
import { z } from 'zod';
import {
  createPushReceiver,
  fromBase64Url,
  importPushReceiver,
  toBase64Url,
} from '../../../tests/support/push-receiver.ts';
import { createPushSender, type PushSettings } from './send-push.ts';

const claimsShape = z.object({ aud: z.string(), sub: z.string(), exp: z.number() });
const signer = { name: 'ECDSA', namedCurve: 'P-256' };
const pair = await crypto.subtle.generateKey(signer, true, ['sign', 'verify']);
const { d: privateKey = '' } = await crypto.subtle.exportKey('jwk', pair.privateKey);
const publicKey = toBase64Url(new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey)));
const receiver = await createPushReceiver();
const device = {
  endpoint: 'https://push.example/send/a-device?of=ann',
  p256dh: receiver.p256dh,
  auth: receiver.auth,
};
const options = { topic: 'a-topic', ttlSeconds: 3600 };
const TEXT = '{"title":"Fee of Gold posts on Nov 30 – “soon”"}';

/** Collects the requests to a push service that gives this answer. */
async function send(
  answer: () => Promise<Response>,
  { to = device, more = {} }: { to?: typeof device; more?: Partial<PushSettings> } = {},
) {
  const asked: Request[] = [];
  const sendPush = createPushSender({
    publicKey,
    privateKey,
    contact: 'mailto:push@pointfolio.example',
    relayUrl: null,
    fetch: (input, init) => {
      asked.push(new Request(input, init));
      return answer();
    },
    ...more,
  });
  return { outcome: await sendPush(to, TEXT, options), asked };
}

const status = (code: number) => () => Promise.resolve(new Response(null, { status: code }));

Deno.test('the receiver of this test reads the message of RFC 8291, section 5', async () => {
  const known = await importPushReceiver({
    privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  });
  const message =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';
  assert.equal(
    await known.decrypt(fromBase64Url(message)),
    'When I grow up, I want to be a watermelon',
  );
});

Deno.test('the device alone reads it, and its length tells nothing', async () => {
  const { outcome, asked } = await send(status(201));
  assert.equal(outcome, 'delivered');
  const [request] = asked;
  assert.ok(request);
  assert.deepEqual([request.method, request.url], ['POST', device.endpoint]);
  assert.equal(request.redirect, 'error');
  assert.equal(request.headers.get('content-encoding'), 'aes128gcm');
  assert.equal(request.headers.get('ttl'), '3600');
  assert.equal(request.headers.get('topic'), 'a-topic');
  const body = new Uint8Array(await request.arrayBuffer());
  assert.equal(body.length, 4096);
  assert.equal(await receiver.decrypt(body), TEXT);
  const other = await createPushReceiver();
  await assert.rejects(other.decrypt(body));
});

Deno.test('the push service sees who sends, for it alone and half a day at most', async () => {
  const { asked } = await send(status(201));
  const [, token = '', key] =
    /^vapid t=([^,]+), k=(.+)$/.exec(asked[0]?.headers.get('authorization') ?? '') ?? [];
  assert.equal(key, publicKey);
  const [head = '', claims = '', signature = ''] = token.split('.');
  assert.ok(
    await crypto.subtle.verify(
      { name: 'ECDSA', hash: 'SHA-256' },
      pair.publicKey,
      fromBase64Url(signature),
      new TextEncoder().encode(`${head}.${claims}`),
    ),
  );
  const read = (part: string): unknown => JSON.parse(new TextDecoder().decode(fromBase64Url(part)));
  assert.deepEqual(read(head), { typ: 'JWT', alg: 'ES256' });
  const { aud, sub, exp } = claimsShape.parse(read(claims));
  assert.deepEqual([aud, sub], ['https://push.example', 'mailto:push@pointfolio.example']);
  const hours = (exp - Date.now() / 1000) / 3600;
  assert.ok(hours > 0 && hours <= 24, `${hours} hours`);
});

Deno.test('an endpoint that is no more is told from one that does not answer now', async () => {
  for (const [code, outcome] of [
    [200, 'delivered'],
    [202, 'delivered'],
    [404, 'gone'],
    [410, 'gone'],
    [400, 'later'],
    [403, 'later'],
    [413, 'later'],
    [429, 'later'],
    [500, 'later'],
    [503, 'later'],
  ] as const) {
    assert.equal((await send(status(code))).outcome, outcome, String(code));
  }
  const failing = await send(() => Promise.reject(new TypeError('no network')));
  assert.equal(failing.outcome, 'later');
});

Deno.test('a subscription that no browser could have made is never contacted', async () => {
  for (const change of [
    { endpoint: 'http://push.example/send' },
    { endpoint: 'nothing' },
    { p256dh: 'BCVx' },
    { p256dh: toBase64Url(new Uint8Array(65).fill(4)) },
    { auth: 'AAAA' },
    { auth: '\u0000' },
  ]) {
    const { outcome, asked } = await send(status(201), { to: { ...device, ...change } });
    assert.deepEqual([outcome, asked.length], ['gone', 0], JSON.stringify(change));
  }
});

Deno.test('a relay gets what was meant for the service, and can read none of it', async () => {
  const { asked } = await send(status(201), { more: { relayUrl: 'http://127.0.0.1:1234' } });
  assert.equal(asked[0]?.url, 'http://127.0.0.1:1234/send/a-device?of=ann');
  const body = new Uint8Array((await asked[0]?.arrayBuffer()) ?? []);
  assert.equal(await receiver.decrypt(body), TEXT);
});
