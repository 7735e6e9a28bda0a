import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { startStack, type Stack } from '../start-stack.ts';
import { checkPassword } from './check-password.ts';

let stack: Stack;
const emails = {
  confirmed: 'confirmed@pointfolio.test',
  waiting: 'waiting@pointfolio.test',
  'without a password': 'bare@pointfolio.test',
  unknown: 'unknown@pointfolio.test',
};
const password = 'correct horse';

const send = (path: string, body: object) =>
  fetch(`${stack.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: stack.publishableKey },
    body: JSON.stringify(body),
  });

beforeAll(async () => {
  stack = await startStack({ seed: false });
  await stack.createMember(emails.confirmed, password);
  await stack.createMember(emails['without a password'], password);
  await stack.db.query('update auth.users set encrypted_password = null where email = $1', [
    emails['without a password'],
  ]);
  await (await send('signup', { email: emails.waiting, password })).body?.cancel();
});
afterAll(() => stack.stop());

test.each(Object.entries(emails))(
  'a wrong password of a %s address is compared once, and answered alike',
  async (_kind, email) => {
    const hashed: string[] = [];
    const watched: Database = {
      ...stack.db,
      query: (sql, values) => {
        hashed.push(sql);
        return stack.db.query(sql, values);
      },
    };
    const passedOn: string[] = [];
    const check = checkPassword(async (request) => {
      passedOn.push(await request.text());
      return new Response();
    }, watched);
    const body = { email, password: 'wrong horse' };
    const url = 'http://stack/auth/v1/token?grant_type=password';
    await check(new Request(url, { method: 'POST', body: JSON.stringify(body) }));
    expect(hashed.map((sql) => sql.includes('crypt('))).toEqual([true]);
    expect(passedOn.map((sent) => sent.includes('@nobody.invalid'))).toEqual([true]);

    for (const wrong of [
      'wrong horse',
      `${password}\0`,
      '\0',
      5,
      null,
      [password],
      {},
      undefined,
    ]) {
      const answer = await send('token?grant_type=password', { email, password: wrong });
      expect(await answer.json(), JSON.stringify(wrong)).toMatchObject({
        error_code: 'invalid_credentials',
      });
    }
  },
);

test('the right one signs in, once the address is confirmed', async () => {
  const ask = async (email: string): Promise<unknown> =>
    (await send('token?grant_type=password', { email, password })).json();
  expect(await ask(emails.confirmed.toUpperCase())).toMatchObject({ token_type: 'bearer' });
  expect(await ask(emails.waiting)).toMatchObject({ error_code: 'email_not_confirmed' });
});
