import {
  booleanColumn,
  decimalColumn,
  integerColumn,
  oneOfColumn,
  rangeColumn,
  referenceColumn,
  textColumn,
} from '../columns.ts';
import type { Column } from '../columns.ts';
import { preparePointTransfers } from '../prepare.ts';
import { PROVENANCE } from '../table.ts';
import type { SeedTable } from '../table.ts';

const optional = { isOptional: true };
const notes = textColumn('notes', 500, optional);

const bonusDuring: Column = {
  ...rangeColumn('bonus_during', 'bonus_starts_on', 'bonus_ends_on'),
  from: ['bonus_starts_on', 'bonus_ends_on', 'bonus_percent'],
  parse: (start = '', end = '', percent = '') =>
    percent === ''
      ? null
      : rangeColumn('bonus_during', 'bonus_starts_on', 'bonus_ends_on').parse(start, end),
};

export const transfersAndChanges: readonly SeedTable[] = [
  {
    name: 'point_transfers',
    file: 'point_transfers.csv',
    key: [
      'from_point_system_id',
      'to_point_system_id',
      'credit_card_id',
      'valid_during',
      'bonus_during',
    ],
    columns: [
      referenceColumn('from_point_system_id', 'point_systems', 'from_point_system_slug'),
      referenceColumn('to_point_system_id', 'point_systems', 'to_point_system_slug'),
      referenceColumn('credit_card_id', 'credit_cards', 'card_slug', optional),
      integerColumn('points_out'),
      integerColumn('points_in'),
      integerColumn('min_increment'),
      decimalColumn('bonus_percent', optional),
      bonusDuring,
      rangeColumn('valid_during', 'valid_from', 'valid_to'),
      ...PROVENANCE,
    ],
    prepare: preparePointTransfers,
  },
  {
    name: 'product_changes',
    file: 'product_changes.csv',
    key: ['from_credit_card_id', 'to_credit_card_id'],
    columns: [
      referenceColumn('from_credit_card_id', 'credit_cards', 'from_card_slug'),
      referenceColumn('to_credit_card_id', 'credit_cards', 'to_card_slug'),
      oneOfColumn('kind', ['upgrade', 'downgrade', 'sidegrade']),
      integerColumn('min_months_open', optional),
      booleanColumn('keeps_points', optional),
      notes,
      ...PROVENANCE,
    ],
  },
  {
    name: 'fee_refunds',
    file: 'fee_refunds.csv',
    key: ['company_id'],
    columns: [
      referenceColumn('company_id', 'companies', 'company_slug'),
      integerColumn('days_after_posting'),
      notes,
      ...PROVENANCE,
    ],
  },
];
