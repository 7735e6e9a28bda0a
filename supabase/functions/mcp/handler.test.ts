import assert from 'node:assert/strict';
import { createHandler } from './handler.ts';

const ping = (address: string, body = '{"jsonrpc": "2.0", "id": 1, "method": "ping"}') =>
  new Request('https://functions.test/mcp', {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'x-forwarded-for': address,
    },
  });

Deno.test('without facts it answers that it will later, and says nothing of the reason', async () => {
  const { error } = console;
  const logged: string[] = [];
  console.error = (line: string) => logged.push(line);
  try {
    const handle = createHandler(() => Promise.reject(new Error('rules answered 500')));
    const answer = await handle(ping('192.0.2.1'));
    assert.deepEqual([answer.status, await answer.text()], [503, '']);
    assert.equal(answer.headers.get('retry-after'), '60');
    assert.match(logged.join(), /rules answered 500/);
  } finally {
    console.error = error;
  }
});

Deno.test('one request is one question: a batch, of which each may take a second, is none', async () => {
  const handle = createHandler(() => Promise.reject(new Error('opened')));
  const text = '[{"jsonrpc": "2.0", "id": 1, "method": "ping"}]';
  for (const batch of [text, `\uFEFF \r\n${text}`]) {
    assert.equal((await handle(ping('192.0.2.1', batch))).status, 400);
  }
});

Deno.test('an address asks thirty times a minute, and all of them a hundred and twenty', async () => {
  let time = 0;
  let opened = 0;
  const handle = createHandler(
    () => {
      opened += 1;
      return Promise.resolve({ connect: () => Promise.resolve(), close: () => Promise.resolve() });
    },
    () => time,
  );
  // Refused by the transport, after the limits.
  const ask = async (address: string) => (await handle(ping(address, '{'))).status;
  for (let count = 0; count < 30; count += 1) assert.equal(await ask('192.0.2.1'), 400);
  assert.equal(await ask('192.0.2.1'), 429);
  for (let count = 0; count < 90; count += 1) assert.equal(await ask(`host-${count}`), 400);
  assert.equal(await ask('192.0.2.2'), 429);
  assert.equal(opened, 120);
  time = 60_000;
  assert.equal(await ask('192.0.2.1'), 400);
});
