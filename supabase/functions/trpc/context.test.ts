import assert from 'node:assert/strict';
import {
  createCall,
  createFakeSupabase,
  createToken,
} from '../../../tests/functions/trpc/fake-supabase.ts';
import { createHandler } from './handler.ts';

Deno.test('the project alone is asked, and no redirection is followed', async () => {
  const { settings } = createFakeSupabase();
  const asked: Request[] = [];
  const handle = createHandler({
    ...settings,
    fetch: (input, init) => {
      asked.push(new Request(input, init));
      return settings.fetch(input, init);
    },
  });
  assert.equal((await handle(createCall('users.updateName', { input: 'Ann' }))).status, 200);
  assert.ok(asked.length >= 3);
  for (const { url, redirect } of asked) {
    assert.equal(new URL(url).origin, settings.supabaseUrl);
    assert.equal(redirect, 'error');
  }
});

Deno.test('the log has one line for what failed, without what the member sent', async () => {
  const lines: unknown[] = [];
  const { error } = console;
  console.error = (...parts: unknown[]) => lines.push(...parts);
  try {
    const token = createToken();
    const { settings } = createFakeSupabase(({ path }) =>
      path === '/rest/v1/members'
        ? { status: 500, body: { code: 'XX000', message: 'broken\n{"path":"made up"}' } }
        : undefined,
    );
    const handle = createHandler(settings);
    await handle(createCall('users.updateName', { token, input: 'A private name' }));
    await handle(createCall('users.updateName', { token, input: { private: 'input' } }));
    await handle(createCall('users.updateName', { token: null, input: 'A private name' }));
    const [line] = lines;
    assert.equal(lines.length, 1);
    assert.ok(typeof line === 'string' && !line.includes('\n'));
    assert.deepEqual(JSON.parse(line), {
      path: 'users.updateName',
      message: 'The database did not answer as expected.',
      cause: '500 XX000 broken\n{"path":"made up"}',
    });
  } finally {
    console.error = error;
  }
});

Deno.test('no cache keeps an answer', async () => {
  const { settings } = createFakeSupabase();
  const handle = createHandler(settings);
  for (const input of ['Ann', { not: 'a name' }]) {
    const answer = await handle(createCall('users.updateName', { input }));
    assert.equal(answer.headers.get('cache-control'), 'no-store');
  }
});
