import { describe, expect, it } from 'vitest';
import { arranged } from './mutations.ts';
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

  it('use the revision that an earlier change of one’s own has made meanwhile', () => {
    const saved = row('a', 'w', 0, 2);
    expect(arranged([saved, b], 'w', [b, a])).toEqual([row('b', 'w', 0), row('a', 'w', 1, 2)]);
  });
});
