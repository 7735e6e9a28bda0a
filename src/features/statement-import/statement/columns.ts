import type { CsvRow } from '@/lib/csv/csv-rows.ts';
import { parseAmount } from './parse-amount.ts';
import { parseStatementDate } from './parse-date.ts';

/** The column of each field, counted from 0; null if the file has none. */
export type ColumnMapping = {
  /** Number of rows before the first transaction: headings and text above them. */
  readonly skipRows: number;
  readonly date: number;
  readonly description: number;
  /** Either one column of signed amounts, or one for money out and one for money in. */
  readonly amount: number | null;
  readonly debit: number | null;
  readonly credit: number | null;
  readonly mcc: number | null;
  readonly category: number | null;
  readonly type: number | null;
};

export type ColumnName = Exclude<keyof ColumnMapping, 'skipRows'>;

export type ColumnGuess =
  | { readonly kind: 'guessed'; readonly mapping: ColumnMapping }
  | { readonly kind: 'missing'; readonly columns: readonly ColumnName[] };

/** Headings in letters and digits only, the best first. */
const HEADINGS: Readonly<Record<ColumnName, readonly string[]>> = {
  date: 'transactiondate transdate purchasedate date dateoftransaction bookingdate postingdate postdate posteddate datum fecha'.split(
    ' ',
  ),
  description:
    'description transactiondescription merchantname merchant payee name details originaldescription narrative transactiondetails memo reference'.split(
      ' ',
    ),
  amount: 'amount amountusd transactionamount billingamount amt value sum'.split(' '),
  debit:
    'debit debits debitamount withdrawal withdrawals withdrawalamount charges charge moneyout paidout outflow'.split(
      ' ',
    ),
  credit:
    'credit credits creditamount deposit deposits depositamount payments moneyin paidin inflow'.split(
      ' ',
    ),
  mcc: 'mcc mcccode merchantcategorycode sic siccode'.split(' '),
  category: 'category merchantcategory categoryname expensecategory spendcategory'.split(' '),
  type: 'type transactiontype transaction'.split(' '),
};
const MOST_ROWS_ABOVE = 25;

function headingOf(cell: string): string {
  return cell.toLowerCase().replace(/[^a-z0-9]/g, '');
}

function findColumn(headings: readonly string[], name: ColumnName): number | null {
  for (const known of HEADINGS[name]) {
    const index = headings.indexOf(known);
    if (index !== -1) return index;
  }
  return null;
}

function fromHeadings(cells: readonly string[], skipRows: number): ColumnGuess {
  const headings = cells.map(headingOf);
  const find = (name: ColumnName) => findColumn(headings, name);
  const [date, description] = [find('date'), find('description')];
  const [debit, credit] = [find('debit'), find('credit')];
  const amount = debit !== null && credit !== null ? null : find('amount');
  const missing: ColumnName[] = [];
  if (date === null) missing.push('date');
  if (description === null) missing.push('description');
  if (amount === null && debit === null) missing.push('amount');
  if (date === null || description === null || missing.length > 0) {
    return { kind: 'missing', columns: missing };
  }
  return {
    kind: 'guessed',
    mapping: {
      skipRows,
      date,
      description,
      amount,
      debit: amount === null ? debit : null,
      credit: amount === null ? credit : null,
      mcc: find('mcc'),
      category: find('category'),
      type: find('type'),
    },
  };
}

function shareOf(values: readonly string[], test: (value: string) => boolean): number {
  return values.length === 0 ? 0 : values.filter(test).length / values.length;
}

/** Files without headings: the column of dates, the first of amounts, and the one with most letters. */
function fromContent(rows: readonly CsvRow[]): ColumnGuess {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, index) =>
    rows.map(({ cells }) => cells[index] ?? '').filter((cell) => cell !== ''),
  );
  const isDate = (text: string) =>
    parseStatementDate(text, 'month-first') !== null ||
    parseStatementDate(text, 'day-first') !== null;
  const isAmount = (text: string) =>
    /[.,]\d{2}\D*$/.test(text) && (parseAmount(text, '.') ?? parseAmount(text, ',')) !== null;
  const date = columns.findIndex((values) => shareOf(values, isDate) > 0.8);
  const amount = columns.findIndex(
    (values, index) => index !== date && shareOf(values, isAmount) > 0.8,
  );
  const letters = columns.map((values, index) =>
    index === date || index === amount ? 0 : values.join('').replace(/[^A-Za-z]/g, '').length,
  );
  const description = letters.indexOf(Math.max(1, ...letters));
  const found = { date, description, amount };
  const names = ['date', 'description', 'amount'] as const;
  const missing = names.filter((name) => found[name] === -1);
  if (missing.length > 0) return { kind: 'missing', columns: missing };
  const none = { debit: null, credit: null, mcc: null, category: null, type: null };
  return { kind: 'guessed', mapping: { skipRows: 0, ...found, ...none } };
}

/** Guesses the columns from the headings, else from their contents. */
export function guessColumns(rows: readonly CsvRow[]): ColumnGuess {
  let closest: ColumnGuess = { kind: 'missing', columns: ['date', 'description', 'amount'] };
  for (const [index, { cells }] of rows.slice(0, MOST_ROWS_ABOVE).entries()) {
    const guess = fromHeadings(cells, index + 1);
    if (guess.kind === 'guessed') return guess;
    if (closest.kind === 'missing' && guess.columns.length < closest.columns.length)
      closest = guess;
  }
  const guess = fromContent(rows.slice(0, 200));
  return guess.kind === 'guessed' ? guess : closest;
}
