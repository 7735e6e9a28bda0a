import type { LinkedRateRow } from './schema.ts';
import { describe, expect, it } from 'vitest';
import { calendarDate } from '@/domain/calendar.ts';
import { catalogFixture, createCard, createOffer, createRule } from './catalog-fixture.ts';
import { toDomainCatalog } from './to-domain-catalog.ts';
import type { CardRow, MemberSettings } from './schema.ts';
import { toMemberTerms, usualSettings } from './to-member-terms.ts';

const today = calendarDate('2026-11-20');
function convert(own: Partial<MemberSettings> = {}, date = today) {
  const terms = toMemberTerms(catalogFixture, { ...usualSettings, ...own });
  const catalog = toDomainCatalog(catalogFixture, terms, date);
  const card = (slug: string) => {
    const found = catalog.cards.find((each) => each.slug === slug);
    if (!found) throw new Error(`no card ${slug}`);
    return found;
  };
  return { catalog, terms, card };
}

const createLinkedRate = (own: Partial<LinkedRateRow> = {}): LinkedRateRow => ({
  id: 1,
  slug: 'bilt-housing',
  sub_category_slugs: ['rent', 'mortgage'],
  step_1_at_least_percent: 25,
  step_1_rate: 0.5,
  step_2_at_least_percent: 100,
  step_2_rate: 1.25,
  step_3_at_least_percent: null,
  step_3_rate: null,
  step_4_at_least_percent: null,
  step_4_rate: null,
  otherwise_points: 250,
  points_per_other_dollar: 1.3333,
  at_most_rate: 1,
  valid_during: '(,)',
  confidence: 'high',
  ...own,
});

describe('a card of the catalog', () => {
  it('keeps its separate caps apart', () => {
    const { card } = convert();
    expect(card('blue-cash-everyday').caps.map(({ slug }) => slug)).toEqual([
      'blue-cash-everyday-groceries',
      'blue-cash-everyday-gas',
      'blue-cash-everyday-online',
    ]);
    expect(card('blue-cash-everyday').rules).toMatchObject([
      {
        covers: { kind: 'sub_category', slug: 'us-supermarkets' },
        rate: 3,
        cap: 'blue-cash-everyday-groceries',
      },
      { covers: { kind: 'sub_category', slug: 'gas-stations' }, cap: 'blue-cash-everyday-gas' },
    ]);
  });

  it('collects the targets of one option of a choice', () => {
    const [choice] = convert().card('bofa-customized-cash').choices;
    expect(choice).toMatchObject({ mode: 'member_selected', cap: 'bofa-customized-q' });
    expect(choice?.options).toEqual([
      { slug: 'gas', covers: [{ kind: 'category', slug: 'gas' }] },
      {
        slug: 'food',
        covers: [
          { kind: 'sub_category', slug: 'us-supermarkets' },
          { kind: 'sub_category', slug: 'online-groceries' },
        ],
      },
    ]);
  });

  it('names the choice and the days of a rule', () => {
    expect(convert().card('bofa-customized-cash').rules[1]).toMatchObject({
      choice: 'bofa-customized-3',
      validDuring: { from: '2026-01-01', to: '2026-12-31' },
    });
  });

  it('adds nothing beyond the cap of an additive rule, and falls back elsewhere', () => {
    const cap = {
      id: 7,
      slug: 'quarter',
      name: 'Quarter',
      amount_cents: 150_000,
      amount_points: null,
    };
    const rotating = createCard({
      id: 1,
      slug: 'freedom-flex',
      spending_caps: [{ ...cap, period: 'quarter', fallback_rate: 1, confidence: 'high' }],
      category_points: [
        createRule({ rate: 4, is_additive: true, sub_category_id: 21, spending_cap_id: 7 }),
      ],
    });
    const rows = { ...catalogFixture, cards: [rotating, ...catalogFixture.cards] };
    const { cards } = toDomainCatalog(rows, toMemberTerms(rows, usualSettings), today);
    expect(cards[0]?.caps[0]?.fallbackRate).toBe(0);
    expect(cards[1]?.caps[0]?.fallbackRate).toBe(1);
  });

  it('reads a cap that counts rewards and a rate linked to other spending', () => {
    const card = createCard({
      id: 1,
      slug: 'bilt',
      spending_caps: [
        {
          id: 7,
          slug: 'year',
          name: 'Year',
          amount_cents: 1_000_000,
          amount_points: 50_000,
          period: 'calendar_year',
          fallback_rate: 1,
          confidence: 'high',
        },
      ],
      linked_rates: [
        createLinkedRate(),
        createLinkedRate({ valid_during: '[2020-01-01,2021-01-01)' }),
      ],
    });
    const rows = { ...catalogFixture, cards: [card] };
    const { cards } = toDomainCatalog(rows, toMemberTerms(rows, usualSettings), today);
    expect(cards[0]?.caps).toMatchObject([{ amountCents: null, amountPoints: 50_000 }]);
    expect(cards[0]?.linked).toEqual([
      {
        slug: 'bilt-housing',
        covers: [
          { kind: 'sub_category', slug: 'rent' },
          { kind: 'sub_category', slug: 'mortgage' },
        ],
        steps: [
          { atLeast: 0.25, rate: 0.5 },
          { atLeast: 1, rate: 1.25 },
        ],
        otherwisePoints: 250,
        or: { pointsPerOtherDollar: 1.3333, atMostRate: 1 },
      },
    ]);
  });

  it('refuses a period that it does not know', () => {
    const [card] = catalogFixture.cards;
    const caps = card?.spending_caps.map((cap) => ({ ...cap, period: 'fortnight' })) ?? [];
    const broken = createCard({ id: 1, slug: 'broken', spending_caps: caps });
    const rows = { ...catalogFixture, cards: [broken] };
    const terms = toMemberTerms(rows, usualSettings);
    expect(() => toDomainCatalog(rows, terms, today)).toThrow('fortnight');
  });
});

