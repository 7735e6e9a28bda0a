import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStack, type Stack } from './start-stack.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ seed: false });
});

afterAll(() => stack.stop());

test('only what is read is kept of a profile that a member has blown up', async () => {
  const account = { email: 'blows@pointfolio.test', password: 'correct horse' };
  const { id } = await stack.createMember(account.email, account.password);
  const client = createClient(stack.url, stack.publishableKey, { auth: { persistSession: false } });
  await client.auth.signInWithPassword(account);
  await client.auth.updateUser({ data: { name: 'Blo Wsup', more: 'x'.repeat(1_000_000) } });
  const { rows } = await stack.db.query(
    'select raw_user_meta_data as profile from auth.users where id = $1',
    [id],
  );
  expect(rows).toMatchObject([{ profile: { name: 'Blo Wsup' } }]);
  expect(JSON.stringify(rows).length).toBeLessThan(1000);
});
