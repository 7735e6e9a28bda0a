import { describe, expect, it } from 'vitest';
import {
  catalogFixture,
  createCard,
  createRule,
} from '@/features/catalog/facts/catalog-fixture.ts';
import type { CatalogRows } from '@/features/catalog/facts/schema.ts';
import { readAmounts } from './read-amounts.ts';
import { computeAnswer, computeBestPair } from './compute-answer.ts';

const [everyday] = catalogFixture.categories.flatMap(({ sub_categories }) => sub_categories);
if (!everyday) throw new Error('the fixture has no sub-category');

/** Cash cards that differ in one thing each, on the fixture's categories. */
function catalogOf(...cards: ReturnType<typeof createCard>[]): CatalogRows {
  return { ...catalogFixture, cards };
}

const today = '2026-11-21';
const spending = { groceries: 100, restaurants: 0, gas: 0, travel: 0, rent: 0, other: 0 } as const;

function amountsOf(entries: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  return readAmounts(form);
}

describe('the amounts of the form', () => {
  it('are whole dollars, whatever they are typed with', () => {
    expect(amountsOf({ groceries: '$1,200', gas: ' 30.4 ', travel: '-5', other: 'much' })).toEqual({
      groceries: 1200,
      restaurants: 0,
      gas: 30,
      travel: 0,
      rent: 0,
      other: 0,
    });
  });
});

describe('a comma', () => {
  it.each([
    ['1,25', 1],
    ['12,50', 13],
    ['1,250', 1250],
    ['1,2500', 1],
    ['1,250,5', 1251],
  ])('in %s does not make it a hundred times as much', (typed, dollars) => {
    expect(amountsOf({ gas: typed }).gas).toBe(dollars);
  });
});

describe('the first answer', () => {
  it('ranks by what a year brings after the fee', () => {
    const plain = createCard({ id: 1, slug: 'plain', base_rate: 2 });
    const dear = createCard({ id: 2, slug: 'dear', base_rate: 3, annual_fee_cents: 2_000 });
    const answer = computeAnswer(catalogOf(plain, dear), spending, today);
    // $1,200 a year: 2% is $24; 3% is $36 less the fee of $20.
    expect(answer.map(({ card, value }) => [card.slug, value.netCents])).toEqual([
      ['plain', 2_400],
      ['dear', 1_600],
    ]);
  });

  it('counts points as cash unless they go to travel, and rent as spending', () => {
    const rows = {
      ...catalogOf(createCard({ id: 1, slug: 'points' })),
      pointSystems: catalogFixture.pointSystems.map((system) => ({
        ...system,
        kind: 'transferable',
        unit: 'points',
        travel_value: 1.7,
      })),
    };
    const best = (search: Parameters<typeof computeAnswer>[1]) =>
      computeAnswer(rows, search, today)[0]?.value;
    const cash = best(spending);
    const travel = best({ ...spending, travels: true });
    expect(cash?.lines[0]).toMatchObject({ kind: 'spend', centsPerPoint: 1 });
    expect(travel?.lines[0]).toMatchObject({ kind: 'spend', centsPerPoint: 1.7 });
    const renting = best({ ...spending, rent: 1_000 });
    expect(renting?.lines).toContainEqual(
      expect.objectContaining({ kind: 'spend', subCategory: 'rent', spendCents: 1_200_000 }),
    );
  });

  it('leaves out what asks for more credit than the visitor has, good unless they say so', () => {
    const rows = catalogOf(
      createCard({ id: 1, slug: 'good', credit_needed: 'good' }),
      createCard({ id: 2, slug: 'excellent', credit_needed: 'excellent', base_rate: 3 }),
    );
    const best = (search: Parameters<typeof computeAnswer>[1]) =>
      computeAnswer(rows, search, today).map(({ card }) => card.slug);
    expect(best(spending)).toEqual(['good']);
    expect(best({ ...spending, credit: 'excellent' })).toEqual(['excellent', 'good']);
    expect(best({ ...spending, credit: 'none' })).toEqual([]);
  });

  it('leaves out what not everybody can apply for, and doubtful facts', () => {
    const cards = [
      createCard({ id: 1, slug: 'closed', opened_to_new: false }),
      createCard({ id: 2, slug: 'business', is_business: true }),
      createCard({ id: 3, slug: 'doubtful', confidence: 'low' }),
      createCard({
        id: 4,
        slug: 'doubtful-rate',
        category_points: [createRule({ rate: 9, sub_category_id: everyday.id, confidence: 'low' })],
      }),
      createCard({
        id: 6,
        slug: 'for-members',
        credit_card_requirements: [{ id: 1, requirement_id: 1 }],
      }),
      createCard({ id: 5, slug: 'open' }),
    ];
    const membership = {
      id: 1,
      slug: 'club',
      name: 'Club',
      kind: 'membership',
      annual_cost_cents: 5_000,
      description: '',
    };
    const rows = { ...catalogOf(...cards), requirements: [membership] };
    const answer = computeAnswer(rows, spending, today);
    // A low-confidence rate leaves the card at its base rate.
    expect(answer.map(({ card, value }) => [card.slug, value.netCents])).toEqual([
      ['doubtful-rate', 1_200],
      ['open', 1_200],
    ]);
  });

  it('counts credits only when asked to', () => {
    const card = createCard({
      id: 1,
      slug: 'credits',
      credit_card_benefits: [
        {
          id: 1,
          benefit_id: 1,
          name: 'Credit',
          value_cents: 5_000,
          points_value: null,
          period: 'year',
          alignment: 'calendar',
          occurrences_per_period: 1,
          start_month: null,
          default_usage_percent: 50,
          excludes_first_year: false,
          ends_on: null,
          min_spend_cents: null,
          benefit_spending: [],
          confidence: 'high',
        },
      ],
    });
    const value = (credits: boolean) =>
      computeAnswer(catalogOf(card), { ...spending, credits }, today)[0]?.value.netCents;
    expect([value(false), value(true)]).toEqual([1_200, 3_700]);
  });

  it('finds the two cards that are worth most together, and proves it', () => {
    const rule = createRule({ rate: 6, sub_category_id: everyday.id });
    const pair = computeBestPair(
      catalogOf(
        createCard({ id: 1, slug: 'groceries', category_points: [rule] }),
        createCard({ id: 2, slug: 'flat', base_rate: 2 }),
        createCard({ id: 3, slug: 'flatter', base_rate: 1.5 }),
      ),
      { ...spending, other: 100 },
      today,
    );
    expect(pair?.isProven).toBe(true);
    expect(pair?.cards.map(({ slug }) => slug).sort()).toEqual(['flat', 'groceries']);
  });

  it('never takes two cards of one family', () => {
    const rule = createRule({ rate: 6, sub_category_id: everyday.id });
    const family = { product_family: 'one' };
    const pair = computeBestPair(
      catalogOf(
        createCard({ id: 1, slug: 'groceries', category_points: [rule], ...family }),
        createCard({ id: 2, slug: 'flat', base_rate: 2, ...family }),
        createCard({ id: 3, slug: 'flatter', base_rate: 1.5 }),
      ),
      { ...spending, other: 100 },
      today,
    );
    expect(pair?.cards.map(({ slug }) => slug).sort()).toEqual(['flatter', 'groceries']);
  });
});
