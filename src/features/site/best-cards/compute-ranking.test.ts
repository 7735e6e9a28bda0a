import { describe, expect, it } from 'vitest';
import { createCard, createOffer, createRule } from '@/features/catalog/facts/catalog-fixture.ts';
import { requirementsFixture } from '@/features/catalog/facts/requirements-fixture.ts';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import { computeRanking } from './compute-ranking.ts';
import { describeRankingPage, describeRankingsPage } from './describe-ranking-page.ts';
import {
  describeLead,
  describeNext,
  describeSteps,
  listAssumptions,
  listNeeds,
  listOtherWays,
  splitWays,
} from './describe-ranking.ts';
import { KINDS, type RankingKind } from './list-kinds.ts';
import { pickLeads } from './read-rankings.ts';

const today = '2026-11-29';
const SUPERMARKETS = 21;
const average = {
  slug: 'cnbc-select',
  name: 'Average household',
  amounts: { 'us-supermarkets': 501_900, 'gas-stations': 240_000 },
};
const kindOf = (slug: string): RankingKind => {
  const kind = KINDS.find((each) => each.slug === slug);
  if (!kind) throw new Error(`no ranking of ${slug}`);
  return kind;
};
const groceries = kindOf('groceries');

/** A card of 1% that earns a rate at supermarkets. */
const atSupermarkets = (id: number, slug: string, rate: number, own: Partial<CardRow> = {}) =>
  createCard({
    id,
    slug,
    name: slug,
    category_points: [createRule({ id, rate, sub_category_id: SUPERMARKETS })],
    ...own,
  });

const withCap = atSupermarkets(1, 'With Cap', 6, {
  annual_fee_cents: 9_500,
  first_year_fee_cents: 0,
  verified_on: '2026-08-08',
  spending_caps: [
    {
      id: 101,
      slug: 'with-cap',
      name: 'Supermarkets',
      amount_cents: 600_000,
      amount_points: null,
      period: 'calendar_year',
      fallback_rate: 1,
      confidence: 'high',
    },
  ],
  category_points: [
    createRule({ id: 1, rate: 6, sub_category_id: SUPERMARKETS, spending_cap_id: 101 }),
  ],
});
const free = atSupermarkets(2, 'Free', 3, { verified_on: '2026-10-02' });
const member = atSupermarkets(3, 'Member', 4, {
  credit_card_requirements: [{ id: 1, requirement_id: 1 }],
});
const dear = atSupermarkets(4, 'Dear', 5, {
  annual_fee_cents: 55_000,
  first_year_fee_cents: 55_000,
});
const closed = atSupermarkets(5, 'Closed', 9, { opened_to_new: false });
const flat = createCard({ id: 6, slug: 'Flat', base_rate: 2 });
const alike = createCard({ id: 7, slug: 'Alike', base_rate: 2, verified_on: null });
const all = [dear, flat, member, free, closed, alike, withCap];

function rankingOf(cards: readonly CardRow[], kind = groceries) {
  const rows = { ...requirementsFixture, cards };
  const ranking = computeRanking(rows, [average], kind, today, (card) => card.verified_on);
  if (!ranking) throw new Error('the household is missing');
  return ranking;
}

