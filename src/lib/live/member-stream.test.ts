import { describe, expect, test } from 'vitest';
import type { LiveChange, MemberMessage, Row } from './live-message.ts';
import type { MemberRevisions } from './live-source.ts';
import { createMemberStream } from './member-stream.ts';

function createDevice(held: readonly MemberRevisions[], stored: MemberRevisions) {
  const applied: LiveChange[] = [];
  const fetched: string[] = [];
  const state = { isWriting: false };
  const stream = createMemberStream({
    listHeld: () => held,
    fetchRevisions: () => Promise.resolve(stored),
    fetchRows: (table, ids): Promise<readonly Row[]> => {
      fetched.push(...ids.map((id) => `${table} ${id}`));
      return Promise.resolve(
        ids.filter((id) => !['gone', 'removed'].includes(id)).map((id) => ({ id, revision: 9 })),
      );
    },
    apply: (changes) => applied.push(...changes),
    isWriting: () => state.isWriting,
    onFailure: (error) => {
      throw error;
    },
  });
  return { stream, applied, fetched, state };
}

const change = (id: string, own: Partial<MemberMessage> = {}): MemberMessage => ({
  table: 'wallets',
  id,
  operation: 'UPDATE',
  record: { id, revision: 2 },
  isTruncated: false,
  ...own,
});

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('a member’s own changes', () => {
  test('are applied in the order in which they arrive', async () => {
    const { stream, applied } = createDevice([], {});
    for (const id of ['a', 'b', 'a']) stream.receive(change(id));
    await settle();
    expect(applied.map(({ id }) => id)).toEqual(['a', 'b', 'a']);
  });

  test('wait while this tab writes, so that what was typed does not flicker', async () => {
    const { stream, applied, state } = createDevice([], {});
    state.isWriting = true;
    stream.receive(change('a'));
    await settle();
    expect(applied).toEqual([]);
    state.isWriting = false;
    stream.noteWrite();
    await settle();
    expect(applied).toHaveLength(1);
  });

  test('too large for a message are fetched by their id, in their place', async () => {
    const { stream, applied, fetched } = createDevice([], {});
    stream.receive(change('large', { record: null, isTruncated: true }));
    stream.receive(change('b'));
    await settle();
    expect(fetched).toEqual(['wallets large']);
    expect(applied).toEqual([
      { table: 'wallets', id: 'large', operation: 'UPDATE', record: { id: 'large', revision: 9 } },
      { table: 'wallets', id: 'b', operation: 'UPDATE', record: { id: 'b', revision: 2 } },
    ]);
  });

  test('that were missed are fetched alone; what is known stays', async () => {
    const { stream, applied, fetched } = createDevice(
      [{ wallets: { same: 3, old: 1, removed: 1 } }, { members: { me: 4 } }],
      { wallets: { same: 3, old: 2, fresh: 1, gone: 1 }, members: { me: 4 }, unseen: { x: 1 } },
    );
    await stream.catchUp();
    expect(fetched.toSorted()).toEqual(
      ['fresh', 'gone', 'old', 'removed'].map((id) => `wallets ${id}`),
    );
    const operations = Object.fromEntries(applied.map(({ id, operation }) => [id, operation]));
    expect(operations).toEqual({
      removed: 'DELETE',
      old: 'UPDATE',
      fresh: 'UPDATE',
      gone: 'DELETE',
    });
  });

  test('added here after the revisions were asked for are not taken for removed', async () => {
    const { stream, applied } = createDevice([{ wallets: { 'new one': 1 } }], { wallets: {} });
    await stream.catchUp({ wallets: {} });
    expect(applied.filter(({ operation }) => operation === 'DELETE')).toEqual([]);
  });
});
