import { describe, expect, it, test } from 'vitest';
import { calendarDate } from '@/domain/calendar.ts';
import { cents } from '@/domain/units.ts';
import { catalogFixture, createCard, createOffer } from './catalog-fixture.ts';
import type { CatalogRows, MemberSettings } from './schema.ts';
import { toDomainCatalog } from './to-domain-catalog.ts';
import { toMemberTerms, usualSettings } from './to-member-terms.ts';

const today = calendarDate('2026-11-20');

describe('points of one brand', () => {
  // The fixture's miles as those of a railroad, earned by the card with id 13.
  const rows = {
    ...catalogFixture,
    pointSystems: catalogFixture.pointSystems.map((system) =>
      system.id === 3 ? { ...system, used_with: ['amtrak', 'trains'] } : system,
    ),
  };
  const travelValue = (own: Partial<MemberSettings>, of: CatalogRows = rows) =>
    toDomainCatalog(of, toMemberTerms(of, { ...usualSettings, ...own }), today).pointSystems[2]
      ?.travelValue;

  it('count at their travel value only for somebody who uses the program', () => {
    expect(travelValue({})).toBeNull();
    expect(travelValue({ spending: { airfare: cents(90_000) } })).toBeNull();
    expect(travelValue({ spending: { trains: cents(100) } })).toBe(1.85);
    expect(travelValue({ heldCardIds: [13] })).toBe(1.85);
    expect(travelValue({ heldCardIds: [11, 12] })).toBeNull();
    expect(travelValue({ balanceSystemIds: [3] })).toBe(1.85);
    expect(travelValue({ usedPrograms: { 'capital-one-miles': true } })).toBe(1.85);
    expect(
      travelValue({ usedPrograms: { 'capital-one-miles': false }, heldCardIds: [13] }),
    ).toBeNull();
  });

  it('are not those that transfer', () => {
    expect(travelValue({}, catalogFixture)).toBe(1.85);
  });
});

test('a gift card of an offer counts where the member spends, and no more than that', () => {
  const [step] = createOffer({}).signup_bonus_tiers;
  const tier = {
    ...step,
    tier: 1,
    spend_cents: 0,
    window_days: 90,
    points: null,
    cash_cents: 5_000,
    credits_cents: 30_000,
    typical_points: null,
    typical_cash_cents: null,
  };
  const offer = createOffer({
    signup_bonus_tiers: [tier],
    signup_bonus_credits: [
      { id: 1, name: 'Gift card', value_cents: 30_000, sub_category_slugs: ['us-supermarkets'] },
    ],
  });
  const cards = [createCard({ id: 11, slug: 'gift', signup_bonuses: [offer] })];
  const rows = { ...catalogFixture, cards };
  const cashOf = (amount: number) => {
    const spending = { 'online-groceries': cents(amount) };
    const terms = toMemberTerms(rows, { ...usualSettings, spending });
    return toDomainCatalog(rows, terms, today).cards[0]?.bonus?.tiers[0]?.cashCents;
  };
  expect(cashOf(0)).toBe(5_000);
  expect(cashOf(12_000)).toBe(17_000);
  expect(cashOf(90_000)).toBe(35_000);
});
