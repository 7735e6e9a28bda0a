import { parseCalendarDate } from '../domain/calendar.ts';
import type {
  BonusTier,
  Card,
  CapPeriod,
  Choice,
  Credit,
  LinkedRate,
  PaymentCost,
} from '../domain/rewards/catalog/card.ts';
import type { Catalog } from '../domain/rewards/catalog/catalog.ts';
import { POOLINGS } from '../domain/rewards/catalog/point-system.ts';
import { createUsedShare } from '../domain/rewards/terms/offer-credits.ts';
import { asUnused, judgeProgramUse } from '../domain/rewards/value/program-use.ts';
import type { Channel } from '../domain/rewards/catalog/sub-category.ts';
import { cents, percent, points, pointsPerDollar } from '../domain/units.ts';
import type { SpendingProfile } from '../domain/rewards/problem.ts';
import {
  by,
  creditSlug,
  numberOr,
  oneOf,
  type Row,
  rowsOf,
  scopeOf,
  textOr,
  valueOr,
} from './seed-rows.ts';

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

const costOf = (row: Row): PaymentCost => ({
  covers: scopeOf(row),
  percent: percent(numberOr(row['percent'], 0)),
});

/** Spending that a benefit reimburses; null if no spending uses it. */
function spendingOf(uses: readonly Row[], benefit: Row) {
  const own = uses.filter(
    (use) => use['benefit_slug'] === benefit['benefit_slug'] && use['name'] === benefit['name'],
  );
  return own.length === 0 ? null : own.map(scopeOf);
}

const linkedOf = (row: Row): LinkedRate => ({
  slug: row['slug'] ?? '',
  covers: (row['sub_category_slugs'] ?? '')
    .split(' ')
    .map((slug) => ({ kind: 'sub_category', slug })),
  steps: [1, 2, 3, 4].flatMap((step) => {
    const percents = textOr(row[`step_${step}_at_least_percent`]);
    const rate = pointsPerDollar(numberOr(row[`step_${step}_rate`], 0));
    return percents === null ? [] : [{ atLeast: Number(percents) / 100, rate }];
  }),
  otherwisePoints: points(numberOr(row['otherwise_points'], 0)),
  or:
    textOr(row['points_per_other_dollar']) === null
      ? null
      : {
          pointsPerOtherDollar: numberOr(row['points_per_other_dollar'], 0),
          atMostRate: pointsPerDollar(numberOr(row['at_most_rate'], 0)),
        },
});

const tierOf = (step: Row): BonusTier => ({
  spendCents: cents(numberOr(step['spend_cents'], 0)),
  windowDays: numberOr(step['window_days'], 90),
  points: points(numberOr(step['typical_points'], numberOr(step['points'], 0))),
  cashCents: cents(
    numberOr(step['typical_cash_cents'], numberOr(step['cash_cents'], 0)) +
      numberOr(step['credits_cents'], 0),
  ),
});

