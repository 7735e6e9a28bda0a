import { describe, expect, it } from 'vitest';
import { arranged, revisionsOf, takeRevisions } from './arrange-rows.ts';
import type { WalletCard } from './schema.ts';

const row = (id: string, wallet_id: string, position: number, revision = 1): WalletCard => ({
  id,
  wallet_id,
  credit_card_id: 1,
  member_card_id: null,
  position,
  revision,
});

const [a, b, other] = [row('a', 'w', 0), row('b', 'w', 1), row('c', 'v', 0)];

describe('the rows of a wallet', () => {
  it('take a new order, new rows included, and leave other wallets alone', () => {
    expect(arranged([a, b, other], 'w', [row('d', 'w', 9), b])).toEqual([
      other,
      row('d', 'w', 0),
      row('b', 'w', 1),
    ]);
  });

  it('are known by the revisions of an earlier change of one’s own', () => {
    const findLatest = (id: string, revision: number) => (id === 'a' ? 4 : revision);
    expect(revisionsOf([a, b], findLatest)).toEqual({ a: 4, b: 1 });
  });

  it('keep the order of a later change when an earlier one has been saved', () => {
    expect(takeRevisions([b, a], [row('a', 'w', 0, 2)])).toEqual([b, row('a', 'w', 0, 2)]);
  });
});
