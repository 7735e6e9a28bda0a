import {
  booleanColumn,
  dateColumn,
  decimalColumn,
  integerColumn,
  merchantCodesColumn,
  oneOfColumn,
  patternColumn,
  rangeColumn,
  referenceColumn,
  slugColumn,
  subCategoriesColumn,
  textColumn,
  urlColumn,
} from '../columns.ts';
import { prepareCards, prepareSubCategories } from '../prepare.ts';
import { PROVENANCE, sluggedTable, targetColumns } from '../table.ts';
import type { SeedTable } from '../table.ts';

const optional = { isOptional: true };
const name = textColumn('name', 120);
const icon = patternColumn('icon', /^[a-z0-9-]+$/, 'the name of an icon');
const position = integerColumn('position', { from: 'sort' });
const creditCard = referenceColumn('credit_card_id', 'credit_cards', 'card_slug');
const [category, subCategory] = targetColumns;
const spendingCap = referenceColumn(
  'spending_cap_id',
  'spending_caps',
  'spending_cap_slug',
  optional,
);
const color = (column: string) =>
  patternColumn(column, /^#[0-9a-f]{6}$/, 'a color such as #a9b0b7');

export const cardsAndEarning: readonly SeedTable[] = [
  sluggedTable('categories', [slugColumn(), name, icon, position]),
  sluggedTable('sub_categories', [
    slugColumn(),
    referenceColumn('category_id', 'categories', 'category_slug'),
    name,
    icon,
    merchantCodesColumn,
    position,
  ]),
  {
    name: 'sub_category_parents',
    file: 'sub_category_parents.csv',
    key: ['sub_category_id', 'parent_sub_category_id'],
    columns: [
      referenceColumn('sub_category_id', 'sub_categories', 'sub_category_slug'),
      referenceColumn('parent_sub_category_id', 'sub_categories', 'parent_sub_category_slug'),
      ...PROVENANCE,
    ],
  },
  sluggedTable(
    'credit_cards',
    [
      slugColumn(),
      name,
      referenceColumn('company_id', 'companies', 'company_slug'),
      oneOfColumn('network', ['visa', 'mastercard', 'amex', 'discover', 'other']),
      referenceColumn('point_system_id', 'point_systems', 'point_system_slug'),
      booleanColumn('is_business'),
      booleanColumn('is_charge_card'),
      integerColumn('annual_fee_cents'),
      integerColumn('first_year_fee_cents'),
      decimalColumn('foreign_transaction_fee_percent', optional),
      decimalColumn('base_rate'),
      booleanColumn('unlocks_transfers'),
      booleanColumn('needs_unlock'),
      booleanColumn('counts_toward_5_24'),
      slugColumn('product_family', optional),
      booleanColumn('opened_to_new'),
      dateColumn('discontinued_on', optional),
      color('art_primary_hex'),
      color('art_secondary_hex'),
      oneOfColumn('material', ['metal', 'plastic'], optional),
      oneOfColumn('credit_needed', ['none', 'fair', 'good', 'excellent']),
      textColumn('credit_source', 2000),
      urlColumn('credit_source_url'),
      dateColumn('credit_verified_on', optional),
      oneOfColumn('credit_confidence', ['high', 'medium', 'low']),
      urlColumn('website_url'),
      integerColumn('issuer_rank'),
    ],
    { prepare: prepareCards },
  ),
  sluggedTable('spending_caps', [
    slugColumn(),
    creditCard,
    name,
    integerColumn('amount_cents'),
    integerColumn('amount_points', optional),
    oneOfColumn('period', [
      'billing_cycle',
      'month',
      'quarter',
      'half_year',
      'calendar_year',
      'anniversary_year',
      'lifetime',
    ]),
    decimalColumn('fallback_rate'),
  ]),
  sluggedTable('card_choices', [
    slugColumn(),
    creditCard,
    name,
    oneOfColumn('mode', ['member_selected', 'top_spend', 'rotating']),
    integerColumn('choose_count', optional),
    decimalColumn('rate'),
    spendingCap,
    oneOfColumn('change_period', ['billing_cycle', 'month', 'quarter', 'year'], optional),
  ]),
  {
    name: 'card_choice_options',
    file: 'card_choice_options.csv',
    key: ['card_choice_id', 'slug', 'category_id', 'sub_category_id'],
    columns: [
      referenceColumn('card_choice_id', 'card_choices', 'choice_slug'),
      slugColumn('slug', { from: 'option_slug' }),
      textColumn('name', 120, { from: 'option_name' }),
      category,
      subCategory,
      ...PROVENANCE,
    ],
  },
  {
    name: 'category_points',
    file: 'category_points.csv',
    key: [
      'credit_card_id',
      'category_id',
      'sub_category_id',
      'card_choice_id',
      'channel',
      'is_additive',
      'valid_during',
    ],
    columns: [
      creditCard,
      category,
      subCategory,
      decimalColumn('rate'),
      booleanColumn('is_additive'),
      spendingCap,
      referenceColumn('card_choice_id', 'card_choices', 'choice_slug', optional),
      oneOfColumn('channel', ['any', 'direct', 'portal', 'foreign']),
      booleanColumn('requires_activation'),
      rangeColumn('valid_during', 'valid_from', 'valid_to'),
      ...PROVENANCE,
    ],
  },
  sluggedTable(
    'linked_rates',
    [
      slugColumn(),
      creditCard,
      subCategoriesColumn('sub_category_slugs'),
      ...[1, 2, 3, 4].flatMap((step) => [
        decimalColumn(`step_${step}_at_least_percent`, optional),
        decimalColumn(`step_${step}_rate`, optional),
      ]),
      integerColumn('otherwise_points'),
      decimalColumn('points_per_other_dollar', optional),
      decimalColumn('at_most_rate', optional),
      rangeColumn('valid_during', 'valid_from', 'valid_to'),
    ],
    { prepare: prepareSubCategories('sub_category_slugs') },
  ),
];
