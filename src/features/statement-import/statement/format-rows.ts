import type { CsvRow } from '@/lib/csv/csv-rows.ts';
import type { ColumnMapping } from './columns.ts';

/** Why a file has nothing to count. */
export type Unusable = 'no-lines' | 'investments' | 'currency' | 'too-long';

/** The transactions of such a file as rows whose columns are those of `FORMAT_MAPPING`; money out is negative. */
export type FormatRows =
  | {
      readonly kind: 'rows';
      readonly rows: readonly CsvRow[];
      readonly problems: readonly { readonly line: number; readonly reason: 'cut-off' }[];
    }
  | { readonly kind: 'unusable'; readonly why: Unusable };

export const FORMAT_MAPPING: ColumnMapping = {
  skipRows: 0,
  date: 0,
  description: 1,
  amount: 2,
  debit: null,
  credit: null,
  mcc: 3,
  category: 4,
  type: 5,
};
