import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStack, type Stack } from '../start-stack.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pointfolio-demo-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const start = (name: string) =>
  startStack({ dataDir: path.join(folder, name), seed: 'demo', apiPort: 0 });

async function signIn({ url, publishableKey }: Stack, name: string, password: string) {
  const client = createClient(url, publishableKey, { auth: { persistSession: false } });
  const { error } = await client.auth.signInWithPassword({
    email: `${name}@pointfolio.test`,
    password,
  });
  return error?.code ?? 'signed in';
}

test('every installation has a password of its own, for the life of its data', async () => {
  const first = await start('first');
  const password = first.demoPassword ?? '';
  expect(password).toMatch(/^[0-9a-f]{16}$/);
  for (const name of ['member', 'admin']) {
    expect(await signIn(first, name, 'pointfolio-demo')).toBe('invalid_credentials');
    expect(await signIn(first, name, password)).toBe('signed in');
  }
  // The state that an older version leaves behind.
  await first.db.exec(`
    drop schema local cascade;
    delete from supabase_migrations.seed_files where path like '%demonstration%';
    update auth.users set encrypted_password = extensions.crypt('pointfolio-demo', extensions.gen_salt('bf'))
    where email = 'member@pointfolio.test';
    update auth.users set encrypted_password = extensions.crypt('of one''s own', extensions.gen_salt('bf'))
    where email = 'admin@pointfolio.test'`);
  await first.stop();

  const upgraded = await start('first');
  const drawn = upgraded.demoPassword ?? '';
  expect(drawn).not.toBe(password);
  expect(await signIn(upgraded, 'member', 'pointfolio-demo')).toBe('invalid_credentials');
  expect(await signIn(upgraded, 'member', drawn)).toBe('signed in');
  expect(await signIn(upgraded, 'admin', "of one's own")).toBe('signed in');
  await upgraded.stop();

  const again = await start('first');
  expect(again.demoPassword).toBe(drawn);
  await again.stop();

  const second = await start('second');
  expect(second.demoPassword).not.toBe(drawn);
  expect(await signIn(second, 'member', drawn)).toBe('invalid_credentials');
  await second.stop();
}, 120_000);
