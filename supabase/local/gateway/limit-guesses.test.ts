import { expect, test } from 'vitest';
import { limitGuesses } from './limit-guesses.ts';

const verify = () =>
  new Request('http://stack/auth/v1/verify', { method: 'POST', body: '{"token":"123456"}' });

test('guessed codes end after thirty, and start over five minutes later', async () => {
  let now = 0;
  let asked = 0;
  const answer = limitGuesses(
    async () => {
      asked += 1;
      return Promise.resolve(new Response(null, { status: 403 }));
    },
    () => now,
  );
  for (let n = 0; n < 30; n += 1) expect((await answer(verify())).status).toBe(403);
  const refused = await answer(verify());
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ error_code: 'over_request_rate_limit' });
  expect(asked).toBe(30);
  now += 5 * 60_000 + 1;
  expect((await answer(verify())).status).toBe(403);
});

test('who succeeds is not counted, and nothing else is', async () => {
  const answer = limitGuesses(() => Promise.resolve(new Response('{}')));
  for (let n = 0; n < 40; n += 1) expect((await answer(verify())).status).toBe(200);
  const failing = limitGuesses(() => Promise.resolve(new Response(null, { status: 400 })));
  const refresh = () =>
    new Request('http://stack/auth/v1/token?grant_type=refresh_token', {
      method: 'POST',
      body: '{}',
    });
  for (let n = 0; n < 40; n += 1) expect((await failing(refresh())).status).toBe(400);
});
