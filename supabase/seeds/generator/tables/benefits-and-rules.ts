import { benefitKinds } from '../../../functions/_shared/contract/benefit-kinds.ts';
import {
  booleanColumn,
  dateColumn,
  decimalColumn,
  integerColumn,
  oneOfColumn,
  referenceColumn,
  slugColumn,
  textColumn,
  urlColumn,
} from '../columns.ts';
import { prepareCardBenefits, prepareSignupBonuses } from '../prepare.ts';
import { PROVENANCE, sluggedTable, targetColumns } from '../table.ts';
import type { SeedTable } from '../table.ts';

const optional = { isOptional: true };
const name = textColumn('name', 120);
const creditCard = referenceColumn('credit_card_id', 'credit_cards', 'card_slug');

export const benefitsAndRules: readonly SeedTable[] = [
  sluggedTable('benefits', [
    slugColumn(),
    name,
    oneOfColumn('kind', benefitKinds),
    textColumn('description', 500),
  ]),
  sluggedTable(
    'credit_card_benefits',
    [
      slugColumn(),
      creditCard,
      referenceColumn('benefit_id', 'benefits', 'benefit_slug'),
      name,
      integerColumn('value_cents', optional),
      integerColumn('points_value', optional),
      oneOfColumn('period', ['month', 'quarter', 'half_year', 'year', 'four_years', 'once']),
      oneOfColumn('alignment', ['calendar', 'anniversary']),
      integerColumn('occurrences_per_period'),
      integerColumn('start_month', optional),
      decimalColumn('default_usage_percent', optional),
      booleanColumn('excludes_first_year'),
      dateColumn('ends_on', optional),
      integerColumn('min_spend_cents', optional),
    ],
    { prepare: prepareCardBenefits },
  ),
  {
    name: 'benefit_spending',
    file: 'benefit_spending.csv',
    key: ['credit_card_benefit_id', 'category_id', 'sub_category_id'],
    columns: [
      referenceColumn('credit_card_benefit_id', 'credit_card_benefits', 'slug'),
      ...targetColumns,
      ...PROVENANCE,
    ],
    prepare: prepareCardBenefits,
  },
  sluggedTable(
    'signup_bonuses',
    [
      slugColumn(),
      creditCard,
      dateColumn('starts_on', optional),
      dateColumn('ends_on', optional),
      booleanColumn('is_current'),
      booleanColumn('first_year_fee_waived', optional),
      booleanColumn('is_as_high_as'),
      integerColumn('free_nights', optional),
      integerColumn('free_night_points_limit', optional),
      decimalColumn('first_year_earn_percent', optional),
      integerColumn('referral_points', optional),
      urlColumn('referral_source_url'),
      dateColumn('referral_verified_on', optional),
      oneOfColumn('referral_confidence', ['high', 'medium', 'low'], optional),
    ],
    { prepare: prepareSignupBonuses },
  ),
  {
    name: 'signup_bonus_tiers',
    file: 'signup_bonuses.csv',
    key: ['signup_bonus_id', 'tier'],
    columns: [
      referenceColumn('signup_bonus_id', 'signup_bonuses', 'slug'),
      integerColumn('tier'),
      integerColumn('spend_cents'),
      integerColumn('window_days'),
      integerColumn('points', optional),
      integerColumn('cash_cents', optional),
      integerColumn('credits_cents', optional),
      ...PROVENANCE,
    ],
  },
  sluggedTable('rules', [
    slugColumn(),
    referenceColumn('company_id', 'companies', 'company_slug'),
    textColumn('title', 120),
    oneOfColumn('kind', [
      'velocity',
      'holding_limit',
      'bonus_cooldown',
      'bonus_lifetime',
      'bonus_family',
      'other',
    ]),
    integerColumn('limit_count', optional),
    integerColumn('window_value', optional),
    oneOfColumn('window_unit', ['days', 'months', 'lifetime'], optional),
    oneOfColumn('scope', ['all_issuers', 'issuer', 'product', 'family']),
    oneOfColumn('counts', [
      'all',
      'personal',
      'business',
      'credit_only',
      'charge_only',
      'credit_report',
    ]),
    oneOfColumn('clock', [
      'application',
      'approval',
      'account_open',
      'bonus_posted',
      'closed',
      'ever_held',
    ]),
    oneOfColumn('strictness', ['hard', 'soft']),
    textColumn('explanation', 1000),
  ]),
  {
    name: 'credit_card_rules',
    file: 'credit_card_rules.csv',
    key: ['credit_card_id', 'rule_id', 'blocking_credit_card_id'],
    columns: [
      creditCard,
      referenceColumn('rule_id', 'rules', 'rule_slug'),
      referenceColumn('blocking_credit_card_id', 'credit_cards', 'blocking_card_slug', optional),
      ...PROVENANCE,
    ],
  },
];