describe('a ranking', () => {
  it('is what each card alone pays for the spending after its fee, to the cent', () => {
    const ranking = rankingOf(all);
    expect(
      ranking.open.map(({ card, rank, isTied, netCents }) => [card.name, rank, isTied, netCents]),
    ).toEqual([
      // $5,019 × 6% is $301.14, less $95.
      ['With Cap', 1, false, 20_614],
      ['Free', 2, false, 15_057],
      // Ties share a place.
      ['Alike', 3, true, 10_038],
      ['Flat', 3, true, 10_038],
    ]);
    expect(ranking.open.map(describeSteps)).toEqual([
      '6% of $5,019 (cap: $6,000 per calendar year) − $95 fee',
      '3% of $5,019',
      '2% of $5,019',
      '2% of $5,019',
    ]);
    expect(describeLead(ranking)).toBe('With Cap pays the most: $206 a year on $5,019.');
    expect(describeNext(ranking)).toBe('Next: Free with $151.');
  });

  it('leaves out a fee that is not earned and cards without applicants; members only come apart', () => {
    const { apart, of } = rankingOf(all);
    expect(of).toBe(5);
    // $5,019 × 4%; Costco’s membership is named with its price.
    expect(apart.map(({ card, netCents }) => [card.name, netCents])).toEqual([['Member', 20_076]]);
    expect(apart.flatMap(listNeeds)).toEqual(['Needs Costco membership, $65 a year, not counted']);
    // A variant of a card above is no news.
    const family = { product_family: 'same' };
    const variant = { ...member, ...family, category_points: free.category_points };
    expect(rankingOf([{ ...free, ...family }, variant]).apart).toEqual([]);
    // Nor is one that pays no more than those that anybody may get.
    const many = Array.from({ length: 12 }, (_, index) =>
      atSupermarkets(20 + index, `M${index}`, 4),
    );
    expect(rankingOf([...many, member]).apart).toEqual([]);
    expect(rankingOf([...many, member]).more).toBe(2);
  });

  it('says which other ways to count have another leader', () => {
    const ranking = rankingOf([withCap, free]);
    // Half is $2,509.50: 6% less $95 is $55.57, 3% is $75.29.
    expect(splitWays(ranking)).toMatchObject({
      changed: [{ label: 'With half the spending', card: { name: 'Free' }, netCents: 7_529 }],
      same: 'With Cap also leads with twice the spending, points used for travel, credits as they are usually used, or today’s offer in the first year.',
    });
    // Among equals the leader stays.
    expect(splitWays(rankingOf([flat, alike])).changed).toEqual([]);
  });

  it('counts the offer and the waived fee of a first year beside the figure', () => {
    const tier = { tier: 1, spend_cents: 50_000, window_days: 90, points: null };
    const cash = { cash_cents: 20_000, credits_cents: null };
    const typical = { typical_points: null, typical_cash_cents: null };
    const offer = createOffer({
      verified_on: today,
      signup_bonus_tiers: [{ ...tier, ...cash, ...typical }],
    });
    const [row] = rankingOf([{ ...withCap, signup_bonuses: [offer] }]).open;
    expect(row?.netCents).toBe(20_614);
    // $200, and $95 that the first year does not charge.
    expect(row && listOtherWays(row)).toEqual(['+$295 in the first year, with today’s offer']);
  });

  it('is about the cards that its page names', () => {
    const noFee = rankingOf(all, kindOf('no-annual-fee'));
    expect(noFee.open.map(({ card }) => card.annual_fee_cents)).toEqual([0, 0, 0]);
    expect(noFee.spending).toEqual([
      { name: 'Supermarkets (US)', cents: 501_900 },
      { name: 'Gas stations', cents: 240_000 },
    ]);
    expect(listAssumptions(kindOf('no-annual-fee'), noFee).slice(0, 2)).toEqual([
      'Average household, a year: Supermarkets (US) $5,019, Gas stations $2,400; $7,419 in all. All of it goes on the one card, and nothing else does.',
      'Only cards without an annual fee.',
    ]);
    const rows = { ...requirementsFixture, cards: all };
    const households = [
      { ...average, slug: 'own-small-business' },
      { ...average, slug: 'own-student' },
    ];
    const company = createCard({ id: 8, slug: 'Company', is_business: true });
    const student = createCard({
      id: 9,
      slug: 'Student',
      credit_card_requirements: [{ id: 2, requirement_id: 2 }],
    });
    const namesOf = (slug: string) =>
      computeRanking(
        { ...rows, cards: [...all, company, student] },
        households,
        kindOf(slug),
        today,
        () => null,
      )?.open.map(({ card }) => card.name);
    expect(namesOf('small-business')).toEqual(['Company']);
    expect(namesOf('students')).toEqual(['Student']);
    expect(computeRanking(rows, [], groceries, today, () => null)).toBeNull();
  });

  it('has its cards, their places and the days of their checks in its structured data', () => {
    const ranking = rankingOf(all);
    const page = describeRankingPage(groceries, ranking);
    expect(page.changedOn).toBe('2026-10-02');
    expect(page.description).toContain('With Cap pays the most: $206 a year on $5,019.');
    const [of, list] = page.structured?.('https://example.com') ?? [];
    expect(of).toMatchObject({
      '@type': 'WebPage',
      dateModified: '2026-10-02',
      lastReviewed: today,
    });
    expect(list).toMatchObject({
      '@type': 'ItemList',
      numberOfItems: 4,
      itemListElement: [
        {
          position: 1,
          name: 'With Cap',
          item: { url: 'https://example.com/credit-cards/1/With Cap', dateModified: '2026-08-08' },
        },
        { position: 2, name: 'Free', item: { dateModified: '2026-10-02' } },
        { position: 3, name: 'Alike' },
        { position: 3, name: 'Flat' },
      ],
    });
    const leads = pickLeads([groceries, kindOf('gas')], [ranking, null]);
    expect(leads).toMatchObject([{ kind: 'groceries', netCents: 20_614, tied: 0 }]);
    const [, index] = describeRankingsPage(leads).structured?.('') ?? [];
    expect(index).toMatchObject({
      itemListElement: [
        { name: 'Best credit cards for groceries: With Cap, $206 a year', url: '/best/groceries' },
      ],
    });
  });
});
