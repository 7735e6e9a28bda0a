import type { CsvRow } from '../csv/csv-rows.ts';
import { typeMeaning } from './bank-types.ts';
import { accountByHeadings, findColumns, headingOf, type HeadingRole } from './headings.ts';
import { directionOf, isDirection } from './direction.ts';
import type { AccountKind } from './entry.ts';
import { findLayout, type Layout } from './layouts.ts';
import { guessDecimalMark, isForeignAmount, parseAmount } from './parse-amount.ts';
import { parseStatementDate } from './parse-date.ts';

/** The columns a person may choose, counted from 0; null if the file has none. */
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

/** Columns that are found by their headings alone. */
export type FurtherColumns = {
  readonly dates: readonly number[];
  readonly names: readonly number[];
  readonly memos: readonly number[];
  /** Notes, which name a row that nothing else does. */
  readonly notes: readonly number[];
  readonly categories: readonly number[];
  readonly directions: readonly number[];
  readonly states: readonly number[];
  readonly leftOut: readonly number[];
  readonly balances: readonly number[];
  readonly checks: readonly number[];
  readonly currency: readonly number[];
  readonly accounts: readonly number[];
  /** Symbols of what a broker bought and sold. */
  readonly securities: readonly number[];
  readonly account: AccountKind | null;
  readonly layout: Layout | null;
  /** True of a wallet, whose payments are between persons. */
  readonly isWallet: boolean;
  /** Number of cells of the headings; null without them. */
  readonly width: number | null;
};

export type Columns = { readonly mapping: ColumnMapping; readonly further: FurtherColumns };

type ColumnGuess =
  | ({ readonly kind: 'guessed' } & Columns)
  | { readonly kind: 'missing'; readonly columns: readonly ColumnName[] };

export const NOTHING_FURTHER: FurtherColumns = {
  dates: [],
  names: [],
  memos: [],
  notes: [],
  categories: [],
  directions: [],
  states: [],
  leftOut: [],
  balances: [],
  checks: [],
  currency: [],
  accounts: [],
  securities: [],
  account: null,
  layout: null,
  isWallet: false,
  width: null,
};

const MOST_ROWS_ABOVE = 25;
const MOST_FIGURES = 8;
const SAMPLE_ROWS = 200;
const LONGEST_TYPE = 25;
/** Letters of a cell that tell what its column holds. */
const MOST_LETTERS = 200;

const isDate = (text: string) =>
  parseStatementDate(text, 'month-first') !== null ||
  parseStatementDate(text, 'day-first') !== null;
const isFigure = (text: string) => (parseAmount(text, '.') ?? parseAmount(text, ',')) !== null;

const isAmount = (text: string) => /[.,]\d{2}\D*$/.test(text) && isFigure(text);

const countLetters = (values: readonly string[]) =>
  values.join('').replace(/[^A-Za-z]/g, '').length;

function shareOf(values: readonly string[], test: (value: string) => boolean): number {
  return values.length === 0 ? 0 : values.filter(test).length / values.length;
}

/** Filled cells of a column in the first rows. */
function createColumnReader(rows: readonly CsvRow[]) {
  const sample = rows.slice(0, SAMPLE_ROWS);
  const read = new Map<number, readonly string[]>();
  return (index: number) => {
    const values =
      read.get(index) ??
      sample
        .map(({ cells }) => (cells[index] ?? '').slice(0, MOST_LETTERS))
        .filter((cell) => cell !== '');
    read.set(index, values);
    return values;
  };
}

