import type { CalendarDate } from '../calendar.ts';
import { type CsvRow, readCsvRows } from '../csv/csv-rows.ts';
import { neutralizeFormula } from '../csv/neutralize-formula.ts';
import {
  type ColumnMapping,
  type Columns,
  type FurtherColumns,
  guessColumns,
  NOTHING_FURTHER,
} from './columns.ts';
import {
  type Entry,
  type LineProblem,
  memoizeWording,
  type ProblemReason,
  type Unusable,
  type Wording,
} from './entry.ts';
import { headingOf } from './headings.ts';
import {
  type DecimalMark,
  guessDecimalMark,
  isForeignAmount,
  isForeignCurrency,
  parseAmount,
} from './parse-amount.ts';
import { guessDateOrder, parseStatementDate } from './parse-date.ts';
import { createCsvReader } from './read-csv.ts';
import { readOfx } from './read-ofx.ts';
import { readQif } from './read-qif.ts';
import { isBalance, isThanks } from '../merchant/bank-words.ts';
import { memoizeText } from '../merchant/memoize-text.ts';
import { pickAsked, type Row, sortRows } from './sort-rows.ts';
import {
  LONGEST_CELL,
  MOST_COLUMNS,
  MOST_WORDS,
  READ_LETTERS,
  type StatementOptions,
  type UnderstoodStatement,
} from './statement.ts';

function problemOf(line: number, reason: ProblemReason, found: string): LineProblem {
  return { line, reason, found: neutralizeFormula(found.slice(0, 40)) };
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
    problems.push(problemOf(row.line, isTooWide ? 'too-many-columns' : 'too-long', ''));
    return false;
  });
  return { usable, problems };
}

type Figures = {
  readonly parseDate: (text: string) => CalendarDate | null;
  readonly decimalMark: DecimalMark;
};

type Read =
  | { readonly kind: 'row'; readonly row: Row }
  | { readonly kind: 'problem'; readonly problem: LineProblem }
  /** A balance or a total, or no row at all. */
  | { readonly kind: 'nothing' };

function centsOf({ amount, debit, credit }: Entry, mark: DecimalMark): number | null {
  if (amount !== '') return parseAmount(amount, mark);
  const [out, back] = [debit, credit].map((text) => (text === '' ? 0 : parseAmount(text, mark)));
  if (out === null || back === null || out === undefined || back === undefined) return null;
  return debit === '' && credit === '' ? null : Math.abs(out) - Math.abs(back);
}

/** Words as far as they are read, and the problem with them. */
type ReadWording = {
  readonly wording: Wording;
  readonly problem: ProblemReason | null;
  readonly isTotal: boolean;
};

const readWording = memoizeWording((written): ReadWording => {
  const { names, memo, type, categories } = written;
  const longest = [...names, memo, type, ...categories].reduce(
    (most, { length }) => Math.max(most, length),
    0,
  );
  if (longest > LONGEST_CELL) return { wording: written, problem: 'too-long', isTotal: false };
  const cut = (text: string) => text.slice(0, READ_LETTERS);
  const wording =
    longest <= READ_LETTERS
      ? written
      : {
          ...written,
          names: names.map(cut),
          memo: cut(memo),
          type: cut(type),
          categories: categories.map(cut),
        };
  const [described = ''] = names;
  const isEmpty = described === '' && memo === '' && type === '' && categories.length === 0;
  const hasTooMany =
    described.length > MOST_WORDS &&
    described.split(/[^A-Za-z0-9]+/, MOST_WORDS + 1).length > MOST_WORDS;
  const problem = isEmpty ? 'description' : hasTooMany ? 'too-many-words' : null;
  return { wording, problem, isTotal: [...names, type].some(isBalance) };
});

function readEntry(entry: Entry, { parseDate, decimalMark }: Figures): Read {
  const { line, dates, amount, debit, credit } = entry;
  const told = amount || debit || credit;
  const date = dates.reduce<CalendarDate | null>((found, text) => found ?? parseDate(text), null);
  const isForeign = isForeignCurrency(entry.currency) || isForeignAmount(told);
  const cents = isForeign && told !== '' ? 0 : centsOf(entry, decimalMark);
  const problem = (reason: ProblemReason, found: string): Read => ({
    kind: 'problem',
    problem: problemOf(line, reason, found),
  });
  const read = readWording(entry.wording);
  if (read.problem === 'too-long') return problem('too-long', '');
  const [day = ''] = dates;
  const isTotal = read.isTotal || isBalance(day);
  if (isTotal && (date === null || cents === null || entry.id === '')) return { kind: 'nothing' };
  if (date === null && cents === null && !(/\d/.test(day) && /\d/.test(told)))
    return { kind: 'nothing' };
  if (date === null) return problem('date', day);
  if (cents === null) return problem('amount', told);
  if (read.problem !== null) return problem(read.problem, entry.wording.names[0] ?? '');
  const { wording } = read;
  const own = wording === entry.wording ? entry : { ...entry, wording };
  return { kind: 'row', row: { entry: own, date, cents, isForeign } };
}

type Parsed = {
  readonly bank: string;
  readonly entries: readonly Entry[];
  readonly problems: readonly LineProblem[];
  readonly passedOver: readonly Unusable[];
  readonly delimiter: string;
  readonly mapping: ColumnMapping;
  readonly further: FurtherColumns;
};

