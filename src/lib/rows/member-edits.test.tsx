import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findOwnRevision, noteOwnSave } from '@/lib/edits/own-revisions.ts';
import { readBase } from '@/lib/edits/shown-edits.ts';
import { editRows } from './member-edits.ts';

type Card = { readonly id: string; readonly revision: number; readonly name: string };
const queryKey = ['cards'];
const [a, b]: readonly [Card, Card] = [
  { id: 'a', revision: 1, name: 'A' },
  { id: 'b', revision: 1, name: 'B' },
];
const c: Card = { id: 'c', revision: 1, name: 'C' };

const report = vi.fn<(error: unknown, onRetry?: () => void) => void>();
const table = {
  query: () => ({ queryKey }),
  list: vi.fn<(where: { id: string }) => Promise<Card[]>>(),
  insert: vi.fn<(rows: readonly Card[]) => Promise<Card[]>>(),
  update: vi.fn<(id: string, revision: number, values: object) => Promise<Card | null>>(),
  remove: vi.fn<(id: string, revision: number) => Promise<boolean>>(),
};
const edits = editRows<Card>(table, () => report);
const [adding, updating, removing] = [
  edits.adding('The card was not added'),
  edits.updating('The card was not changed'),
  edits.removing('The card was not removed'),
];

let client: QueryClient;
const rows = () => client.getQueryData<readonly Card[]>(queryKey) ?? [];
const names = () => rows().map(({ name }) => name);
const settle = () => new Promise((resolve) => setTimeout(resolve));
const never = new Promise<never>(() => undefined);

/** A promise with what settles it. */
function later<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<T>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
}

/** Sends a change as a screen does; what became of it is waited for apart. */
function send<V>(edit: { readonly mutationKey: readonly unknown[] }, variables: V) {
  const sent = client
    .getMutationCache()
    .build<unknown, Error, V, unknown>(client, { ...edit })
    .execute(variables);
  return sent.catch((error: unknown) => error);
}

/** The rows as the server has them from now on, read where they are shown. */
function serve(...stored: readonly Card[]) {
  const queryFn = vi.fn(() => [...stored]);
  new QueryObserver(client, { queryKey, queryFn, staleTime: Infinity }).subscribe(() => undefined);
  return queryFn;
}

const refused = Object.assign(new Error('refused'), { status: 422 });

beforeEach(() => {
  vi.resetAllMocks();
  client = new QueryClient();
  client.setQueryData(queryKey, [a, b]);
});

describe('a change of a row', () => {
  it('is shown at once, and taken back alone where it fails', async () => {
    const answer = later<Card>();
    table.update.mockReturnValue(answer.promise);
    const sent = send(updating, { base: a, values: { name: 'Renamed' } });
    await settle();
    expect(names()).toEqual(['Renamed', 'B']);
    client.setQueryData(queryKey, [a, { ...b, name: 'From another tab' }]);
    expect(names()).toEqual(['Renamed', 'From another tab']);
    answer.reject(new Error('offline'));
    await sent;
    expect(names()).toEqual(['A', 'From another tab']);
    expect(report).toHaveBeenCalledOnce();
  });

  it('is shown over what the database has by itself', async () => {
    table.update.mockReturnValue(never);
    void send(updating, { base: a, values: { name: 'Renamed' } });
    await settle();
    const base = readBase(client, JSON.stringify(queryKey), rows());
    expect(base).toEqual([a, b]);
  });

  it('makes the rows no newer, and leaves them marked where they are to be read', async () => {
    const state = () => client.getQueryState(queryKey);
    client.setQueryData(queryKey, [a, b], { updatedAt: 1 });
    await client.invalidateQueries({ queryKey });
    table.update.mockResolvedValue({ ...a, name: 'Renamed', revision: 2 });
    await send(updating, { base: a, values: { name: 'Renamed' } });
    expect(names()).toEqual(['Renamed', 'B']);
    expect(state()).toMatchObject({ isInvalidated: true, dataUpdatedAt: 1 });
  });

  it('is taken back where somebody else was first, and the rows are read again', async () => {
    const theirs = { ...a, name: 'Theirs', revision: 2 };
    const read = serve(theirs, b);
    table.update.mockResolvedValue(null);
    table.list.mockResolvedValue([theirs]);
    await send(updating, { base: a, values: { name: 'Mine' } });
    expect([names(), read.mock.calls.length]).toEqual([['Theirs', 'B'], 1]);
    // A second try, on top of the current row.
    table.update.mockResolvedValue({ ...theirs, name: 'Mine', revision: 3 });
    report.mock.calls[0]?.[1]?.();
    await settle();
    expect(table.update).toHaveBeenLastCalledWith('a', 2, { name: 'Mine' });
    expect(names()).toEqual(['Mine', 'B']);
  });

  it('leaves the conflict to a form that shows it', async () => {
    table.update.mockResolvedValue(null);
    table.list.mockResolvedValue([]);
    const outcome = await send(updating, { base: a, values: { name: 'Mine' }, isForm: true });
    expect(outcome).toEqual({ kind: 'stale', latest: null });
    expect(report).not.toHaveBeenCalled();
  });

  it('does not hide those that wait behind it where it is refused', async () => {
    const theirs = { ...a, name: 'Theirs', revision: 2 };
    const added = later<Card[]>();
    table.update.mockResolvedValue(null);
    table.list.mockResolvedValue([theirs]);
    table.insert.mockReturnValue(added.promise);
    const sent = send(updating, { base: a, values: { name: 'Mine' } });
    void send(adding, c);
    const last = send(removing, b);
    expect(await sent).toEqual({ kind: 'stale', latest: theirs });
    expect(names()).toEqual(['A', 'C']);
    // Once both are done, the rows are read.
    serve(theirs, c);
    added.resolve([c]);
    table.remove.mockResolvedValue(true);
    await last;
    await settle();
    expect(names()).toEqual(['Theirs', 'C']);
  });
});

