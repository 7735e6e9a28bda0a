import { createClient } from '@supabase/supabase-js';
import { expect, inject, test } from 'vitest';
import { z } from 'zod';

const access = inject('access');
const address = `${access.url}/functions/v1/health`;

test('anybody learns whether all is well, and only that', async () => {
  const answer = await fetch(address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const health = z.record(z.string(), z.unknown()).parse(await answer.json());
  expect(health).toMatchObject({ database: 'ok', reminders: 'ok' });
  expect(health['catalogRevision']).toBeTypeOf('number');
  expect(Object.keys(health)).toHaveLength(4);
  const head = await fetch(address, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect((await fetch(address, { method: 'POST' })).status).toBe(405);
  expect((await fetch(`${address}/more`)).status).toBe(404);
});

test('a visitor reads the same from the database, and nothing behind it', async () => {
  const visitor = createClient(access.url, access.publishableKey);
  const asked: { data: unknown } = await visitor.rpc('read_health').throwOnError();
  expect(Object.keys(z.object({}).loose().parse(asked.data)).sort()).toEqual([
    'is_pass_overdue',
    'last_pass_seconds',
    'revision',
  ]);
  for (const name of ['call_build_hook', 'list_operator_alerts', 'start_build_hook']) {
    expect((await visitor.rpc(name)).error?.code).toBe('PGRST202');
  }
  for (const table of ['operation', 'operator_alerts']) {
    expect((await visitor.from(table).select()).error).not.toBeNull();
  }
});