function fromHeadings(
  cells: readonly string[],
  skipRows: number,
  rows: readonly CsvRow[],
  isFilled: boolean,
): ColumnGuess {
  const valuesOf = createColumnReader(rows.slice(skipRows));
  const find = (role: HeadingRole) => findColumns(cells, role);
  const isWords = (index: number) => shareOf(valuesOf(index), (cell) => !isFigure(cell)) > 0.5;
  const isMoney = (index: number) => !isWords(index) && shareOf(valuesOf(index), isDate) < 0.5;
  const isTokens = (index: number) => shareOf(valuesOf(index), isDirection) > 0.5;
  const layout = findLayout(cells);
  const [named, ...dates] = find('date').filter(
    (index) => shareOf(valuesOf(index), isDate) >= 0.5 || valuesOf(index).length === 0,
  );
  const figures = (role: 'amount' | 'debit' | 'credit') =>
    find(role).filter((index) => valuesOf(index).length === 0 || isMoney(index));
  const [debit = null] = figures('debit');
  const [credit = null] = figures('credit').filter((index) => index !== debit);
  // Prefers an amount in dollars to one in the shop's money.
  const isForeign = (index: number) => isForeignAmount(cells[index] ?? '');
  const amounts = figures('amount').sort((a, b) => Number(isForeign(a)) - Number(isForeign(b)));
  const hasBoth =
    debit !== null && credit !== null && valuesOf(debit).length + valuesOf(credit).length > 0;
  const headed = hasBoth
    ? null
    : (amounts.find((index) => valuesOf(index).length > 0) ?? amounts[0] ?? null);
  // If the headings name two of the three, the cells may show the third.
  const hasName = find('name').length > 0;
  const hasMoney = headed !== null || debit !== null;
  const mayFill = isFilled && [named !== undefined, hasName, hasMoney].filter(Boolean).length === 2;
  const indexes = [...cells.keys()];
  const dated = mayFill
    ? indexes.find((index) => shareOf(valuesOf(index), isDate) > 0.8)
    : undefined;
  const date = named ?? dated;
  const paid = indexes.filter(
    (index) => index !== date && shareOf(valuesOf(index), isAmount) > 0.8,
  );
  const amount =
    hasMoney || !mayFill ? headed : ((paid.length === 1 ? paid[0] : undefined) ?? null);
  const ofMoney = new Set([date, amount, debit, credit]);
  const isType = (index: number) =>
    !/^(trans)?action$/.test(headingOf(cells[index] ?? '')) ||
    shareOf(
      valuesOf(index),
      (cell) => isDirection(cell) || (cell.length < LONGEST_TYPE && typeMeaning(cell) !== null),
    ) > 0.5;
  const types = find('type').filter((index) => !ofMoney.has(index) && isType(index));
  // Directions may have a few types among them: DEBIT, CREDIT, FEE; income is both.
  const type =
    types.find((index) => !isTokens(index)) ??
    types.find((index) =>
      valuesOf(index).some((cell) => !isDirection(cell) || /^income$/i.test(cell)),
    ) ??
    null;
  const isName = (index: number) =>
    !ofMoney.has(index) &&
    index !== type &&
    !isTokens(index) &&
    shareOf(valuesOf(index), isDate) < 0.5;
  const printed = find('name').filter(isName);
  const described = printed.length > 0 ? printed : find('note').filter(isName);
  const others = new Set([
    ...find('state'),
    ...find('category'),
    ...find('account'),
    ...find('currency'),
  ]);
  const wordy = (mayFill ? indexes : [])
    .filter((index) => isName(index) && !others.has(index))
    .map((index) => ({ index, letters: countLetters(valuesOf(index)) }))
    .filter(({ letters }) => letters > 0)
    .sort((a, b) => b.letters - a.letters);
  const [description] = [
    ...described.filter((index) => valuesOf(index).length > 0),
    ...described,
    ...wordy.map(({ index }) => index),
  ];
  const missing: ColumnName[] = [];
  if (date === undefined) missing.push('date');
  if (description === undefined) missing.push('description');
  if (amount === null && debit === null) missing.push('amount');
  if (date === undefined || description === undefined || missing.length > 0) {
    return { kind: 'missing', columns: missing };
  }
  const mapping = {
    skipRows,
    date,
    description,
    amount,
    debit: amount === null ? debit : null,
    credit: amount === null ? credit : null,
    mcc: find('mcc')[0] ?? null,
    category: find('category')[0] ?? null,
    type,
  };
  const isWallet = printed.length === 0 && described.length > 0;
  const further: FurtherColumns = {
    dates,
    names: described.filter((index) => index !== description && isWords(index)),
    memos: find('memo'),
    notes: find('note').filter(isName),
    categories: find('category').slice(1),
    directions: [
      ...find('direction').filter((index) =>
        valuesOf(index).some((cell) => directionOf(cell) !== null),
      ),
      ...indexes.filter((index) => isTokens(index) && new Set(valuesOf(index)).size > 1),
    ],
    states: find('state'),
    leftOut: find('leftOut'),
    balances: find('balance'),
    checks: find('check'),
    currency: find('currency'),
    accounts: find('account'),
    securities: find('security'),
    account: layout?.account ?? (isWallet ? 'bank' : accountByHeadings(cells)),
    layout,
    isWallet,
    width: cells.length,
  };
  return { kind: 'guessed', mapping, further };
}