/** The project's own facts in the engine's format, without any member's settings: all facts that are read. */
export function realCatalog(read = rowsOf): Catalog {
  const parents = new Map(
    read('sub_category_parents').map((row) => [
      row['sub_category_slug'],
      row['parent_sub_category_slug'] ?? null,
    ]),
  );
  const caps = by(read('spending_caps'), 'card_slug');
  const choices = by(read('card_choices'), 'card_slug');
  const options = by(read('card_choice_options'), 'choice_slug');
  const rules = by(read('category_points'), 'card_slug');
  const benefits = by(read('credit_card_benefits'), 'card_slug');
  const bonuses = by(
    read('signup_bonuses').filter((row) => row['is_current'] === 'true'),
    'card_slug',
  );
  const linked = by(read('linked_rates'), 'card_slug');
  const uses = by(read('benefit_spending'), 'card_slug');
  const costs = by(read('spending_costs'), 'card_slug');
  const cardOf = (row: Row): Card => {
    const slug = row['slug'] ?? '';
    const steps = bonuses.get(slug) ?? [];
    const fee = numberOr(row['annual_fee_cents'], 0);
    return {
      slug,
      issuer: row['company_slug'] ?? '',
      network: textOr(row['network']),
      family: textOr(row['product_family']),
      isBusiness: row['is_business'] === 'true',
      /* A card without a network is a store's own. */
      onlyAt: row['network'] === 'other' ? (rules.get(slug) ?? []).map(scopeOf) : null,
      paymentCosts: (costs.get(slug) ?? []).map(costOf),
      pointSystem: row['point_system_slug'] ?? '',
      annualFeeCents: cents(fee),
      firstYearFeeCents: cents(numberOr(row['first_year_fee_cents'], fee)),
      foreignTransactionFeePercent: percent(numberOr(row['foreign_transaction_fee_percent'], 3)),
      baseRate: pointsPerDollar(numberOr(row['base_rate'], 0)),
      unlocksTransfers: row['unlocks_transfers'] === 'true',
      needsUnlock: row['needs_unlock'] === 'true',
      tierBonusPercent: percent(0),
      firstYearEarnPercent: percent(
        Math.max(0, ...steps.map((step) => numberOr(step['first_year_earn_percent'], 0))),
      ),
      caps: (caps.get(slug) ?? []).map((cap) => ({
        slug: cap['slug'] ?? '',
        ...(textOr(cap['amount_points']) === null
          ? { amountCents: cents(numberOr(cap['amount_cents'], 0)) }
          : { amountCents: null, amountPoints: points(numberOr(cap['amount_points'], 0)) }),
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
      linked: (linked.get(slug) ?? []).map(linkedOf),
      credits: (benefits.get(slug) ?? [])
        .filter((benefit) => textOr(benefit['value_cents']) !== null)
        .map((benefit) => ({
          slug: creditSlug(benefit),
          spendOn: spendingOf(uses.get(slug) ?? [], benefit),
          valueCents: cents(
            numberOr(benefit['value_cents'], 0) * numberOr(benefit['occurrences_per_period'], 1),
          ),
          period: oneOf(CREDITS, benefit['period']),
          usagePercent: percent(numberOr(benefit['default_usage_percent'], 0)),
          excludesFirstYear: benefit['excludes_first_year'] === 'true',
          endsOn: parseCalendarDate(benefit['ends_on']),
        })),
      bonus: steps.length === 0 ? null : { tiers: steps.map(tierOf) },
    };
  };
  return {
    pointSystems: read('point_systems').map((row) => ({
      slug: row['slug'] ?? '',
      travelValue: valueOr(row['travel_value_cpp']),
      cashValue: valueOr(row['cash_value_cpp']),
      giftCardValue: valueOr(row['gift_card_value_cpp']),
      statusLevelValue: valueOr(row['status_level_value_cpp']),
      untransferableValue: valueOr(row['untransferable_value_cpp']),
      pooling: POOLINGS.find((pooling) => pooling === row['pooling']) ?? null,
    })),
    subCategories: read('sub_categories').map((row) => ({
      slug: row['slug'] ?? '',
      category: row['category_slug'] ?? '',
      parent: parents.get(row['slug']) ?? null,
    })),
    paymentCosts: (costs.get('') ?? []).map(costOf),
    notAccepted: read('acceptance')
      .filter((row) => row['accepted'] === 'false')
      .map((row) => ({
        covers: scopeOf(row),
        networks: [row['network'] ?? ''],
      })),
    cards: read('credit_cards').map(cardOf),
  };
}

const NOBODY = { answers: {}, ofCards: new Set<string>(), withPoints: new Set<string>() };

const listOf = (row: Row, column: string) => textOr(row[column])?.split(' ') ?? [];

/** The catalog for somebody whose spending alone shows the programs and the credits of offers that they use. */
export function catalogFor(catalog: Catalog, spending: SpendingProfile): Catalog {
  const programs = new Map(rowsOf('point_systems').map((row) => [row['slug'], row]));
  const credits = by(rowsOf('signup_bonus_credits'), 'bonus_slug');
  const offers = by(
    rowsOf('signup_bonuses').filter((row) => row['is_current'] === 'true'),
    'card_slug',
  );
  const usedShare = createUsedShare(spending, catalog.subCategories);
  const tiersOf = ({ slug, bonus }: Card) =>
    (bonus?.tiers ?? []).map((tier, index) => {
      const step = offers.get(slug)?.[index] ?? {};
      const share = usedShare(
        (credits.get(step['slug'] ?? '') ?? []).map((row) => {
          const slugs = listOf(row, 'sub_category_slugs');
          const spendOn = slugs.map((leaf) => ({ kind: 'sub_category', slug: leaf }) as const);
          return {
            valueCents: numberOr(row['value_cents'], 0),
            spendOn: slugs.length === 0 ? null : spendOn,
          };
        }),
      );
      const unused = Math.round(numberOr(step['credits_cents'], 0) * (1 - share));
      return { ...tier, cashCents: cents(tier.cashCents - unused) };
    });
  return {
    ...catalog,
    pointSystems: catalog.pointSystems.map((system) => {
      const leaves = listOf(programs.get(system.slug) ?? {}, 'used_with');
      const use = judgeProgramUse(system.slug, leaves, { ...NOBODY, spending });
      return use?.isUsed === false ? asUnused(system) : system;
    }),
    cards: catalog.cards.map((card) =>
      card.bonus ? { ...card, bonus: { tiers: tiersOf(card) } } : card,
    ),
  };
}

/** A published spending preset, in cents a year. */
export function publishedSpending(preset: string): SpendingProfile {
  return Object.fromEntries(
    rowsOf('spending_presets')
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
