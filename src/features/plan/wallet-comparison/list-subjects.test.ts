import { describe, expect, it } from 'vitest';
import { catalogFixture } from '@/features/catalog/facts/catalog-fixture.ts';
import { listSubjects } from './list-subjects.ts';
import { proposedIds } from './schema.ts';

const [first, second] = catalogFixture.cards;
if (!first || !second) throw new Error('the fixture has too few cards');
const held = [{ id: 'held-1', card: first.slug, selected: { choice: ['dining'] } }];
const wallet = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Trip',
  notes: null,
  position: 0,
  revision: 1,
  created_at: '2026-01-01T00:00:00Z',
};

function walletCard(id: string, credit_card_id: number, member_card_id: string | null) {
  return { id, wallet_id: wallet.id, credit_card_id, member_card_id, position: 0, revision: 1 };
}

describe('listSubjects', () => {
  it('takes a held card with its own choices and other cards as products', () => {
    const [mine, trip] = listSubjects({
      held,
      best: null,
      wallets: [wallet],
      walletCards: [walletCard('a', first.id, 'held-1'), walletCard('b', second.id, null)],
      setups: [],
      cards: catalogFixture.cards,
    });
    expect(mine?.id).toBe('mine');
    expect(trip?.wallet).toEqual([held[0], { id: 'b', card: second.slug, selected: {} }]);
  });

  it('leaves out sets that are empty or know no card of the catalog', () => {
    const subjects = listSubjects({
      held: [],
      best: null,
      wallets: [wallet],
      walletCards: [walletCard('a', 999, null)],
      setups: [],
      cards: catalogFixture.cards,
    });
    expect(subjects).toEqual([]);
  });

  it('has the best wallet after my cards, as the start of the comparison names them', () => {
    const best = [{ id: 'b', card: second.slug, selected: {} }];
    const from = { held, wallets: [], walletCards: [], setups: [], cards: catalogFixture.cards };
    const ids = listSubjects({ ...from, best }).map(({ id }) => id);
    expect(ids.join()).toBe(proposedIds);
    expect(listSubjects({ ...from, best: null }).map(({ id }) => id)).toEqual(['mine']);
  });

  it('names cards of a set that can no longer be opened, unless they are held', () => {
    const cards = [first, { ...second, opened_to_new: false }];
    const from = {
      ...{ best: null, wallets: [wallet], setups: [], cards },
      walletCards: [walletCard('a', second.id, null)],
    };
    const noteOf = (of: typeof held) => listSubjects({ ...from, held: of }).at(-1)?.note;
    expect(noteOf(held)).toBe(`1 card, ${second.name} closed to new applicants`);
    expect(noteOf([...held, { id: 'held-2', card: second.slug, selected: { choice: [] } }])).toBe(
      '1 card',
    );
  });
});
