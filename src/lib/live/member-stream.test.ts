import { describe, expect, test } from 'vitest';
import type { LiveEvent, MemberRevisions } from './live-source.ts';
import { createMemberStream } from './member-stream.ts';

function createDevice(stored: MemberRevisions = {}) {
  const applied: LiveEvent[] = [];
  const compared: MemberRevisions[] = [];
  const state = { isWriting: false, questions: 0 };
  const stream = createMemberStream({
    fetchRevisions: () => {
      state.questions += 1;
      return Promise.resolve(stored);
    },
    apply: (event) => applied.push(event),
    compare: (revisions) => compared.push(revisions),
    isWriting: () => state.isWriting,
    onFailure: (error) => {
      throw error;
    },
  });
  return { stream, applied, compared, state };
}

const event = (id: string): LiveEvent => ({
  table: 'wallets',
  changes: [{ table: 'wallets', id, operation: 'UPDATE', record: { id, revision: 2 } }],
});

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('a member’s own changes', () => {
  test('are applied in the order in which they arrive', () => {
    const { stream, applied } = createDevice();
    for (const id of ['a', 'b', 'a']) stream.receive(event(id));
    expect(applied).toEqual([event('a'), event('b'), event('a')]);
  });

  test('wait while this tab writes, so that what was typed does not flicker', () => {
    const { stream, applied, state } = createDevice();
    state.isWriting = true;
    stream.receive(event('a'));
    expect(applied).toEqual([]);
    state.isWriting = false;
    stream.noteWrite();
    expect(applied).toHaveLength(1);
  });

  test('that were missed are found by the revisions, asked for unless they are known', async () => {
    const stored = { wallets: { a: 3 } };
    const { stream, compared, state } = createDevice(stored);
    await stream.catchUp();
    await stream.catchUp({ wallets: { a: 4 } });
    expect(compared).toEqual([stored, { wallets: { a: 4 } }]);
    expect(state.questions).toBe(1);
  });

  test('are compared after a write, and again where one began meanwhile', async () => {
    const { stream, compared, state } = createDevice();
    state.isWriting = true;
    await stream.catchUp();
    expect(compared).toEqual([]);
    state.isWriting = false;
    stream.noteWrite();
    // What was asked for before this change says nothing of it.
    stream.noteWrite();
    await settle();
    expect(compared).toHaveLength(1);
    expect(state.questions).toBe(2);
  });
});
