import { describe, expect, it } from 'vitest';
import {
  catalogFixture,
  createCard,
  createRule,
} from '@/features/catalog/facts/catalog-fixture.ts';
import { concerns } from '@/lib/live/live-source.ts';
import { findBestFor } from './find-best-for.ts';
import { bestForQuery } from './read-figures.ts';

const [category] = catalogFixture.categories;
const [part] = category?.sub_categories ?? [];
if (!category || !part) throw new Error('the fixture has no category');

const today = '2026-11-21';
const rule = (rate: number, own: object = {}) =>
  createRule({ rate, sub_category_id: part.id, ...own });

describe('the best cards for a kind of spending', () => {
  it('are ranked by what each returns alone on that day', () => {
    const rows = {
      ...catalogFixture,
      cards: [
        createCard({ id: 1, slug: 'three', category_points: [rule(3)] }),
        createCard({ id: 2, slug: 'five', category_points: [rule(5)] }),
        createCard({
          id: 3,
          slug: 'past',
          category_points: [rule(9, { valid_during: '[2026-01-01,2026-07-01)' })],
        }),
      ],
    };
    const found = findBestFor(rows, part.slug, today);
    expect(found?.name).toBe(part.name);
    expect(found?.offers.map(({ card, returnPercent }) => [card.slug, returnPercent])).toEqual([
      ['five', 5],
      ['three', 3],
      ['past', 1],
    ]);
  });

  it('leave out business cards, closed ones and doubtful facts, and are five at most', () => {
    const rows = {
      ...catalogFixture,
      cards: [
        createCard({ id: 1, slug: 'business', is_business: true }),
        createCard({ id: 2, slug: 'closed', opened_to_new: false }),
        createCard({ id: 3, slug: 'doubtful', confidence: 'low', category_points: [rule(9)] }),
        createCard({ id: 10, slug: 'rumor', category_points: [rule(9, { confidence: 'low' })] }),
        ...[4, 5, 6, 7, 8, 9].map((id) => createCard({ id, slug: `open-${id}` })),
      ],
    };
    const offers = findBestFor(rows, part.slug, today)?.offers ?? [];
    expect(offers.map(({ card }) => card.slug)).toEqual([
      'open-4',
      'open-5',
      'open-6',
      'open-7',
      'open-8',
    ]);
    // A low-confidence rate leaves its card at the base rate.
    const two = { ...rows, cards: rows.cards.slice(0, 5) };
    expect(
      findBestFor(two, part.slug, today)?.offers.map(({ card, rate }) => [card.slug, rate]),
    ).toEqual([
      ['open-4', 1],
      ['rumor', 1],
    ]);
  });

  it('count points that need an unlocking card at what they are worth without one', () => {
    const systems = catalogFixture.pointSystems.map((system) =>
      system.id === 1 ? { ...system, travel_value: 2, untransferable_value: 1 } : system,
    );
    const cards = [
      createCard({ id: 1, slug: 'locked', base_rate: 2, needs_unlock: true }),
      createCard({ id: 2, slug: 'unlocks', base_rate: 1, unlocks_transfers: true }),
    ];
    const found = findBestFor(
      { ...catalogFixture, pointSystems: systems, cards },
      part.slug,
      today,
    );
    expect(found?.offers.map(({ card, returnPercent }) => [card.slug, returnPercent])).toEqual([
      ['locked', 2],
      ['unlocks', 2],
    ]);
  });

  it('do not exist for an unknown name', () => {
    expect(findBestFor(catalogFixture, 'no-such-thing', today)).toBeNull();
  });

  it.each([
    'credit_cards',
    'category_points',
    'spending_caps',
    'card_choices',
    'card_choice_options',
    'credit_card_requirements',
    'requirements',
    'point_systems',
    'companies',
    'categories',
    'sub_categories',
    'sub_category_parents',
  ])('are ranked again when %s changes', (table) => {
    const { live } = bestForQuery('dining').meta ?? {};
    expect(live && concerns(live, { table, changes: 'reset' })).toBe(true);
  });

  it('are told without what their worth rests on', () => {
    const cards = [createCard({ id: 1, slug: 'three', category_points: [rule(3)] })];
    const rows = { ...catalogFixture, cards };
    const [offer] = findBestFor(rows, part.slug, today)?.offers ?? [];
    expect(JSON.stringify(offer).length).toBeLessThan(600);
    expect(offer?.card).not.toHaveProperty('category_points');
  });
});
