import { describe, expect, it } from 'vitest';
import { createCard } from '@/features/catalog/facts/catalog-fixture.ts';
import { cents } from '@/domain/units.ts';
import { listRanking } from './list-ranking.ts';
import { type CardRankingSearch, defaultCardRankingSearch, type RankedCard } from './schema.ts';

function createEntry(id: number, net: number, own: Partial<RankedCard['card']> = {}): RankedCard {
  const slug = `card-${id}`;
  return {
    card: createCard({ id, slug, name: `Card ${id}`, ...own }),
    issuer: id === 3 ? 'Chase' : 'Citi',
    isUncertain: own.confidence === 'low',
    isBonusRefused: false,
    uncounted: [],
    obstacle: null,
    addedCents: id === 3 ? null : 1000 - net,
    figures: {
      netCents: cents(net),
      rewardsCents: cents(net),
      creditsCents: cents(0),
      bonusCents: cents(0),
      feesCents: cents(own.annual_fee_cents ?? 0),
      spendCents: cents(net),
    },
  };
}

const ranking = [
  createEntry(1, 100, { annual_fee_cents: 9500, network: 'amex' }),
  createEntry(2, 300, { confidence: 'low', is_business: true }),
  createEntry(3, 200, { opened_to_new: false }),
];

function list(own: Partial<CardRankingSearch>): number[] {
  const filters = {
    search: { ...defaultCardRankingSearch, ...own },
    companySlugs: new Map([[1, 'citi']]),
    systemSlugs: new Map([[1, 'cash']]),
    heldIds: new Set([3]),
  };
  return listRanking(ranking, filters).map(({ card }) => card.id);
}

describe('listRanking', () => {
  it('puts the highest value first', () => {
    expect(list({})).toEqual([2, 3, 1]);
    expect(list({ dir: 'asc' })).toEqual([1, 3, 2]);
  });

  it.each([
    [{ q: 'chase' }, [3]],
    [{ network: 'amex' }, [1]],
    [{ kind: 'business' }, [2]],
    [{ kind: 'personal' }, [3, 1]],
    [{ fee: 0 }, [2, 3]],
    [{ low: false }, [3, 1]],
    [{ show: 'mine' }, [3]],
    [{ show: 'all' }, [2, 3, 1]],
    [{ issuer: 'chase' }, []],
    [{ sort: 'fee', dir: 'desc' }, [1, 2, 3]],
    [{ sort: 'name', dir: 'asc' }, [1, 2, 3]],
    [{ sort: 'added', dir: 'desc' }, [1, 2, 3]],
    [{ sort: 'added', dir: 'asc' }, [2, 1, 3]],
  ] as const)('with %j leaves %j', (search, ids) => {
    expect(list(search)).toEqual(ids);
  });

  it.each([
    ['closed', false, false],
    ['invitation', false, false],
    ['business', false, true],
    ['requirement', true, true],
    ['low_confidence', true, true],
  ] as const)(
    'shows a card with the obstacle %s where one could come to have it',
    (kind, any, business) => {
      const [first] = ranking;
      if (!first) throw new Error('no card');
      const entry: RankedCard = {
        ...first,
        card: { ...first.card, is_business: true },
        obstacle: kind === 'requirement' ? { kind, slug: 'prime' } : { kind },
      };
      const shown = (own: Partial<CardRankingSearch>, heldIds: ReadonlySet<number> = new Set()) =>
        listRanking([entry], {
          search: { ...defaultCardRankingSearch, ...own },
          companySlugs: new Map(),
          systemSlugs: new Map(),
          heldIds,
        }).length === 1;
      expect(shown({})).toBe(any);
      expect(shown({ kind: 'business' })).toBe(business);
      expect(shown({ show: 'all' })).toBe(true);
      expect(shown({}, new Set([first.card.id]))).toBe(true);
    },
  );
});
