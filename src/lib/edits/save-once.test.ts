import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { saveOnce } from './save-once.ts';

type Row = { readonly id: string; readonly revision: number; readonly name: string };

/** One row as the database keeps it, and one tab that writes to it. */
function open() {
  const client = new QueryClient();
  let stored: Row = { id: 'a', revision: 1, name: 'A' };
  return {
    putBack: (name: string) => {
      stored = { id: 'a', revision: 1, name };
    },
    save: (base: Row, name: string) =>
      saveOnce<Row>({
        client,
        base,
        wanted: { name },
        write: (revision) => {
          if (revision !== stored.revision) return Promise.resolve(null);
          stored = { id: 'a', revision: revision + 1, name };
          return Promise.resolve(stored);
        },
        read: () => Promise.resolve(stored),
      }),
    read: () => stored,
  };
}

it('saves what waited on one revision, one on top of the other', async () => {
  const row = open();
  const base = row.read();
  await row.save(base, 'B');
  expect(await row.save(base, 'C')).toEqual({
    kind: 'saved',
    row: { id: 'a', revision: 3, name: 'C' },
  });
});

it('saves a row that was removed and put back elsewhere since', async () => {
  const row = open();
  const base = row.read();
  await row.save(base, 'B');
  await row.save(base, 'C');
  row.putBack('C');
  expect(await row.save(row.read(), 'D')).toMatchObject({ kind: 'saved' });
  expect(row.read()).toEqual({ id: 'a', revision: 2, name: 'D' });
});

it('overwrites nothing that somebody else has saved', async () => {
  const row = open();
  const base = row.read();
  await row.save(base, 'B');
  const saved = row.read();
  row.putBack('theirs');
  expect(await row.save(saved, 'D')).toMatchObject({ kind: 'stale', latest: { name: 'theirs' } });
  expect(row.read().name).toBe('theirs');
});
