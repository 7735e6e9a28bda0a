import { createClient } from '@supabase/supabase-js';
import { expect, inject, test } from 'vitest';

const access = inject('access');

test('the watch is off, and nothing of the database is open to a caller without its key', async () => {
  const answer = await fetch(`${access.url}/functions/v1/watch`, { method: 'POST' });
  expect(answer.status).toBe(404);
  for (const token of [access.publishableKey, ...Object.values(access.tokens)]) {
    const client = createClient(access.url, access.publishableKey, {
      global: { headers: { authorization: `Bearer ${token}` } },
    });
    const answers = new Set<string>();
    for (const watch_key of ['', 'a guess', 'x'.repeat(5000)]) {
      for (const call of [
        client.rpc('claim_watched_page', { watch_key, hosts: ['www.citi.com'] }),
        client.rpc('settle_watched_page', {
          watch_key,
          page_claim: crypto.randomUUID(),
          outcome: 'read',
          seen: '{"fee_cents": 0}',
        }),
      ]) {
        const answered: { data: unknown; error: unknown; status: number } = await call;
        answers.add(JSON.stringify([answered.data, answered.error, answered.status]));
      }
    }
    expect(answers.size).toBe(1);
    expect([...answers][0]).toContain('no key of the watch');
    for (const name of ['start_watch', 'ring_watch', 'list_pages_to_watch']) {
      expect((await client.rpc(name)).error?.code).toBe('PGRST202');
    }
    for (const table of ['watch_clock', 'watched_pages', 'watched_hosts']) {
      expect((await client.from(table).select()).error).not.toBeNull();
    }
  }
});
