import {
  booleanColumn,
  decimalColumn,
  integerColumn,
  listColumn,
  merchantCodesColumn,
  oneOfColumn,
  patternColumn,
  referenceColumn,
  slugColumn,
  textColumn,
} from '../columns.ts';
import { PROVENANCE, sluggedTable, targetColumns } from '../table.ts';
import type { SeedTable } from '../table.ts';

const optional = { isOptional: true };
const subCategory = referenceColumn('sub_category_id', 'sub_categories', 'sub_category_slug');

export const requirementsAndCosts: readonly SeedTable[] = [
  sluggedTable('requirements', [
    slugColumn(),
    textColumn('name', 120),
    oneOfColumn('kind', [
      'membership',
      'bank_relationship',
      'employment',
      'status',
      'invitation',
      'business',
    ]),
    integerColumn('annual_cost_cents'),
    textColumn('description', 500),
  ]),
  {
    name: 'credit_card_requirements',
    file: 'credit_card_requirements.csv',
    key: ['credit_card_id', 'requirement_id'],
    columns: [
      referenceColumn('credit_card_id', 'credit_cards', 'card_slug'),
      referenceColumn('requirement_id', 'requirements', 'requirement_slug'),
      ...PROVENANCE,
    ],
  },
  {
    name: 'spending_costs',
    file: 'spending_costs.csv',
    key: ['category_id', 'sub_category_id', 'credit_card_id'],
    columns: [
      ...targetColumns,
      referenceColumn('credit_card_id', 'credit_cards', 'card_slug', optional),
      decimalColumn('percent'),
      ...PROVENANCE,
    ],
  },
  {
    name: 'acceptance',
    file: 'acceptance.csv',
    key: ['sub_category_id', 'network'],
    columns: [
      subCategory,
      oneOfColumn('network', ['visa', 'mastercard', 'amex', 'discover', 'other']),
      booleanColumn('is_accepted', { from: 'accepted' }),
      ...PROVENANCE,
    ],
  },
  sluggedTable('merchants', [
    slugColumn(),
    textColumn('name', 120),
    listColumn('aliases', '|', { pattern: /^\S.{0,119}$/u, words: 'a name' }),
    subCategory,
    merchantCodesColumn,
    textColumn('note', 500, optional),
    patternColumn(
      'website_domain',
      /^[a-z0-9-]+(\.[a-z0-9-]+)+$/,
      'a domain such as example.com',
      optional,
    ),
  ]),
];
