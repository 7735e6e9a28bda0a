import { createClient } from '@supabase/supabase-js';
import { expect, inject, test } from 'vitest';

const access = inject('access');

test('every icon of the catalog can be had by anyone', async () => {
  const client = createClient(access.url, access.publishableKey, {
    auth: { persistSession: false },
  });
  const lists = await Promise.all(
    ['categories', 'sub_categories'].map((table) =>
      client.from(table).select('icon').throwOnError(),
    ),
  );
  const names = new Set(lists.flatMap(({ data }) => data.map(({ icon }) => String(icon))));
  const response = await fetch(
    `${access.url}/functions/v1/icons/lucide.json?icons=${[...names].join(',')}`,
  );
  expect(response.status).toBe(200);
  const answer: unknown = await response.json();
  expect(answer).not.toHaveProperty('not_found');
  expect(answer).toMatchObject({ prefix: 'lucide', width: 24, height: 24 });
});