describe('where a card is used', () => {
  const groceries = { kind: 'sub_category', slug: 'us-supermarkets' } as const;
  const gas = { kind: 'category', slug: 'gas' } as const;

  it('is everywhere but where its network is not taken, and in the shops of a store card', () => {
    const store = createCard({
      id: 1,
      slug: 'store',
      network: 'other',
      product_family: 'shop',
      category_points: [createRule({ rate: 5, sub_category_id: 21 })],
    });
    const refused = { sub_category_id: 21, is_accepted: false };
    const rows = {
      ...catalogFixture,
      cards: [store, ...catalogFixture.cards],
      acceptance: [
        { ...refused, id: 1, network: 'amex' },
        { ...refused, id: 2, network: 'discover' },
        { id: 3, sub_category_id: 22, network: 'amex', is_accepted: true },
      ],
    };
    const catalog = toDomainCatalog(rows, toMemberTerms(rows, usualSettings), today);
    expect(catalog.notAccepted).toEqual([{ covers: groceries, networks: ['amex', 'discover'] }]);
    expect(catalog.cards[0]).toMatchObject({
      network: 'other',
      family: 'shop',
      onlyAt: [groceries],
    });
    expect(catalog.cards[1]).toMatchObject({ network: 'amex', onlyAt: null });
  });

  it('costs what the catalog says, with the exceptions of the card and of the member', () => {
    const cost = { sub_category_id: null, category_id: 32, confidence: 'high' };
    const rows = {
      ...catalogFixture,
      spendingCosts: [
        { ...cost, id: 1, credit_card_id: null, percent: 3 },
        { ...cost, id: 2, credit_card_id: 13, percent: 0 },
      ],
    };
    const terms = toMemberTerms(rows, {
      ...usualSettings,
      paymentCosts: { 'us-supermarkets': 1.5, 'long-gone': 2 },
    });
    const catalog = toDomainCatalog(rows, terms, today);
    expect(catalog.paymentCosts).toEqual([{ covers: gas, percent: 3 }]);
    expect(catalog.cards.map(({ paymentCosts }) => paymentCosts)).toEqual([
      [],
      [],
      [{ covers: gas, percent: 0 }],
    ]);
    expect(terms.preferences.paymentCosts).toEqual([{ covers: groceries, percent: 1.5 }]);
  });
});

