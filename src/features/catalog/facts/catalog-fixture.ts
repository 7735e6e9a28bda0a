import type { QueryClient } from '@tanstack/react-query';
import type {
  BonusRow,
  CardRow,
  CatalogRows,
  CategoryPointsRow,
  PointSystemRow,
} from './schema.ts';

/** Rows as the API returns them, for tests: three real cards of two issuers. */
export function createCard(own: Partial<CardRow> & Pick<CardRow, 'id' | 'slug'>): CardRow {
  return {
    name: own.slug,
    company_id: 1,
    network: 'visa',
    point_system_id: 1,
    is_business: false,
    is_charge_card: false,
    annual_fee_cents: 0,
    first_year_fee_cents: 0,
    foreign_transaction_fee_percent: 3,
    base_rate: 1,
    unlocks_transfers: false,
    needs_unlock: false,
    counts_toward_5_24: true,
    product_family: null,
    opened_to_new: true,
    art_primary_hex: '#123456',
    art_secondary_hex: '#654321',
    material: null,
    credit_needed: null,
    issuer_rank: 0,
    verified_on: '2026-08-08',
    confidence: 'high',
    spending_caps: [],
    card_choices: [],
    category_points: [],
    linked_rates: [],
    credit_card_benefits: [],
    signup_bonuses: [],
    credit_card_requirements: [],
    point_systems: { slug: 'cash', kind: 'cashback' },
    ...own,
  };
}

/** An offer without tiers or end date; `own` overrides what a test is about. */
export function createOffer(own: Partial<BonusRow> = {}): BonusRow {
  return {
    id: 1,
    starts_on: null,
    ends_on: null,
    is_current: true,
    first_year_fee_waived: null,
    is_as_high_as: false,
    free_nights: null,
    free_night_points_limit: null,
    first_year_earn_percent: null,
    referral_points: null,
    referral_verified_on: null,
    referral_confidence: null,
    verified_on: null,
    confidence: 'high',
    signup_bonus_tiers: [],
    signup_bonus_credits: [],
    ...own,
  };
}

export function createRule(
  own: Partial<CategoryPointsRow> & Pick<CategoryPointsRow, 'rate'>,
): CategoryPointsRow {
  return {
    id: 1,
    category_id: null,
    sub_category_id: null,
    is_additive: false,
    spending_cap_id: null,
    card_choice_id: null,
    channel: 'any',
    requires_activation: false,
    valid_during: '(,)',
    confidence: 'high',
    ...own,
  };
}

function createSystem(own: Partial<PointSystemRow> & Pick<PointSystemRow, 'id' | 'slug'>) {
  return {
    name: own.slug,
    company_id: null,
    kind: 'cashback',
    unit: 'dollars',
    travel_value: null,
    cash_value: 1,
    gift_card_value: null,
    status_level_value: null,
    untransferable_value: null,
    used_with: [],
    expiry_rule: null,
    expires_after_months: null,
    kept_alive_by: null,
    expiry_source_url: null,
    expiry_confidence: null,
    pooling: null,
    pooling_confidence: null,
    confidence: 'high',
    point_system_tiers: [],
    ...own,
  };
}

const blueCashEveryday = createCard({
  id: 11,
  slug: 'blue-cash-everyday',
  name: 'Blue Cash Everyday',
  network: 'amex',
  foreign_transaction_fee_percent: 2.7,
  spending_caps: ['groceries', 'gas', 'online'].map((name, index) => ({
    id: 101 + index,
    slug: `blue-cash-everyday-${name}`,
    name,
    amount_cents: 600_000,
    amount_points: null,
    period: 'calendar_year',
    fallback_rate: 1,
    confidence: 'high',
  })),
  category_points: [
    createRule({ id: 1, rate: 3, sub_category_id: 21, spending_cap_id: 101 }),
    createRule({ id: 2, rate: 3, sub_category_id: 22, spending_cap_id: 102 }),
  ],
  credit_card_benefits: [
    {
      id: 301,
      benefit_id: 41,
      name: '$7 monthly Disney streaming credit',
      value_cents: 700,
      points_value: null,
      period: 'month',
      alignment: 'calendar',
      occurrences_per_period: 1,
      start_month: null,
      default_usage_percent: null,
      excludes_first_year: false,
      ends_on: null,
      min_spend_cents: null,
      benefit_spending: [],
      confidence: 'medium',
    },
  ],
});

