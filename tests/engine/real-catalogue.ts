import { parseCalendarDate } from '../../src/domain/calendar.ts';
import type { Card, CapPeriod, Choice, Credit, PaymentCost } from '../../src/domain/catalogue/card.ts';
import type { Catalogue } from '../../src/domain/catalogue/catalogue.ts';
import type { Channel, Scope } from '../../src/domain/catalogue/sub-category.ts';
import { cents, centsPerPoint, percent, points, pointsPerDollar } from '../../src/domain/units.ts';
import type { SpendingProfile } from '../../src/domain/valuation/problem.ts';
import { type FactRow, factRows } from './fact-rows.ts';

function groupedBy(rows: readonly FactRow[], keyOf: (row: FactRow) => string) {
  const groups = new Map<string, FactRow[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

const by = (rows: readonly FactRow[], key: string) => groupedBy(rows, (row) => row[key] ?? '');

/** A credit by its card, its benefit and its name: a card may have a benefit several times. */
const creditKey = (row: FactRow) =>
  `${row['card_slug'] ?? ''}/${row['benefit_slug'] ?? ''}/${row['name'] ?? ''}`;

const numberOr = (text: string | undefined, absent: number) =>
  text === undefined || text === '' ? absent : Number(text);
const textOr = (text: string | undefined) => (text === undefined || text === '' ? null : text);
const valueOr = (text: string | undefined) =>
  text === undefined || text === '' ? null : centsPerPoint(Number(text));

function oneOf<const T extends string>(options: readonly T[], text: string | undefined): T {
  const found = options.find((option) => option === text);
  if (found === undefined) throw new RangeError(`${text} is none of ${options.join()}`);
  return found;
}

const PERIODS: readonly CapPeriod[] = [
  'billing_cycle',
  'month',
  'quarter',
  'half_year',
  'calendar_year',
  'anniversary_year',
  'lifetime',
];
const MODES: readonly Choice['mode'][] = ['member_selected', 'top_spend', 'rotating'];
const CHANNELS: readonly Channel[] = ['any', 'direct', 'portal', 'prepaid', 'online', 'foreign'];
const CREDITS: readonly Credit['period'][] = [
  'month',
  'quarter',
  'half_year',
  'year',
  'four_years',
  'once',
];

function scopeOf(row: FactRow): Scope {
  const slug = textOr(row['sub_category_slug']);
  return slug === null
    ? { kind: 'category', slug: row['category_slug'] ?? '' }
    : { kind: 'sub_category', slug };
}

/** The project's own facts as the engine wants them, without any member's settings. */
export function realCatalogue(): Catalogue {
  const parents = new Map(
    factRows('sub_category_parents').map((row) => [
      row['sub_category_slug'],
      row['parent_sub_category_slug'] ?? null,
    ]),
  );
  const caps = by(factRows('spending_caps'), 'card_slug');
  const choices = by(factRows('card_choices'), 'card_slug');
  const options = by(factRows('card_choice_options'), 'choice_slug');
  const rules = by(factRows('category_points'), 'card_slug');
  const benefits = by(factRows('credit_card_benefits'), 'card_slug');
  const paidBack = groupedBy(factRows('benefit_spending'), creditKey);
  const bonuses = by(
    factRows('signup_bonuses').filter((row) => row['is_current'] === 'true'),
    'card_slug',
  );
  const costs = factRows('spending_costs');
  const costsFor = (card: string): readonly PaymentCost[] =>
    costs
      .filter((row) => row['card_slug'] === card)
      .map((row) => ({ covers: scopeOf(row), percent: percent(Number(row['percent'])) }));
  const cardOf = (row: FactRow): Card => {
    const slug = row['slug'] ?? '';
    const offer = bonuses.get(slug) ?? [];
    const raises = offer.map((tier) => numberOr(tier['first_year_earn_percent'], 0));
    const network = textOr(row['network']);
    const cardRules = rules.get(slug) ?? [];
    const fee = numberOr(row['annual_fee_cents'], 0);
    return {
      slug,
      issuer: row['company_slug'] ?? '',
      network,
      family: textOr(row['product_family']),
      onlyAt: network === 'other' ? cardRules.map(scopeOf) : null,
      paymentCosts: costsFor(slug),
      isBusiness: row['is_business'] === 'true',
      pointSystem: row['point_system_slug'] ?? '',
      annualFeeCents: cents(fee),
      firstYearFeeCents: cents(numberOr(row['first_year_fee_cents'], fee)),
      foreignTransactionFeePercent: percent(numberOr(row['foreign_transaction_fee_percent'], 3)),
      baseRate: pointsPerDollar(numberOr(row['base_rate'], 0)),
      unlocksTransfers: row['unlocks_transfers'] === 'true',
      needsUnlock: row['needs_unlock'] === 'true',
      tierBonusPercent: percent(0),
      firstYearEarnPercent: percent(Math.max(0, ...raises)),
      caps: (caps.get(slug) ?? []).map((cap) => ({
        slug: cap['slug'] ?? '',
        amountCents: cents(numberOr(cap['amount_cents'], 0)),
        period: oneOf(PERIODS, cap['period']),
        fallbackRate: pointsPerDollar(numberOr(cap['fallback_rate'], 0)),
      })),
      choices: (choices.get(slug) ?? []).map((choice) => ({
        slug: choice['slug'] ?? '',
        mode: oneOf(MODES, choice['mode']),
        chooseCount:
          textOr(choice['choose_count']) === null ? null : Number(choice['choose_count']),
        rate: pointsPerDollar(numberOr(choice['rate'], 0)),
        cap: textOr(choice['spending_cap_slug']),
        options: [...by(options.get(choice['slug'] ?? '') ?? [], 'option_slug')].map(
          ([option, targets]) => ({ slug: option, covers: targets.map(scopeOf) }),
        ),
      })),
      rules: (rules.get(slug) ?? []).map((rule) => ({
        covers: scopeOf(rule),
        rate: pointsPerDollar(numberOr(rule['rate'], 0)),
        isAdditive: rule['is_additive'] === 'true',
        cap: textOr(rule['spending_cap_slug']),
        choice: textOr(rule['choice_slug']),
        channel: oneOf(CHANNELS, rule['channel']),
        validDuring: {
          from: parseCalendarDate(rule['valid_from']),
          to: parseCalendarDate(rule['valid_to']),
        },
      })),
      credits: (benefits.get(slug) ?? [])
        .filter((benefit) => textOr(benefit['value_cents']) !== null)
        .map((benefit) => ({
          slug: benefit['benefit_slug'] ?? '',
          spendOn: paidBack.get(creditKey({ ...benefit, card_slug: slug }))?.map(scopeOf) ?? null,
          valueCents: cents(
            numberOr(benefit['value_cents'], 0) * numberOr(benefit['occurrences_per_period'], 1),
          ),
          period: oneOf(CREDITS, benefit['period']),
          usagePercent: percent(numberOr(benefit['default_usage_percent'], 0)),
          excludesFirstYear: benefit['excludes_first_year'] === 'true',
        })),
      bonus:
        offer.length === 0
          ? null
          : {
              tiers: offer.map((tier) => ({
                spendCents: cents(numberOr(tier['spend_cents'], 0)),
                windowDays: numberOr(tier['window_days'], 90),
                points: points(numberOr(tier['points'], 0)),
                cashCents: cents(
                  numberOr(tier['cash_cents'], 0) + numberOr(tier['credits_cents'], 0),
                ),
              })),
            },
    };
  };
  return {
    pointSystems: factRows('point_systems').map((row) => ({
      slug: row['slug'] ?? '',
      travelValue: valueOr(row['travel_value_cpp']),
      cashValue: valueOr(row['cash_value_cpp']),
      giftCardValue: valueOr(row['gift_card_value_cpp']),
      statusLevelValue: valueOr(row['status_level_value_cpp']),
      untransferableValue: valueOr(row['untransferable_value_cpp']),
    })),
    subCategories: factRows('sub_categories').map((row) => ({
      slug: row['slug'] ?? '',
      category: row['category_slug'] ?? '',
      parent: parents.get(row['slug']) ?? null,
    })),
    paymentCosts: costsFor(''),
    notAccepted: factRows('acceptance')
      .filter((row) => row['accepted'] === 'false')
      .map((row) => ({ covers: scopeOf(row), networks: [row['network'] ?? ''] })),
    cards: factRows('credit_cards').map(cardOf),
  };
}

/** A published spending preset, in cents a year. */
export function publishedSpending(preset: string): SpendingProfile {
  return Object.fromEntries(
    factRows('spending_presets')
      .filter((row) => row['slug'] === preset)
      .map((row) => [row['sub_category_slug'] ?? '', cents(numberOr(row['annual_cents'], 0))]),
  );
}

/** A household's spending over thirty sub-categories, in cents a year. */
export const HOUSEHOLD: SpendingProfile = Object.fromEntries(
  Object.entries({
    'us-supermarkets': 7_200,
    restaurants: 4_800,
    'fast-food': 1_200,
    'food-delivery': 900,
    coffee: 480,
    'gas-stations': 2_400,
    'ev-charging': 300,
    airfare: 2_400,
    hotels: 1_800,
    'rental-cars': 500,
    'prepaid-hotels': 600,
    'portal-airfare': 400,
    'commuter-transit': 600,
    rideshare: 480,
    'streaming-tv': 600,
    drugstores: 600,
    'home-improvement-stores': 1_500,
    'wholesale-clubs': 2_400,
    'online-retail': 3_000,
    amazon: 2_400,
    'clothing-stores': 1_200,
    'internet-cable': 900,
    'cell-phone': 1_200,
    'home-utilities': 2_400,
    'gyms-fitness': 480,
    'live-entertainment': 400,
    'insurance-premiums': 3_600,
    'medical-care': 1_500,
    'foreign-spend': 800,
    other: 6_000,
  }).map(([slug, dollars]) => [slug, cents(dollars * 100)]),
);