describe('a credit', () => {
  const [everyday] = catalogFixture.cards;
  const [disney] = everyday?.credit_card_benefits ?? [];
  if (!disney) throw new Error('the fixture has no credit');

  const creditsOf = (own: Partial<typeof disney>) => {
    const benefit = { ...disney, default_usage_percent: 70, ...own };
    const card = createCard({ id: 1, slug: 'card', credit_card_benefits: [benefit] });
    const rows = { ...catalogFixture, cards: [card] };
    return toDomainCatalog(rows, toMemberTerms(rows, usualSettings), today).cards[0]?.credits;
  };

  it('pays back the spending that it names', () => {
    const spending = [{ id: 1, category_id: null, sub_category_id: 23, confidence: 'high' }];
    expect(creditsOf({ benefit_spending: spending })).toMatchObject([
      { usagePercent: 70, spendOn: [{ kind: 'sub_category', slug: 'online-groceries' }] },
    ]);
    expect(creditsOf({})).toMatchObject([{ spendOn: null }]);
  });

  it('counts until its last day, and not where it must be earned first', () => {
    expect(creditsOf({ ends_on: '2026-11-20' })).toMatchObject([{ endsOn: '2026-11-20' }]);
    expect(creditsOf({ ends_on: '2026-11-19' })).toEqual([]);
    expect(creditsOf({ min_spend_cents: 600_000 })).toEqual([]);
  });
});

describe('an uncertain fact', () => {
  it('is the quarter of a year before where none is announced, unless the member leaves it out', () => {
    const choice = {
      id: 201,
      slug: 'quarterly',
      name: 'Quarterly',
      mode: 'rotating',
      choose_count: null,
      rate: 5,
      spending_cap_id: null,
      change_period: 'quarter',
      confidence: 'high',
      card_choice_options: [],
    };
    const valid_during = '[2026-01-01,2026-04-01)';
    const rule = createRule({ rate: 4, sub_category_id: 21, card_choice_id: 201, valid_during });
    const card = createCard({
      id: 1,
      slug: 'card',
      card_choices: [choice],
      category_points: [rule],
    });
    const rows = { ...catalogFixture, cards: [card] };
    const rulesOf = (showsExpectedQuarters: boolean) =>
      toDomainCatalog(rows, toMemberTerms(rows, { ...usualSettings, showsExpectedQuarters }), today)
        .cards[0]?.rules;
    expect(rulesOf(false)).toHaveLength(1);
    expect(rulesOf(true)?.[1]).toMatchObject({
      isExpected: true,
      validDuring: { from: '2027-01-01', to: '2027-03-31' },
    });
  });

  it('is an offer nobody has confirmed for a year, and a match without one is none', () => {
    const offer = createOffer({
      first_year_fee_waived: true,
      first_year_earn_percent: 100,
      verified_on: '2025-06-01',
    });
    const card = createCard({
      id: 1,
      slug: 'match',
      annual_fee_cents: 9_500,
      first_year_fee_cents: 9_500,
      signup_bonuses: [offer],
    });
    const rows = { ...catalogFixture, cards: [card] };
    const matchOf = (countsOldOffers: boolean) =>
      toDomainCatalog(rows, toMemberTerms(rows, { ...usualSettings, countsOldOffers }), today)
        .cards[0];
    expect(matchOf(false)).toMatchObject({ firstYearEarnPercent: 0, firstYearFeeCents: 9_500 });
    expect(matchOf(true)).toMatchObject({
      firstYearEarnPercent: 100,
      firstYearFeeCents: 0,
      bonus: null,
    });
  });
});