const customizedCash = createCard({
  id: 12,
  slug: 'bofa-customized-cash',
  name: 'Bank of America Customized Cash Rewards',
  company_id: 2,
  point_system_id: 2,
  spending_caps: [
    {
      id: 110,
      slug: 'bofa-customized-q',
      name: 'Choice and groceries',
      amount_cents: 250_000,
      amount_points: null,
      period: 'quarter',
      fallback_rate: 1,
      confidence: 'high',
    },
  ],
  card_choices: [
    {
      id: 201,
      slug: 'bofa-customized-3',
      name: '3% choice category',
      mode: 'member_selected',
      choose_count: 1,
      rate: 3,
      spending_cap_id: 110,
      change_period: 'month',
      confidence: 'high',
      card_choice_options: [
        { id: 1, slug: 'gas', name: 'Gas and EV', category_id: 32, sub_category_id: null },
        { id: 2, slug: 'food', name: 'Food', category_id: null, sub_category_id: 21 },
        { id: 3, slug: 'food', name: 'Food', category_id: null, sub_category_id: 23 },
      ],
    },
  ],
  category_points: [
    createRule({ id: 3, rate: 2, sub_category_id: 21, spending_cap_id: 110 }),
    createRule({
      id: 4,
      rate: 6,
      category_id: 32,
      card_choice_id: 201,
      valid_during: '[2026-01-01,2027-01-01)',
    }),
  ],
});

const ventureX = createCard({
  id: 13,
  slug: 'venture-x',
  name: 'Venture X',
  company_id: 3,
  point_system_id: 3,
  annual_fee_cents: 39_500,
  first_year_fee_cents: 39_500,
  base_rate: 2,
  credit_card_benefits: [
    {
      id: 302,
      benefit_id: 42,
      name: '10,000 anniversary miles',
      value_cents: null,
      points_value: 10_000,
      period: 'year',
      alignment: 'anniversary',
      occurrences_per_period: 1,
      start_month: null,
      default_usage_percent: 100,
      excludes_first_year: true,
      ends_on: null,
      min_spend_cents: null,
      benefit_spending: [],
      confidence: 'high',
    },
  ],
});

const named = (name: string) => ({ name, description: '' });

export const catalogFixture: CatalogRows = {
  cards: [blueCashEveryday, customizedCash, ventureX],
  pointSystems: [
    createSystem({ id: 1, slug: 'cash', name: 'Cash back' }),
    createSystem({
      id: 2,
      slug: 'bofa-points',
      point_system_tiers: [
        {
          id: 51,
          slug: 'bofa-preferred-honors',
          name: 'Preferred Honors',
          company_id: 2,
          earn_bonus_percent: 50,
          min_balance_cents: 10_000_000,
          valid_during: '[2026-05-27,)',
        },
      ],
    }),
    createSystem({
      id: 3,
      slug: 'capital-one-miles',
      kind: 'transferable',
      unit: 'miles',
      travel_value: 1.85,
      cash_value: 0.5,
    }),
  ],
  categories: [
    {
      id: 31,
      slug: 'groceries',
      name: 'Groceries',
      icon: 'shopping-cart',
      position: 20,
      sub_categories: [
        {
          id: 21,
          slug: 'us-supermarkets',
          name: 'Supermarkets (US)',
          icon: 'shopping-cart',
          position: 10,
          sub_category_parents: [],
        },
        {
          id: 23,
          slug: 'online-groceries',
          name: 'Online groceries',
          icon: 'shopping-basket',
          position: 20,
          sub_category_parents: [{ parent_sub_category_id: 21 }],
        },
      ],
    },
    {
      id: 32,
      slug: 'gas',
      name: 'Gas & EV charging',
      icon: 'fuel',
      position: 30,
      sub_categories: [
        {
          id: 22,
          slug: 'gas-stations',
          name: 'Gas stations',
          icon: 'fuel',
          position: 10,
          sub_category_parents: [],
        },
      ],
    },
  ],
  companies: [
    {
      id: 1,
      slug: 'american-express',
      name: 'American Express',
      kind: 'bank',
      website_url: null,
      preapproval_url: null,
    },
    {
      id: 2,
      slug: 'bank-of-america',
      name: 'Bank of America',
      kind: 'bank',
      website_url: null,
      preapproval_url: null,
    },
    {
      id: 3,
      slug: 'capital-one',
      name: 'Capital One',
      kind: 'bank',
      website_url: null,
      preapproval_url: null,
    },
  ],
  benefits: [
    { id: 41, slug: 'disney-credit', ...named('Disney credit'), kind: 'streaming_credit' },
    { id: 42, slug: 'anniversary', ...named('Anniversary points'), kind: 'anniversary_points' },
  ],
  requirements: [],
  spendingCosts: [],
  acceptance: [],
};

