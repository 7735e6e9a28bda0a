import type { CalendarDate } from '../calendar.ts';
import type { ShopFacts } from '../merchant/recognize-shop.ts';
import type { ColumnMapping, ColumnName } from './columns.ts';
import type { SignConvention } from './direction.ts';
import type { LineProblem, Unusable } from './entry.ts';
import type { SubCategoryGuess } from './guess-sub-category.ts';
import type { DecimalMark } from './parse-amount.ts';
import type { DateOrder } from './parse-date.ts';
import type { LineKind } from './row-kind.ts';

/** OFX (and QFX, which is the same) and QIF name their fields; the columns of CSV are guessed. */
export type StatementFormat = 'csv' | 'ofx' | 'qif';

/** A person's answers to how a file is read. */
export type Reading = {
  readonly mapping?: ColumnMapping;
  readonly dateOrder?: DateOrder;
  readonly decimalMark?: DecimalMark;
  readonly sign?: SignConvention;
};

/** How to read a file; absent parts are guessed from it. */
export type StatementOptions = Reading & {
  readonly shops: ShopFacts;
  /** CSV by default. */
  readonly format?: StatementFormat;
  /** Earlier answers, by the bank that exports files like this. */
  readonly kept?: ReadonlyMap<string, Reading>;
  /** Gets the share of the rows that are sorted, from 0 to 1, now and then; sorting takes most of the time. */
  readonly onProgress?: (share: number) => void;
};

export type StatementLine = {
  /** Line of the file, counted from 1. */
  readonly line: number;
  readonly date: CalendarDate;
  /** Safe to write into a spreadsheet. */
  readonly description: string;
  /** Money out is positive. 0 where the row is in other money. */
  readonly amountCents: number;
  readonly kind: LineKind;
  readonly subCategory: SubCategoryGuess;
  /** The name of the shop, where it is known by one. */
  readonly shop: string | null;
  /** The reason for the kind, in a few words. */
  readonly reason: string;
  readonly isPending: boolean;
  readonly isForeign: boolean;
};

/** A row that the person is asked of: is it money that they spent? */
export type AskedRow = Pick<StatementLine, 'line' | 'date' | 'description' | 'amountCents'>;

export type Statement = {
  readonly delimiter: string;
  /** The bank, or what its files are known by. */
  readonly bank: string;
  /** Null of a format that names its fields. */
  readonly mapping: ColumnMapping;
  readonly dateOrder: DateOrder;
  readonly decimalMark: DecimalMark;
  /** Null where columns say the direction of each row. */
  readonly sign: SignConvention | null;
  /** Two rows to ask the person about, where nothing but a guess says which sign is money out. */
  readonly asks: readonly AskedRow[];
  readonly lines: readonly StatementLine[];
  readonly problems: readonly LineProblem[];
  /** Parts of the file that were passed over. */
  readonly passedOver: readonly Unusable[];
};

export type UnderstoodStatement =
  | { readonly kind: 'statement'; readonly statement: Statement }
  | { readonly kind: 'empty' }
  | { readonly kind: 'unusable'; readonly why: Unusable }
  /** `headings` are the cells of the first row, for the person to map by hand. */
  | {
      readonly kind: 'columns-missing';
      readonly columns: readonly ColumnName[];
      readonly headings: readonly string[];
      readonly bank: string;
    };

/** Banks write some 40 columns, and some 100 letters of a description. */
export const MOST_COLUMNS = 200;
export const LONGEST_CELL = 2_000;
export const MOST_WORDS = 100;
/** Letters of each of a row's words that are read and shown. */
export const READ_LETTERS = 300;