describe('a referral', () => {
  const offer = createOffer({
    referral_points: 15_000,
    referral_verified_on: today,
    referral_confidence: 'low',
  });
  const referralOf = (signup_bonuses: CardRow['signup_bonuses'], countsLowConfidence: boolean) => {
    const card = createCard({ id: 1, slug: 'referred', signup_bonuses });
    const rows = { ...catalogFixture, cards: [card] };
    const terms = toMemberTerms(rows, { ...usualSettings, countsLowConfidence });
    return toDomainCatalog(rows, terms, today).cards[0]?.referralPoints;
  };

  it('is that of the offer that counts, where it counts itself', () => {
    expect(referralOf([offer], true)).toBe(15_000);
    expect(referralOf([offer], false)).toBeNull();
    expect(referralOf([{ ...offer, ends_on: '2020-01-01' }], true)).toBeNull();
    expect(referralOf([], true)).toBeNull();
  });
});

describe('sub-categories', () => {
  it('know their category and their parent', () => {
    expect(convert().catalog.subCategories).toEqual([
      { slug: 'us-supermarkets', category: 'groceries', parent: null },
      { slug: 'online-groceries', category: 'groceries', parent: 'us-supermarkets' },
      { slug: 'gas-stations', category: 'gas', parent: null },
    ]);
  });
});

describe('a member’s own terms', () => {
  it('add the tier bonus to the issuer’s cards, from the day it exists', () => {
    const pointSystemTiers = { 'bank-of-america': 'bofa-preferred-honors' };
    expect(convert({ pointSystemTiers }).card('bofa-customized-cash').tierBonusPercent).toBe(50);
    expect(convert({ pointSystemTiers }).card('venture-x').tierBonusPercent).toBe(0);
    const before = calendarDate('2026-05-26');
    expect(convert({ pointSystemTiers }, before).card('bofa-customized-cash')).toMatchObject({
      tierBonusPercent: 0,
    });
  });

  it('leave a credit out while its use is unknown', () => {
    expect(convert().card('blue-cash-everyday').credits).toEqual([]);
    const own = [{ id: 301, value: 500, isHighValue: false, isPointsValue: false }];
    expect(convert({ benefitCustomValues: own }).card('blue-cash-everyday').credits).toEqual([
      {
        slug: 'benefit-301',
        spendOn: null,
        valueCents: 500,
        period: 'year',
        usagePercent: 100,
        excludesFirstYear: false,
        endsOn: null,
      },
    ]);
  });

  it('value anniversary points at the member’s value of the currency', () => {
    expect(convert().card('venture-x').credits[0]?.valueCents).toBe(18_500);
    const pointSystemCustomValues = [
      {
        pointSystemId: 3,
        travelValue: 1.5,
        cashValue: null,
        giftCardValue: null,
        statusLevelValue: null,
      },
    ];
    expect(convert({ pointSystemCustomValues }).card('venture-x').credits[0]?.valueCents).toBe(
      15_000,
    );
  });

  it('carry an own rate to its card and category', () => {
    const { terms } = convert({
      spendingCategoriesCustomValues: [
        {
          id: '6f1c1f4e-7d2a-4a50-8a57-4f8e7f5f0b01',
          revision: 1,
          creditCardId: 13,
          categoryId: 32,
          subCategoryId: null,
          rate: 5,
          validFrom: '2026-01-01',
          validTo: null,
        },
      ],
    });
    expect(terms.preferences.ownRates).toEqual([
      {
        card: 'venture-x',
        covers: { kind: 'category', slug: 'gas' },
        rate: 5,
        validDuring: { from: '2026-01-01', to: null },
      },
    ]);
  });
});
