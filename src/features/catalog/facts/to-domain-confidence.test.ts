import { describe, expect, it } from 'vitest';
import { calendarDate } from '@/domain/calendar.ts';
import { catalogFixture, createCard, createOffer, createRule } from './catalog-fixture.ts';
import { toDomainCatalog } from './to-domain-catalog.ts';
import type { MemberSettings } from './schema.ts';
import { toMemberTerms, usualSettings } from './to-member-terms.ts';

const today = calendarDate('2026-11-20');

describe('a fact of low confidence', () => {
  const doubt = { confidence: 'low' };
  const spending = { id: 1, category_id: null, sub_category_id: 23 };
  const credit = {
    id: 1,
    benefit_id: 41,
    name: 'Credit',
    value_cents: 1_000,
    points_value: null,
    period: 'year',
    alignment: 'calendar',
    occurrences_per_period: 1,
    start_month: null,
    default_usage_percent: 100,
    excludes_first_year: false,
    ends_on: null,
    min_spend_cents: null,
    benefit_spending: [],
    confidence: 'high',
  };
  const choice = {
    id: 201,
    slug: 'pick-one',
    name: 'Pick one',
    mode: 'member_selected',
    choose_count: 1,
    rate: 3,
    spending_cap_id: null,
    change_period: null,
    card_choice_options: [],
  };
  const card = createCard({
    id: 7,
    slug: 'card',
    point_system_id: 3,
    base_rate: 1.5,
    spending_caps: [
      {
        id: 9,
        slug: 'cap',
        name: 'Cap',
        amount_cents: 1_000,
        amount_points: null,
        period: 'month',
        fallback_rate: 1,
        ...doubt,
      },
    ],
    card_choices: [{ ...choice, ...doubt }],
    category_points: [
      createRule({ id: 1, rate: 3, sub_category_id: 21, ...doubt }),
      createRule({ id: 2, rate: 1, sub_category_id: 22, ...doubt }),
      createRule({ id: 3, rate: 2, sub_category_id: 23, spending_cap_id: 9 }),
      createRule({ id: 4, rate: 5, sub_category_id: 23, card_choice_id: 201 }),
    ],
    credit_card_benefits: [
      credit,
      { ...credit, id: 2, ...doubt },
      { ...credit, id: 3, benefit_spending: [{ ...spending, ...doubt }] },
      {
        ...credit,
        id: 4,
        benefit_spending: [
          { ...spending, confidence: 'high' },
          { ...spending, id: 2, sub_category_id: 21, ...doubt },
        ],
      },
    ],
    signup_bonuses: [
      createOffer({ first_year_fee_waived: true, first_year_earn_percent: 100, ...doubt }),
    ],
    annual_fee_cents: 9_500,
    first_year_fee_cents: 9_500,
  });
  const rows = {
    ...catalogFixture,
    cards: [card, createCard({ id: 8, slug: 'other', point_system_id: 3 })],
    pointSystems: catalogFixture.pointSystems.map((system) =>
      system.id === 3 ? { ...system, ...doubt } : system,
    ),
  };
  const catalogFor = (own: Partial<MemberSettings>) =>
    toDomainCatalog(rows, toMemberTerms(rows, { ...usualSettings, ...own }), today);
  const facts = (own: Partial<MemberSettings> = {}) => {
    const { cards, pointSystems } = catalogFor(own);
    const found = cards.find(({ slug }) => slug === 'card');
    const system = pointSystems.find(({ slug }) => slug === 'capital-one-miles');
    return {
      rates: found?.rules.map(({ rate }) => rate),
      choices: found?.choices.length,
      caps: found?.caps.length,
      credits: found?.credits.map(({ slug, spendOn }) => [slug, spendOn?.length ?? null]),
      match: found?.firstYearEarnPercent,
      fee: found?.firstYearFeeCents,
      travelValue: system?.travelValue,
    };
  };
  const everything = {
    rates: [3, 1, 2, 5],
    choices: 1,
    caps: 1,
    credits: [
      ['benefit-1', null],
      ['benefit-2', null],
      ['benefit-3', 1],
      ['benefit-4', 2],
    ],
    travelValue: 1.85,
  };

  it('adds nothing, but may subtract', () => {
    expect(facts()).toEqual({
      rates: [1, 2],
      choices: 0,
      caps: 1,
      credits: [
        ['benefit-1', null],
        ['benefit-4', 1],
      ],
      match: 0,
      fee: 9_500,
      travelValue: null,
    });
  });

  it('counts for who asks for it', () => {
    expect(facts({ countsLowConfidence: true })).toEqual({ ...everything, match: 100, fee: 0 });
  });

  it('counts of a card that the member holds, all but its offer', () => {
    expect(facts({ heldCardIds: [7] })).toEqual({ ...everything, match: 0, fee: 9_500 });
    expect(facts({ heldCardIds: [8] })).toMatchObject({ rates: [1, 2], travelValue: 1.85 });
  });

  it('counts if the member gave it a value', () => {
    const own = (id: number) => ({ id, value: 500, isHighValue: false, isPointsValue: false });
    expect(facts({ benefitCustomValues: [own(2), own(3)] }).credits).toEqual([
      ['benefit-1', null],
      ['benefit-2', null],
      ['benefit-3', null],
      ['benefit-4', 1],
    ]);
  });
});
