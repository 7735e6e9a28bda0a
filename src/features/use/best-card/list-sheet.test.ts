import { describe, expect, it } from 'vitest';
import { cents, centsPerPoint, points, pointsPerDollar } from '@/domain/units.ts';
import { createCard } from '@/features/catalog/facts/catalog-fixture.ts';
import type { CategoryRow } from '@/features/catalog/facts/schema.ts';
import { praiseBest } from './describe-offer.ts';
import type { Offer, OfferFinder } from './find-offers.ts';
import { describeSheet, listSheet } from './list-sheet.ts';

const names = {
  card: (slug: string) => slug.toUpperCase(),
  subCategory: (slug: string) => slug,
  cap: (slug: string) => slug,
  credit: (slug: string) => slug,
  offerAge: () => null,
  pointSystem: (slug: string) => slug,
  rateUnit: () => 'points' as const,
};

function offer(card: string, percent: number, isHeld: boolean): Offer {
  return {
    id: card,
    card,
    pointSystem: 'cash',
    centsPerPoint: centsPerPoint(1),
    rate: pointsPerDollar(percent),
    points: points(percent * 100),
    foreignFeeCents: cents(0),
    costCents: cents(0),
    valueCents: cents(percent * 100),
    caps: [],
    conditional: [],
    row: createCard({ id: 1, slug: card }),
    subCategory: 'gas',
    yearCents: 0,
    linked: null,
    plannedOption: null,
    isHeld,
  };
}

const gold = offer('gold', 4, true);
const flex = offer('flex', 7, false);
const hotels = offer('hotels', 5, false);

const answers: Readonly<Record<string, { mine: Offer | null; best: Offer | null }>> = {
  restaurants: { mine: gold, best: flex },
  bars: { mine: gold, best: flex },
  inns: { mine: gold, best: hotels },
  motels: { mine: gold, best: hotels },
  delivery: { mine: gold, best: gold },
};
const find: OfferFinder = (slug) => ({ all: [], ...(answers[slug] ?? { mine: null, best: null }) });

const category: CategoryRow = {
  id: 1,
  slug: 'dining',
  name: 'Dining',
  icon: 'x',
  position: 1,
  sub_categories: ['restaurants', 'bars', 'inns', 'delivery', 'motels'].map((slug, index) => ({
    id: index,
    slug,
    name: slug,
    icon: 'x',
    position: index,
    sub_category_parents: [],
  })),
};

describe('the cheat sheet', () => {
  it('is short: parts that say the same as their category are left out, alike ones joined', () => {
    expect(listSheet([category], find).map(({ name, isPart }) => [name, isPart])).toEqual([
      ['Dining', false],
      ['inns, motels', true],
      ['delivery', true],
    ]);
  });

  it('names no better card where my own is the best', () => {
    expect(listSheet([category], find).map(({ better }) => better?.card ?? null)).toEqual([
      'flex',
      'hotels',
      null,
    ]);
  });

  it('reads as plain text', () => {
    expect(describeSheet('Sheet', listSheet([category], find), names)).toBe(
      [
        'Sheet',
        'Dining: GOLD 4% (best of all cards: FLEX 7%)',
        '  – inns, motels: GOLD 4% (best of all cards: HOTELS 5%)',
        '  – delivery: GOLD 4%',
      ].join('\n'),
    );
    const rent = { ...offer('gold', -1.5, true), costCents: cents(300), yearCents: 3_360_000 };
    const losing: OfferFinder = () => ({ all: [rent], mine: rent, best: rent });
    const alone = { ...category, sub_categories: category.sub_categories.slice(0, 1) };
    expect(describeSheet('Sheet', listSheet([alone], losing), names)).toBe(
      'Sheet\nDining: Pay it from your bank. A card costs you $42 a month.',
    );
    expect(praiseBest(rent)).toBe('No card earns back the card fee.');
    const nothing = { ...category, sub_categories: category.sub_categories.slice(0, 1) };
    const none: OfferFinder = () => ({ all: [], mine: null, best: null });
    expect(describeSheet('Sheet', listSheet([nothing], none), names)).toBe(
      'Sheet\nDining: no card of mine',
    );
  });
});
