import type { CalendarDate } from '@/domain/calendar.ts';
import type { ShopFacts } from '@/domain/merchant/recognize-shop.ts';
import { type ColumnMapping, type ColumnName, guessColumns } from './columns.ts';
import { type CsvRow, readCsvRows } from '@/lib/csv/csv-rows.ts';
import {
  type Corrections,
  type GuessSubCategory,
  type SubCategoryGuess,
  createGuesser,
} from './guess-sub-category.ts';
import { FORMAT_MAPPING, type Unusable } from './format-rows.ts';
import { type LineKind, isCardPayment, judgeLineKind } from './line-kind.ts';
import { neutralizeFormula } from '@/lib/csv/neutralize-formula.ts';
import { type DecimalMark, guessDecimalMark, parseAmount } from './parse-amount.ts';
import { readOfx } from './read-ofx.ts';
import { readQif } from './read-qif.ts';
import { type DateOrder, guessDateOrder, parseStatementDate } from './parse-date.ts';

/** Sign of the amount column: a positive amount is money spent, or money received. */
export type SignConvention = 'spend-positive' | 'spend-negative';

/** OFX (and QFX, which is the same) and QIF name their fields; the columns of CSV are guessed. */
export type StatementFormat = 'csv' | 'ofx' | 'qif';

/** How to read a file; absent parts are guessed from it. */
export type StatementOptions = {
  readonly shops: ShopFacts;
  readonly corrections: Corrections;
  /** CSV by default. */
  readonly format?: StatementFormat;
  readonly mapping?: ColumnMapping;
  readonly dateOrder?: DateOrder;
  readonly decimalMark?: DecimalMark;
  readonly sign?: SignConvention;
};

export type StatementLine = {
  /** Line of the file, counted from 1. */
  readonly line: number;
  readonly date: CalendarDate;
  /** Safe to write into a spreadsheet. */
  readonly description: string;
  /** Money out is positive. */
  readonly amountCents: number;
  readonly kind: LineKind;
  readonly subCategory: SubCategoryGuess;
};

export type LineProblem = {
  readonly line: number;
  readonly reason:
    | 'date'
    | 'amount'
    | 'description'
    | 'missing-cells'
    | 'open-quote'
    | 'cut-off'
    | 'too-many-columns'
    | 'too-long'
    | 'too-many-words';
  /** The original text, cut to 40 characters and made safe to show. */
  readonly found: string;
};

export type Statement = {
  readonly delimiter: string;
  readonly mapping: ColumnMapping;
  readonly dateOrder: DateOrder;
  readonly decimalMark: DecimalMark;
  readonly sign: SignConvention;
  readonly lines: readonly StatementLine[];
  readonly problems: readonly LineProblem[];
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
    };

const SAMPLE_ROWS = 1_000;

/** Banks write some 40 columns, and some 100 letters of a description. */
export const MOST_COLUMNS = 200;
export const LONGEST_CELL = 2_000;
export const MOST_WORDS = 100;

type Reading = Pick<Statement, 'mapping' | 'dateOrder' | 'decimalMark' | 'sign'>;

function cellOf(row: CsvRow, column: number | null): string {
  return column === null ? '' : (row.cells[column] ?? '');
}

function problemOf(row: CsvRow, reason: LineProblem['reason'], found: string): LineProblem {
  return { line: row.line, reason, found: neutralizeFormula(found.slice(0, 40)) };
}

/** Cents with money out positive, or null. Figures in separate columns may carry a sign or not. */
function amountOf(row: CsvRow, reading: Reading): number | null {
  const { mapping, decimalMark, sign } = reading;
  if (mapping.amount !== null) {
    const amount = parseAmount(cellOf(row, mapping.amount), decimalMark);
    return amount === null ? null : sign === 'spend-positive' ? amount : 0 - amount;
  }
  const debit = parseAmount(cellOf(row, mapping.debit), decimalMark);
  const credit = parseAmount(cellOf(row, mapping.credit), decimalMark);
  if (debit === null && credit === null) return null;
  return Math.abs(debit ?? 0) - Math.abs(credit ?? 0);
}

/**
 * Guesses the direction of spending from most lines that do not pay the card, since purchases outnumber refunds; if
 * there are only payments, it is the opposite of theirs.
 */
function guessSign(
  rows: readonly CsvRow[],
  mapping: ColumnMapping,
  mark: DecimalMark,
): SignConvention {
  let [positive, paymentsPositive, payments] = [0, 0, 0];
  let counted = 0;
  for (const row of rows) {
    const amount = parseAmount(cellOf(row, mapping.amount), mark);
    if (amount === null || amount === 0) continue;
    if (isCardPayment(cellOf(row, mapping.description), cellOf(row, mapping.type))) {
      payments += 1;
      if (amount > 0) paymentsPositive += 1;
    } else {
      counted += 1;
      if (amount > 0) positive += 1;
    }
  }
  const isPositive = counted > 0 ? positive * 2 >= counted : paymentsPositive * 2 < payments;
  return isPositive ? 'spend-positive' : 'spend-negative';
}

