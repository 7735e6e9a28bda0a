import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { saveOnce } from './save-once.ts';

type Row = { id: string; revision: number; name: string; notes: string };

/** One row as the database keeps it, and one tab that writes to it. */
function open() {
  const client = new QueryClient();
  let stored: Row = { id: 'a', revision: 1, name: 'A', notes: '' };
  let isLosing = false;
  return {
    change: (values: Partial<Row>) => {
      stored = { ...stored, ...values };
    },
    /** Makes changes from now on, but loses their answers; or no longer. */
    lose: (isOn: boolean) => {
      isLosing = isOn;
    },
    save: (base: Row, name: string) =>
      saveOnce<Row>({
        client,
        base,
        wanted: { name },
        write: (revision) => {
          if (revision !== stored.revision) return Promise.resolve(null);
          stored = { ...stored, revision: revision + 1, name };
          return isLosing
            ? Promise.reject(new TypeError('Failed to fetch'))
            : Promise.resolve(stored);
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
  expect(await row.save(base, 'C')).toMatchObject({
    kind: 'saved',
    row: { revision: 3, name: 'C' },
  });
});

it('saves a row that was removed and put back elsewhere since', async () => {
  const row = open();
  const base = row.read();
  await row.save(base, 'B');
  await row.save(base, 'C');
  row.change({ revision: 1 });
  expect(await row.save(row.read(), 'D')).toMatchObject({ kind: 'saved' });
  expect(row.read()).toMatchObject({ revision: 2, name: 'D' });
});

it('saves later typing after a save whose answers were all lost', async () => {
  const row = open();
  const base = row.read();
  row.lose(true);
  await expect(row.save(base, 'B')).rejects.toThrow('Failed to fetch');
  row.lose(false);
  expect(await row.save(base, 'BC')).toMatchObject({ kind: 'saved' });
  expect(row.read()).toMatchObject({ revision: 3, name: 'BC' });
});

it('takes a change of more than its own lost one for somebody else’s', async () => {
  const row = open();
  const base = row.read();
  row.lose(true);
  await expect(row.save(base, 'B')).rejects.toThrow('Failed to fetch');
  row.lose(false);
  row.change({ notes: 'theirs' });
  expect(await row.save(base, 'BC')).toMatchObject({ kind: 'stale', latest: { name: 'B' } });
});

it('overwrites nothing that somebody else has saved', async () => {
  const row = open();
  const base = row.read();
  await row.save(base, 'B');
  const saved = row.read();
  row.change({ revision: 1, name: 'theirs' });
  expect(await row.save(saved, 'D')).toMatchObject({ kind: 'stale', latest: { name: 'theirs' } });
  expect(row.read().name).toBe('theirs');
});
