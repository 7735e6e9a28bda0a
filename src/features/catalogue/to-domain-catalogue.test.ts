import { describe, expect, it } from 'vitest';
import { calendarDate } from '@/domain/calendar.ts';
import { catalogueFixture, createCard, createRule } from './catalogue-fixture.ts';
import { toDomainCatalogue } from './to-domain-catalogue.ts';
import { type MemberSettings, toMemberTerms } from './to-member-terms.ts';

const today = calendarDate('2026-11-20');
const settings: MemberSettings = {
  redemptionPreference: 'travel',
  pointSystemTiers: {},
  pointSystemCustomValues: [],
  benefitCustomValues: [],
  spendingCategoriesCustomValues: [],
  selectableCategories: {},
};

function convert(own: Partial<MemberSettings> = {}, date = today) {
  const terms = toMemberTerms(catalogueFixture, { ...settings, ...own });
  const catalogue = toDomainCatalogue(catalogueFixture, terms, date);
  const card = (slug: string) => {
    const found = catalogue.cards.find((each) => each.slug === slug);
    if (!found) throw new Error(`no card ${slug}`);
    return found;
  };
  return { catalogue, terms, card };
}

describe('a card of the catalogue', () => {
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

  it('gathers what one option of a choice stands for', () => {
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
    const cap = { id: 7, slug: 'quarter', name: 'Quarter', amount_cents: 150_000 };
    const rotating = createCard({
      id: 1,
      slug: 'freedom-flex',
      spending_caps: [{ ...cap, period: 'quarter', fallback_rate: 1, confidence: 'high' }],
      category_points: [
        createRule({ rate: 4, is_additive: true, sub_category_id: 21, spending_cap_id: 7 }),
      ],
    });
    const rows = { ...catalogueFixture, cards: [rotating, ...catalogueFixture.cards] };
    const { cards } = toDomainCatalogue(rows, toMemberTerms(rows, null), today);
    expect(cards[0]?.caps[0]?.fallbackRate).toBe(0);
    expect(cards[1]?.caps[0]?.fallbackRate).toBe(1);
  });

  it('refuses a period that it does not know', () => {
    const [card] = catalogueFixture.cards;
    const caps = card?.spending_caps.map((cap) => ({ ...cap, period: 'fortnight' })) ?? [];
    const broken = createCard({ id: 1, slug: 'broken', spending_caps: caps });
    const rows = { ...catalogueFixture, cards: [broken] };
    const terms = toMemberTerms(rows, null);
    expect(() => toDomainCatalogue(rows, terms, today)).toThrow('fortnight');
  });
});

describe('sub-categories', () => {
  it('know their category and their parent', () => {
    expect(convert().catalogue.subCategories).toEqual([
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

  it('leave a credit out while nobody knows how much of it is used', () => {
    expect(convert().card('blue-cash-everyday').credits).toEqual([]);
    const own = [{ id: 301, value: 500, isHighValue: false, isPointsValue: false }];
    expect(convert({ benefitCustomValues: own }).card('blue-cash-everyday').credits).toEqual([
      {
        slug: 'benefit-301',
        valueCents: 500,
        period: 'year',
        usagePercent: 100,
        excludesFirstYear: false,
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
