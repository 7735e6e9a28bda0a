import {
  decimalColumn,
  integerColumn,
  oneOfColumn,
  patternColumn,
  rangeColumn,
  referenceColumn,
  slugColumn,
  subCategoriesColumn,
  textColumn,
  dateColumn,
  urlColumn,
} from '../columns.ts';
import { prepareCreditUnions, prepareSubCategories } from '../prepare.ts';
import { PROVENANCE, sluggedTable } from '../table.ts';
import type { SeedTable } from '../table.ts';

const optional = { isOptional: true };
const name = textColumn('name', 120);

export const companiesAndPoints: readonly SeedTable[] = [
  sluggedTable('alliances', [
    slugColumn(),
    name,
    urlColumn('website_url'),
    textColumn('other_airlines', 1000),
  ]),
  sluggedTable('companies', [
    slugColumn(),
    name,
    oneOfColumn('kind', [
      'bank',
      'credit_union',
      'airline',
      'hotel',
      'network',
      'retailer',
      'other',
    ]),
    referenceColumn('alliance_id', 'alliances', 'alliance_slug', optional),
    urlColumn('website_url'),
    patternColumn('preapproval_url', /^https:\/\/\S+$/, 'an https address', optional),
    patternColumn('country', /^[A-Z]{2}$/, 'a country code of two letters'),
    integerColumn('charter_number', optional),
  ]),
  sluggedTable(
    'credit_unions',
    [
      slugColumn(),
      name,
      oneOfColumn('kind', ['credit_union']),
      urlColumn('website_url'),
      patternColumn('country', /^[A-Z]{2}$/, 'a country code of two letters'),
      integerColumn('charter_number'),
      textColumn('city', 120),
      patternColumn('state', /^[A-Z]{2}$/, 'a state code of two letters'),
      integerColumn('members_count', { from: 'members' }),
      integerColumn('assets_cents', { from: 'assets_usd', times: 100 }),
    ],
    { table: 'companies', prepare: prepareCreditUnions },
  ),
  sluggedTable(
    'point_systems',
    [
      slugColumn(),
      name,
      referenceColumn('company_id', 'companies', 'company_slug', optional),
      oneOfColumn('kind', ['transferable', 'airline', 'hotel', 'cashback', 'other']),
      oneOfColumn('unit', ['points', 'miles', 'dollars']),
      decimalColumn('travel_value', { from: 'travel_value_cpp', isOptional: true }),
      decimalColumn('cash_value', { from: 'cash_value_cpp', isOptional: true }),
      decimalColumn('gift_card_value', { from: 'gift_card_value_cpp', isOptional: true }),
      decimalColumn('status_level_value', { from: 'status_level_value_cpp', isOptional: true }),
      decimalColumn('untransferable_value', { from: 'untransferable_value_cpp', isOptional: true }),
      subCategoriesColumn('used_with'),
      oneOfColumn('expiry_rule', ['never', 'inactivity', 'age'], optional),
      integerColumn('expires_after_months', optional),
      textColumn('kept_alive_by', 200, optional),
      urlColumn('expiry_source_url'),
      oneOfColumn('expiry_confidence', ['high', 'medium', 'low'], optional),
      oneOfColumn('pooling', ['household', 'authorized_users', 'none'], optional),
      urlColumn('pooling_source_url'),
      oneOfColumn('pooling_confidence', ['high', 'medium', 'low'], optional),
    ],
    { prepare: prepareSubCategories('used_with') },
  ),
  sluggedTable('point_system_tiers', [
    slugColumn(),
    referenceColumn('point_system_id', 'point_systems', 'point_system_slug'),
    referenceColumn('company_id', 'companies', 'company_slug', optional),
    name,
    decimalColumn('earn_bonus_percent'),
    integerColumn('min_balance_cents', {
      from: 'min_balance_usd',
      times: 100,
      isOptional: true,
    }),
    rangeColumn('valid_during', 'valid_from', 'valid_to'),
  ]),
  {
    name: 'valuations',
    file: 'valuations.csv',
    key: ['point_system_id', 'publisher', 'published_on'],
    columns: [
      referenceColumn('point_system_id', 'point_systems', 'point_system_slug'),
      textColumn('publisher', 120),
      decimalColumn('value', { from: 'cpp' }),
      dateColumn('published_on'),
      ...PROVENANCE,
    ],
  },
];