describe('a row', () => {
  it('stands where it was when its removal fails', async () => {
    table.remove.mockRejectedValue(new Error('offline'));
    const sent = send(removing, a);
    await settle();
    await sent;
    expect(names()).toEqual(['A', 'B']);
    expect(report).toHaveBeenCalledOnce();
  });

  it('is there again as it is now where somebody else has changed it before its removal', async () => {
    const theirs = { ...a, name: 'Theirs', revision: 2 };
    serve(theirs, b);
    table.remove.mockResolvedValue(false);
    table.list.mockResolvedValue([theirs]);
    await send(removing, a);
    expect(names()).toEqual(['Theirs', 'B']);
    expect(report).toHaveBeenCalledOnce();
  });

  it('is removed on top of what a change of its own has saved; one that is gone already is removed', async () => {
    noteOwnSave(client, 'a', 1, 2);
    table.remove.mockResolvedValue(false);
    table.list.mockResolvedValue([]);
    expect(await send(removing, a)).toBe('removed');
    expect(table.remove).toHaveBeenCalledExactlyOnceWith('a', 2);
    expect([names(), report.mock.calls]).toEqual([['B'], []]);
  });

  it.each([
    ['stands on the row as it was put back', { ...c, revision: 7 }, c, 1],
    ['does not stand on what somebody else made of it', c, { ...c, revision: 2 }, 1],
  ])('is added, and %s', async (_what, added, saved, expected) => {
    table.insert.mockResolvedValue([]);
    table.list.mockResolvedValue([saved]);
    await send(adding, added);
    expect(findOwnRevision(client, c.id, added.revision)).toBe(expected);
    expect(rows()).toEqual([a, b, saved]);
  });

  it('whose id another member has taken is put back under another', async () => {
    table.insert.mockResolvedValueOnce([]);
    table.list.mockResolvedValueOnce([]);
    table.insert.mockImplementationOnce((sent) => Promise.resolve([...sent]));
    const read = serve(a, b);
    await send(adding, c);
    const [sent] = table.insert.mock.calls[1]?.[0] ?? [];
    expect([sent?.name, sent?.id === c.id]).toEqual(['C', false]);
    expect([names(), read.mock.calls.length]).toEqual([['A', 'B'], 1]);
    expect(report).not.toHaveBeenCalled();
  });

  it('goes again if its addition is refused', async () => {
    const read = serve(a, b);
    table.insert.mockRejectedValue(refused);
    const sent = send(adding, c);
    await sent;
    expect([names(), read.mock.calls.length]).toEqual([['A', 'B'], 1]);
    expect(report).toHaveBeenCalledOnce();
  });
});
