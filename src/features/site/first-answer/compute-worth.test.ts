import { describe, expect, it } from 'vitest';
import {
  catalogFixture,
  createCard,
  createOffer,
  createRule,
} from '@/features/catalog/facts/catalog-fixture.ts';
import type { CatalogRows } from '@/features/catalog/facts/schema.ts';
import { computeWorth, readHouseholds } from './compute-worth.ts';
import {
  describeBeside,
  describePayback,
  describePlace,
  describeVerdict,
  listOtherWays,
} from './describe-worth.ts';

const [everyday, second] = catalogFixture.categories.flatMap(
  ({ sub_categories }) => sub_categories,
);
if (!everyday || !second) throw new Error('the fixture has too few sub-categories');

const today = '2026-11-21';
/** A thousand dollars a month on the first sub-category, two hundred on the second. */
const average = {
  id: 1,
  slug: 'cnbc-select',
  name: 'Average household',
  amounts: { [everyday.slug]: 1_200_000, [second.slug]: 240_000 },
  source: null,
  source_url: null,
};
const households = readHouseholds([average]);

function worthOf(id: number, ...cards: ReturnType<typeof createCard>[]) {
  const rows: CatalogRows = { ...catalogFixture, cards };
  const worth = computeWorth(rows, households, id, today);
  if (!worth) throw new Error('the catalog has no such card');
  return worth;
}

const plain = createCard({ id: 1, slug: 'plain', name: 'Plain', base_rate: 2 });
const dear = createCard({
  id: 2,
  slug: 'dear',
  name: 'Dear',
  base_rate: 1,
  annual_fee_cents: 9_500,
  first_year_fee_cents: 9_500,
  category_points: [createRule({ rate: 4, sub_category_id: second.id })],
});

describe('a card’s worth', () => {
  it('is what each household keeps of a year after the fee, and its place among the cards they may get', () => {
    const worth = worthOf(1, plain, dear);
    // $14,400 a year at 2%.
    expect(worth.households).toEqual([
      expect.objectContaining({ spendCents: 1_440_000, netCents: 28_800 }),
    ]);
    expect(worth.place).toEqual({ rank: 1, of: 2 });
    expect(describeVerdict(worth)).toBe('Worth $288 a year to the average household.');
    expect(describePlace(worth, 0)).toBe(
      'With points as cash and no credits counted. Number 1 of 2 cards that such an applicant may get.',
    );
    expect(describePayback(worth, 0)).toBeNull();
  });

  it('names the spending that earns its fee: to the dollar, and not a dollar less', () => {
    const worth = worthOf(2, plain, dear);
    // $95 ÷ 12 ÷ 4% is $197.92 a month; the fixture’s rest earns nothing of its own.
    expect(worth.payback).toContainEqual(
      expect.objectContaining({ kind: 'best', name: second.name, monthCents: 19_800 }),
    );
    expect(describePayback(worth, 9_500)).toContain(
      `Its fee of $95 is earned back by $198 a month on ${second.name}`,
    );
  });

  it('finds the card that is worth most beside it, if both gain', () => {
    const cheap = { ...dear, annual_fee_cents: 2_000, first_year_fee_cents: 2_000 };
    const { beside } = worthOf(2, plain, cheap);
    expect(beside?.card.slug).toBe('plain');
    // $12,000 at 2% and $2,400 at 4%, less $20; Plain alone keeps $288, the other $120 + $96 − $20.
    expect(beside && describeBeside(beside)).toBe(
      'Together $316 a year: $120 more than this card alone, $28 more than the other alone.',
    );
    // With a fee of $95, Plain is better alone.
    expect(worthOf(2, plain, dear).beside).toBeNull();
  });

  it('counts the offer in a first year only, and says so', () => {
    const [lead] = worthOf(
      1,
      createCard({
        id: 1,
        slug: 'plain',
        signup_bonuses: [
          createOffer({
            verified_on: today,
            signup_bonus_tiers: [
              {
                tier: 1,
                spend_cents: 50_000,
                window_days: 90,
                points: null,
                cash_cents: 20_000,
                credits_cents: null,
                typical_points: null,
                typical_cash_cents: null,
              },
            ],
          }),
        ],
      }),
    ).households;
    expect(lead?.netCents).toBe(14_400);
    expect(lead && listOtherWays(lead)).toEqual(['+$200 in the first year']);
  });

  it('is a cost where the fee is more than the card brings', () => {
    const worth = worthOf(3, createCard({ id: 3, slug: 'third', annual_fee_cents: 50_000 }));
    expect(describeVerdict(worth)).toBe(
      'Costs the average household $356 a year more than it brings.',
    );
  });

  it('says both ways to use its points where they differ', () => {
    const words = (netCents: number, travelCents: number) => {
      const worth = worthOf(1, plain);
      return describeVerdict({
        ...worth,
        households: worth.households.map((each) => ({ ...each, netCents, travelCents })),
      });
    };
    expect(words(31_800, 20_000)).toBe(
      'Worth $318 a year to the average household as cash, $518 with its points for travel.',
    );
    expect(words(-3_000, 53_500)).toBe(
      'Worth $505 a year to the average household with its points for travel; as cash it costs $30 more than it brings.',
    );
    expect(words(-30_000, 10_000)).toBe(
      'Costs the average household $300 a year more than it brings as cash, $200 with its points for travel.',
    );
    expect(words(0, 10_000)).toBe(
      'Brings the average household nothing in a year as cash, $100 with its points for travel.',
    );
    expect(words(31_800, 99)).toBe('Worth $318 a year to the average household.');
  });

  it('has no place if it takes no applicants', () => {
    const closed = createCard({ id: 3, slug: 'third', opened_to_new: false });
    expect(worthOf(3, closed, plain).place).toBeNull();
    expect(computeWorth({ ...catalogFixture, cards: [plain] }, households, 3, today)).toBeNull();
  });
});