function readLine(
  row: CsvRow,
  reading: Reading,
  guess: GuessSubCategory,
): StatementLine | LineProblem {
  const { mapping, dateOrder } = reading;
  const last = Math.max(mapping.date, mapping.description, mapping.amount ?? mapping.debit ?? 0);
  if (row.cells.length <= last) {
    return problemOf(row, 'missing-cells', row.cells.join(' '));
  }
  const date = parseStatementDate(cellOf(row, mapping.date), dateOrder);
  if (date === null) return problemOf(row, 'date', cellOf(row, mapping.date));
  const amountCents = amountOf(row, reading);
  if (amountCents === null) {
    return problemOf(row, 'amount', cellOf(row, mapping.amount ?? mapping.debit));
  }
  const described = cellOf(row, mapping.description);
  if (described === '') return problemOf(row, 'description', '');
  if (described.split(/[^A-Za-z0-9]+/, MOST_WORDS + 1).length > MOST_WORDS) {
    return problemOf(row, 'too-many-words', described);
  }
  const kind = judgeLineKind(described, cellOf(row, mapping.type), amountCents >= 0);
  const subCategory: SubCategoryGuess =
    kind.kind === 'excluded'
      ? { kind: 'unknown' }
      : guess(described, cellOf(row, mapping.mcc), cellOf(row, mapping.category));
  return {
    line: row.line,
    date,
    description: neutralizeFormula(described),
    amountCents,
    kind,
    subCategory,
  };
}

/**
 * Sets aside rows that no bank writes: reading the columns of the others depends on their number, and on the length
 * of their cells.
 */
export function boundRows(rows: readonly CsvRow[]) {
  const problems: LineProblem[] = [];
  const usable = rows.filter((row) => {
    const isTooWide = row.cells.length > MOST_COLUMNS;
    if (!isTooWide && row.cells.every((cell) => cell.length <= LONGEST_CELL)) return true;
    problems.push(problemOf(row, isTooWide ? 'too-many-columns' : 'too-long', ''));
    return false;
  });
  return { usable, problems };
}

/** Guesses how to read the rows where the options leave it open. */
function settleReading(
  rows: readonly CsvRow[],
  mapping: ColumnMapping,
  options: StatementOptions,
): Reading {
  const sample = rows.slice(mapping.skipRows, mapping.skipRows + SAMPLE_ROWS);
  const amounts = sample.flatMap((row) =>
    [mapping.amount, mapping.debit, mapping.credit].map((column) => cellOf(row, column)),
  );
  const decimalMark = options.decimalMark ?? guessDecimalMark(amounts);
  return {
    mapping,
    decimalMark,
    dateOrder: options.dateOrder ?? guessDateOrder(rows.map((row) => cellOf(row, mapping.date))),
    sign:
      options.sign ??
      (mapping.amount === null ? 'spend-positive' : guessSign(sample, mapping, decimalMark)),
  };
}

function understandRows(
  rows: readonly CsvRow[],
  mapping: ColumnMapping,
  options: StatementOptions,
  delimiter: string,
  found: readonly LineProblem[],
): UnderstoodStatement {
  const reading = settleReading(rows, mapping, options);
  const guess = createGuesser(options.shops, options.corrections);
  const lines: StatementLine[] = [];
  const problems = [...found];
  for (const row of rows.slice(mapping.skipRows)) {
    const read = readLine(row, reading, guess);
    if ('reason' in read) problems.push(read);
    else lines.push(read);
  }
  problems.sort((a, b) => a.line - b.line);
  return { kind: 'statement', statement: { delimiter, ...reading, lines, problems } };
}

/**
 * Reads the text of a bank's export: for CSV its delimiter, columns, date order, decimal mark and sign; for all
 * formats the kind of each line and the sub-category of each purchase. Unreadable lines are reported by number and
 * never guessed; nothing of the file leaves this function.
 */
export function understandStatement(text: string, options: StatementOptions): UnderstoodStatement {
  const { format = 'csv' } = options;
  if (format !== 'csv') {
    const read = format === 'ofx' ? readOfx(text) : readQif(text);
    if (read.kind === 'unusable') return read;
    const { usable, problems } = boundRows(read.rows);
    const cutOff = read.problems.map((problem) => ({ ...problem, found: '' }));
    const settled = { ...options, sign: 'spend-negative' } as const;
    return understandRows(usable, FORMAT_MAPPING, settled, '', [...problems, ...cutOff]);
  }
  const { delimiter, rows: all, openQuoteLine } = readCsvRows(text);
  const { usable: rows, problems } = boundRows(all);
  const [first] = rows;
  if (first === undefined) {
    return all.length === 0 ? { kind: 'empty' } : { kind: 'unusable', why: 'too-long' };
  }
  const guessed = options.mapping
    ? ({ kind: 'guessed', mapping: options.mapping } as const)
    : guessColumns(rows);
  if (guessed.kind === 'missing') {
    const headings = first.cells.map(neutralizeFormula);
    return { kind: 'columns-missing', columns: guessed.columns, headings };
  }
  if (openQuoteLine !== null) {
    problems.push({ line: openQuoteLine, reason: 'open-quote', found: '' });
  }
  return understandRows(rows, guessed.mapping, options, delimiter, problems);
}