function understandEntries(parsed: Parsed, options: StatementOptions): UnderstoodStatement {
  const { entries, mapping, further, delimiter, passedOver, bank } = parsed;
  const problems = [...parsed.problems];
  const isCsv = (options.format ?? 'csv') === 'csv';
  const decimalMark =
    options.decimalMark ??
    guessDecimalMark(
      entries.slice(0, 1_000).flatMap(({ amount, debit, credit }) => [amount, debit, credit]),
    );
  const dateOrder = options.dateOrder ?? guessDateOrder(entries.flatMap(({ dates }) => dates));
  const rows: Row[] = [];
  const parseDate = memoizeText((text) => parseStatementDate(text, dateOrder), Infinity);
  for (const entry of entries) {
    const read = readEntry(entry, { parseDate, decimalMark });
    if (read.kind === 'row') rows.push(read.row);
    else if (read.kind === 'problem') problems.push(read.problem);
  }
  if (rows.length > 0 && rows.every(({ isForeign }) => isForeign)) {
    return { kind: 'unusable', why: 'currency' };
  }
  const { layout } = further;
  const { lines, sign, isUnsure } = sortRows(rows, {
    options,
    // Cards have a balance as well, but only they thank for a payment.
    account:
      layout?.account == null && rows.some(({ entry }) => entry.wording.names.some(isThanks))
        ? null
        : further.account,
    layoutSign:
      layout?.out == null ? null : layout.out === '+' ? 'spend-positive' : 'spend-negative',
    formatSign: isCsv ? null : 'spend-negative',
  });
  problems.sort((a, b) => a.line - b.line);
  const asks = isUnsure ? pickAsked(lines) : [];
  return {
    kind: 'statement',
    statement: {
      bank,
      delimiter,
      mapping,
      dateOrder,
      decimalMark,
      sign,
      asks,
      lines,
      problems,
      passedOver,
    },
  };
}

const NO_MAPPING: ColumnMapping = {
  skipRows: 0,
  date: 0,
  description: 0,
  amount: 0,
  debit: null,
  credit: null,
  mcc: null,
  category: null,
  type: null,
};

/**
 * Reads the text of a bank's export: for CSV its delimiter, columns, date order, decimal mark and sign; for all
 * formats the kind of each line and the sub-category of each purchase. Unreadable lines are reported by number and
 * never guessed; nothing of the file leaves this function.
 */
export function understandStatement(text: string, options: StatementOptions): UnderstoodStatement {
  const { format = 'csv' } = options;
  const answered = (bank: string) => ({ ...options.kept?.get(bank), ...options });
  if (format !== 'csv') {
    const { entries, problems, passedOver } = format === 'ofx' ? readOfx(text) : readQif(text);
    if (entries.length === 0 && problems.length === 0) {
      return { kind: 'unusable', why: passedOver[0] ?? 'no-lines' };
    }
    const bank =
      `${format} ${/<(?:ORG|FID|BANKID)>([^<\r\n]{1,60})/i.exec(text)?.[1] ?? ''}`.trim();
    const none = { delimiter: '', mapping: NO_MAPPING, further: NOTHING_FURTHER };
    return understandEntries({ entries, problems, passedOver, bank, ...none }, answered(bank));
  }
  const { delimiter, rows: all, openQuoteLine } = readCsvRows(text);
  const { usable: rows, problems } = boundRows(all);
  const [first] = rows;
  if (first === undefined) {
    return all.length === 0 ? { kind: 'empty' } : { kind: 'unusable', why: 'too-long' };
  }
  const guessed = guessColumns(rows);
  const bank = nameBank(rows, guessed);
  const own = answered(bank);
  if (own.mapping === undefined && guessed.kind === 'missing') {
    const headings = first.cells.map(neutralizeFormula);
    return { kind: 'columns-missing', columns: guessed.columns, headings, bank };
  }
  if (openQuoteLine !== null) problems.push(problemOf(openQuoteLine, 'open-quote', ''));
  const columns = withChosen(guessed, own.mapping);
  const { mapping } = columns;
  const below = rows.slice(mapping.skipRows);
  const headings = mapping.skipRows > 0 ? (rows[mapping.skipRows - 1]?.cells ?? []) : [];
  const readRow = createCsvReader(below, headings, columns);
  const entries: Entry[] = [];
  for (const row of below) {
    const read = readRow(row);
    if (read.kind === 'entry') entries.push(read.entry);
    else problems.push(problemOf(read.line, read.reason, read.found));
  }
  return understandEntries({ entries, problems, passedOver: [], delimiter, bank, ...columns }, own);
}

/** Files of one bank have the same headings, or as many columns. */
function nameBank(rows: readonly CsvRow[], guessed: ReturnType<typeof guessColumns>): string {
  const skipRows = guessed.kind === 'guessed' ? guessed.mapping.skipRows : 1;
  const cells = rows[skipRows - 1]?.cells;
  return cells
    ? cells.map(headingOf).join(' ').slice(0, 300)
    : `${rows[0]?.cells.length ?? 0} columns`;
}

/** The columns that a person chose, with the further ones of the headings. */
function withChosen(
  guessed: ReturnType<typeof guessColumns>,
  chosen: ColumnMapping | undefined,
): Columns {
  if (guessed.kind === 'missing')
    return { mapping: chosen ?? NO_MAPPING, further: NOTHING_FURTHER };
  if (chosen === undefined) return guessed;
  const own = new Set([
    chosen.date,
    chosen.description,
    chosen.amount,
    chosen.debit,
    chosen.credit,
  ]);
  const others = (columns: readonly number[]) => columns.filter((column) => !own.has(column));
  const { further } = guessed;
  return {
    mapping: {
      ...chosen,
      type:
        chosen.type ?? others([guessed.mapping.type ?? -1]).find((column) => column >= 0) ?? null,
    },
    further: {
      ...further,
      dates: [],
      names: others(further.names),
      memos: others(further.memos),
      categories: others(further.categories),
    },
  };
}