/** The column of figures whose running sum is another column. */
function findExplained(rows: readonly CsvRow[], columns: readonly number[]): number | null {
  const mark = guessDecimalMark(
    rows.flatMap(({ cells }) => columns.map((index) => cells[index] ?? '')),
  );
  const figures = (index: number) => rows.map(({ cells }) => parseAmount(cells[index] ?? '', mark));
  for (const amount of columns.slice(0, MOST_FIGURES)) {
    for (const balance of columns.slice(0, MOST_FIGURES)) {
      if (amount === balance || rows.length < 2) continue;
      const [amounts, balances] = [figures(amount), figures(balance)];
      const explained = balances.slice(1).filter((after, at) => {
        const step = Math.abs((after ?? 0) - (balances[at] ?? 0));
        return step === Math.abs(amounts[at] ?? 0) || step === Math.abs(amounts[at + 1] ?? 0);
      });
      if (explained.length > 0.8 * (rows.length - 1)) return amount;
    }
  }
  return null;
}

/** Finds two columns of figures of which each row fills one: money out and in, told apart by the balance in a third. */
function findPair(rows: readonly CsvRow[], columns: readonly number[]) {
  const mark = guessDecimalMark(
    rows.flatMap(({ cells }) => columns.map((index) => cells[index] ?? '')),
  );
  const isFilled = ({ cells }: CsvRow, index: number) => (cells[index] ?? '') !== '';
  for (const debit of columns.slice(0, MOST_FIGURES)) {
    for (const credit of columns.slice(0, MOST_FIGURES)) {
      if (credit <= debit) continue;
      if (!rows.every((row) => isFilled(row, debit) !== isFilled(row, credit))) continue;
      const [balance] = columns.filter((index) => index !== debit && index !== credit);
      const figure = (row: CsvRow | undefined, index: number) =>
        parseAmount(row?.cells[index] ?? '', mark) ?? 0;
      const votes = rows.reduce((sum, row, at) => {
        const cents = Math.abs(figure(row, debit)) - Math.abs(figure(row, credit));
        const step = figure(rows[at - 1], balance ?? -1) - figure(row, balance ?? -1);
        return (
          sum + (at === 0 || cents === 0 ? 0 : step === cents ? 1 : step === 0 - cents ? -1 : 0)
        );
      }, 0);
      return votes < 0 ? { debit: credit, credit: debit } : { debit, credit };
    }
  }
  return null;
}

/** Files without headings: the column of dates, the one of amounts, and the one with most letters. */
function fromContent(rows: readonly CsvRow[]): ColumnGuess {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const valuesOf = createColumnReader(rows);
  const columns = Array.from({ length: width }, (_, index) => valuesOf(index));
  const date = columns.findIndex((values) => shareOf(values, isDate) > 0.8);
  const amounts = columns.flatMap((values, index) =>
    index !== date && shareOf(values, isAmount) > 0.8 ? [index] : [],
  );
  const amount = (amounts.length === 1 ? amounts[0] : findExplained(rows, amounts)) ?? -1;
  const type = columns.findIndex(
    (values, index) =>
      index !== date &&
      shareOf(values, (cell) => isDirection(cell) || typeMeaning(cell) !== null) > 0.8,
  );
  const letters = columns.map((values, index) =>
    index === date || index === type || amounts.includes(index) ? 0 : countLetters(values),
  );
  const description = letters.indexOf(Math.max(1, ...letters));
  const pair = amount === -1 ? findPair(rows, amounts) : null;
  const found = { date, description, amount: pair?.debit ?? amount };
  const names = ['date', 'description', 'amount'] as const;
  const missing = names.filter((name) => found[name] === -1);
  if (missing.length > 0) return { kind: 'missing', columns: missing };
  const typed = type === -1 ? null : type;
  const { debit, credit } = pair ?? { debit: null, credit: null };
  const none = { debit, credit, mcc: null, category: null, type: typed };
  return {
    kind: 'guessed',
    mapping: { skipRows: 0, ...found, amount: pair ? null : amount, ...none },
    further: { ...NOTHING_FURTHER, directions: typed === null ? [] : [typed] },
  };
}

/** Guesses the columns from the headings, else from their contents. */
export function guessColumns(rows: readonly CsvRow[]): ColumnGuess {
  let closest: ColumnGuess = { kind: 'missing', columns: ['date', 'description', 'amount'] };
  for (const isFilled of [false, true]) {
    for (const [index, { cells }] of rows.slice(0, MOST_ROWS_ABOVE).entries()) {
      const guess = fromHeadings(cells, index + 1, rows, isFilled);
      if (guess.kind === 'guessed') return guess;
      if (closest.kind === 'missing' && guess.columns.length < closest.columns.length)
        closest = guess;
    }
  }
  const guess = fromContent(rows.slice(0, SAMPLE_ROWS));
  return guess.kind === 'guessed' ? guess : closest;
}