/** Seeds catalog rows into the query client, as if its tables had been read. */
export function seedCatalog(client: QueryClient, catalog: CatalogRows): void {
  const { cards, pointSystems, categories, companies, benefits, requirements, acceptance } =
    catalog;
  const ofCards = (part: Exclude<keyof CardRow, 'slug'>) =>
    cards.flatMap(({ id, [part]: rows }) =>
      Array.isArray(rows) ? rows.map((row: object) => ({ ...row, credit_card_id: id })) : [],
    );
  const bonuses = cards.flatMap((card) => card.signup_bonuses);
  const subCategories = categories.flatMap((row) =>
    row.sub_categories.map((part) => ({ ...part, category_id: row.id, mcc_codes: [] })),
  );
  const tables: Record<string, readonly object[]> = {
    credit_cards: cards,
    spending_caps: ofCards('spending_caps'),
    card_choices: ofCards('card_choices'),
    card_choice_options: cards.flatMap(({ card_choices: choices }) =>
      choices.flatMap((choice) =>
        choice.card_choice_options.map((row) => ({ ...row, card_choice_id: choice.id })),
      ),
    ),
    category_points: ofCards('category_points'),
    linked_rates: ofCards('linked_rates'),
    credit_card_benefits: ofCards('credit_card_benefits'),
    benefit_spending: cards.flatMap(({ credit_card_benefits: benefits }) =>
      benefits.flatMap((benefit) =>
        benefit.benefit_spending.map((row) => ({ ...row, credit_card_benefit_id: benefit.id })),
      ),
    ),
    signup_bonuses: ofCards('signup_bonuses'),
    signup_bonus_tiers: bonuses.flatMap((bonus) =>
      bonus.signup_bonus_tiers.map((row) => ({ ...row, signup_bonus_id: bonus.id })),
    ),
    signup_bonus_credits: bonuses.flatMap((bonus) =>
      bonus.signup_bonus_credits.map((row) => ({ ...row, signup_bonus_id: bonus.id })),
    ),
    credit_card_requirements: ofCards('credit_card_requirements'),
    point_systems: pointSystems,
    point_system_tiers: pointSystems.flatMap((system) =>
      system.point_system_tiers.map((row) => ({ ...row, point_system_id: system.id })),
    ),
    categories,
    sub_categories: subCategories,
    sub_category_parents: subCategories.flatMap((part) =>
      part.sub_category_parents.map((row) => ({ ...row, sub_category_id: part.id })),
    ),
    companies,
    spending_costs: catalog.spendingCosts,
    ...{ benefits, requirements, acceptance },
  };
  for (const [name, rows] of Object.entries(tables)) {
    client.setQueryData(['rows', name], { revision: 1, rows });
  }
}
