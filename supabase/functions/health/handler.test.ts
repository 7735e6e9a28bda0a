import assert from 'node:assert/strict';
import { createHandler } from './handler.ts';

const WELL = { revision: 7, last_pass_seconds: 40, is_pass_overdue: false };

function createHealth(answer: () => Response | Promise<Response>) {
  const asked: { url: unknown; init: RequestInit | undefined }[] = [];
  const handle = createHandler({
    supabaseUrl: 'https://abcd.supabase.co',
    publishableKey: 'sb_publishable_test',
    fetch: async (url, init) => {
      asked.push({ url, init });
      return answer();
    },
  });
  const ask = (method = 'GET', path = '/health') =>
    handle(new Request(`https://functions.test${path}`, { method }));
  return { ask, asked };
}

async function quietly(run: () => Promise<void>): Promise<void> {
  const { error } = console;
  console.error = () => undefined;
  try {
    await run();
  } finally {
    console.error = error;
  }
}

Deno.test('all is well: the database answers and reminders go out', async () => {
  const { ask, asked } = createHealth(() => Response.json(WELL));
  const answer = await ask();
  assert.equal(answer.status, 200);
  assert.equal(answer.headers.get('cache-control'), 'no-store');
  assert.deepEqual(await answer.json(), {
    database: 'ok',
    reminders: 'ok',
    catalogRevision: 7,
    lastReminderPassSeconds: 40,
  });
  assert.equal(asked[0]?.url, 'https://abcd.supabase.co/rest/v1/rpc/read_health');
  assert.equal(new Headers(asked[0]?.init?.headers).get('authorization'), null);
  assert.equal(asked[0]?.init?.redirect, 'error');
});

Deno.test('HEAD has the status and no body; nothing else is taken', async () => {
  const { ask } = createHealth(() => Response.json({ ...WELL, is_pass_overdue: true }));
  const head = await ask('HEAD');
  assert.deepEqual([head.status, await head.text()], [503, '']);
  assert.equal((await ask('POST')).status, 405);
  assert.equal((await ask('GET', '/health/more')).status, 404);
});

Deno.test('a pass that is overdue is named', async () => {
  const { ask } = createHealth(() => Response.json({ ...WELL, is_pass_overdue: true }));
  const answer = await ask();
  assert.equal(answer.status, 503);
  assert.match(await answer.text(), /"database":"ok","reminders":"overdue"/);
});

for (const [name, respond] of [
  ['refuses', () => new Response('secret words', { status: 500 })],
  ['answers something else', () => Response.json({ revision: 'secret words' })],
  ['does not answer', () => Promise.reject(new Error('secret words'))],
] as const) {
  Deno.test(`a database that ${name} is named, and no more is said`, () =>
    quietly(async () => {
      const answer = await createHealth(respond).ask();
      assert.equal(answer.status, 503);
      assert.deepEqual(await answer.json(), {
        database: 'failing',
        reminders: 'unknown',
        catalogRevision: null,
        lastReminderPassSeconds: null,
      });
    }));
}

Deno.test('requests at the same time ask the database once, later ones again', async () => {
  const { ask, asked } = createHealth(() => Response.json(WELL));
  await Promise.all([ask(), ask('HEAD'), ask()]);
  assert.equal(asked.length, 1);
  await ask();
  assert.equal(asked.length, 2);
});
