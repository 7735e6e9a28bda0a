import { describe, expect, it } from 'vitest';
import { readMemberMessage } from './live-message.ts';

const told = { schema: 'public', table: 'wallets', operation: 'UPDATE' };
const row = (id: string) => ({ id, revision: 2, record: { id, revision: 2, name: 'New' } });

describe('a statement’s change to a member’s rows', () => {
  it('is one row, or several', () => {
    const change = { table: 'wallets', operation: 'UPDATE', id: 'a', record: row('a').record };
    expect(readMemberMessage({ ...told, ...row('a') })).toEqual({
      table: 'wallets',
      changes: [change],
    });
    // Realtime gives a message that names no row an id of its own.
    const several = readMemberMessage({ ...told, id: 'message', changes: [row('a'), row('b')] });
    expect(several.changes).toMatchObject([change, { id: 'b' }]);
  });

  it('is sent without values too large for a message', () => {
    expect(readMemberMessage({ ...told, id: 'a', revision: 2, truncated: true }).changes).toEqual([
      {
        table: 'wallets',
        operation: 'UPDATE',
        id: 'a',
        record: { id: 'a', revision: 2 },
        isPartial: true,
      },
    ]);
    expect(readMemberMessage({ ...told, id: 'message', truncated: true })).toEqual({
      table: 'wallets',
      changes: 'reset',
    });
  });

  it('is a removal where there is no record', () => {
    const removal = { ...told, operation: 'DELETE', id: 'a', revision: 2, record: null };
    expect(readMemberMessage(removal).changes).toMatchObject([{ id: 'a', record: null }]);
  });
});
