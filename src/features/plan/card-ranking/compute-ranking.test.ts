import { describe, expect, it } from 'vitest';
import { calendarDate } from '@/domain/calendar.ts';
import { cents } from '@/domain/units.ts';
import { valueWallet } from '@/domain/rewards/valuation/value-wallet.ts';
import { catalogFixture } from '@/features/catalog/facts/catalog-fixture.ts';
import { toEngineCatalog } from '@/features/catalog/facts/queries.ts';
import { computeRanking, type RankingPart, type RankingQuestion } from './compute-ranking.ts';

const date = calendarDate('2026-11-20');
const spending = { 'gas-stations': cents(300_000), 'us-supermarkets': cents(800_000) };
const problem = {
  ...toEngineCatalog(catalogFixture, null, date),
  spending,
  date,
  held: ['blue-cash-everyday'],
};
const held = [{ id: 'mine', card: 'blue-cash-everyday', selected: {} }];

function partsOf(question: RankingQuestion): readonly RankingPart[] {
  return [...computeRanking(question)];
}

function addedOf(year: 'steady' | 'first') {
  const part = partsOf({ problem, held }).find(
    (each) => each.kind === 'added' && each.year === year,
  );
  if (part?.kind !== 'added') throw new Error('not ranked');
  return part.cents;
}

const netOf = (cards: readonly string[], year: 'steady' | 'first' = 'steady') =>
  valueWallet(
    { ...problem, year },
    cards.map((card) => ({ id: card, card, selected: {} })),
  ).netCents;

describe('the ranking of a catalog', () => {
  it('says the quick part of both years before the slow one', () => {
    expect(partsOf({ problem, held }).map(({ kind, year }) => `${kind} ${year}`)).toEqual([
      'alone steady',
      'alone first',
      'added steady',
      'added first',
    ]);
  });

  it('values each card alone, its parts adding up to its net value', () => {
    const [alone] = partsOf({ problem, held });
    if (alone?.kind !== 'alone') throw new Error('not ranked');
    expect(alone.figures.size).toBe(catalogFixture.cards.length);
    for (const [slug, figures] of alone.figures) {
      const { rewardsCents, creditsCents, bonusCents, feesCents } = figures;
      expect(rewardsCents + creditsCents + bonusCents - feesCents).toBeCloseTo(netOf([slug]), 6);
    }
  });

  it('values what a card adds to those that are held, and one of these by its loss', () => {
    const added = addedOf('steady');
    const own = netOf(['blue-cash-everyday']);
    expect(added.get('venture-x')).toBeCloseTo(netOf(['blue-cash-everyday', 'venture-x']) - own, 6);
    expect(added.get('blue-cash-everyday')).toBeCloseTo(own, 6);
  });

  it('counts the offer and the first fee of a card that is opened, and of no other', () => {
    const [steady, first] = [addedOf('steady'), addedOf('first')];
    expect(first.get('blue-cash-everyday')).toBe(steady.get('blue-cash-everyday'));
    // Its 10,000 anniversary miles come with the second year only.
    const alone = netOf(['venture-x'], 'first') - netOf(['venture-x']);
    expect((first.get('venture-x') ?? 0) - (steady.get('venture-x') ?? 0)).toBeCloseTo(alone, 6);
    expect(alone).not.toBe(0);
  });
});
