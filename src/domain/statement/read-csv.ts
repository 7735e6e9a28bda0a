import type { CsvRow } from '../csv/csv-rows.ts';
import type { Columns } from './columns.ts';
import { isDirection } from './direction.ts';
import {
  type AccountKind,
  EMPTY_WORDING,
  type Entry,
  type ProblemReason,
  type RowState,
  type Wording,
} from './entry.ts';
import { headingOf } from './headings.ts';
import { guessDecimalMark, isForeignAmount, parseAmount } from './parse-amount.ts';
import { isBalance, isEarned } from '../merchant/bank-words.ts';
import { memoizeText } from '../merchant/memoize-text.ts';

const BANK_ACCOUNT =
  /\b(checking|savings?|money market|depository|debit card|chequing|credit union)\b/i;
const MAYBE_BANK_ACCOUNT =
  /\b(cash|deposit|debit|bank|dda|brokerage|ira|401k|hsa|investments?|fidelity|vanguard|schwab|robinhood|paypal|venmo|loan|mortgage)\b/i;
const CARD_ACCOUNT =
  /\b(credit|card|visa|mastercard|amex|american express|sapphire|freedom|platinum|gold|venture|quicksilver|rewards|discover|prime|(double|blue) cash|cash ?back|freedom|autograph|active cash)\b/i;

function accountOf(names: readonly string[]): AccountKind | null {
  for (const name of names) {
    if (BANK_ACCOUNT.test(name)) return 'bank';
    if (CARD_ACCOUNT.test(name)) return 'card';
    if (MAYBE_BANK_ACCOUNT.test(name)) return 'bank';
  }
  return null;
}

/** Most banks have no such column. */
const NO_CELLS: readonly string[] = [];

const isBlank = (cell: string) => /^[-–—\s]*$|^n\/?a$/i.test(cell);

type CsvEntry =
  | { readonly kind: 'entry'; readonly entry: Entry }
  | {
      readonly kind: 'problem';
      readonly line: number;
      readonly reason: ProblemReason;
      readonly found: string;
    };

const cellOf = (cells: readonly string[], column: number | null) =>
  column === null ? '' : (cells[column] ?? '');

const cellsOf = (cells: readonly string[], columns: readonly number[]) =>
  columns.length === 0
    ? NO_CELLS
    : columns.map((column) => cellOf(cells, column)).filter((cell) => cell !== '');

/** Cells of a row that has one too many: a comma in a description without quotes. */
function joinStray(
  cells: readonly string[],
  width: number,
  description: number,
  fits: (cells: readonly string[]) => boolean,
): readonly string[] | null {
  const extra = cells.length - width;
  const joined = [
    ...cells.slice(0, description),
    cells.slice(description, description + extra + 1).join(', '),
    ...cells.slice(description + extra + 1),
  ];
  // 1,200.00 without quotes is two cells as well, and either comma may be the extra one.
  const isAmountTorn = /^-?\$?\d{1,3}$/.test(cells[description + extra] ?? '');
  return isAmountTorn || !fits(joined) ? null : joined;
}

function trimmed(cells: readonly string[], width: number): readonly string[] {
  let end = cells.length;
  while (end > width && cells[end - 1] === '') end -= 1;
  return end === cells.length ? cells : cells.slice(0, end);
}

const LEFT_OUT =
  /\b(declined?|denied|failed|failure|cancell?ed|revers(ed|al)|reverted|void(ed)?|rejected|expired|blocked|unsuccessful|removed|deleted|insufficient( funds)?|incomplete|error|refused|bounced|returned|not (completed|approved|processed))\b/i;
const PENDING =
  /\b(pending|processing|in progress|authori[sz](ed|ation)|(on )?hold|unposted|not posted|memo.post(ed)?|awaiting|scheduled|held)\b/i;
const YES = /^(yes|y|true|t|1|x|✓|pending)$/i;
const NO = /^(no|n|false|f|0|none|-)?$/i;

/** The state that a cell says; budgeting apps' own ticks (`Uncleared`) say nothing. */
function stateOf(heading: string, cell: string): RowState {
  if (cell === '') return null;
  const name = headingOf(heading);
  if (name === 'balanceimpact') return /^memo$/i.test(cell) ? 'left-out' : null;
  if (name.includes('pending'))
    return YES.test(cell) ? 'pending' : LEFT_OUT.test(cell) ? 'left-out' : null;
  if (NO.test(cell)) {
    return heading.trim().endsWith('?') || name === 'posted' ? 'pending' : null;
  }
  return LEFT_OUT.test(cell) ? 'left-out' : PENDING.test(cell) ? 'pending' : null;
}

/** True of a row that the person left out themselves. */
function isLeftOut(cell: string): boolean {
  return !NO.test(cell) && !/^included?$/i.test(cell);
}

/** Words in the cell of a date, or before a description: `PENDING - 07/13/2026`. */
function stateInWords(text: string): RowState {
  return /^\W*pending\b/i.test(text)
    ? 'pending'
    : /^\W*(declined|void(ed)?|cancell?ed)\b\W*[-:|]/i.test(text)
      ? 'left-out'
      : null;
}

/** Makes entries of rows below the headings. */
export function createCsvReader(
  rows: readonly CsvRow[],
  headings: readonly string[],
  { mapping, further }: Columns,
): (row: CsvRow) => CsvEntry {
  const { amount, debit, credit } = mapping;
  const money = [amount, debit, credit].filter((column) => column !== null);
  const mark = guessDecimalMark(
    rows.slice(0, 1_000).flatMap(({ cells }) => money.map((column) => cells[column] ?? '')),
  );
  const isMoney = (cell: string) =>
    isBlank(cell) || isForeignAmount(cell) || parseAmount(cell, mark) !== null;
  const fits = (cells: readonly string[]) =>
    money.every((column) => isMoney(cells[column] ?? '')) &&
    money.some((column) => !isBlank(cells[column] ?? ''));
  const { width } = further;
  const longer =
    width === null ? 0 : rows.filter(({ cells }) => trimmed(cells, width).length > width).length;
  // Headings with a cell too few belong to rows that are all longer.
  const isStrict = width !== null && longer * 2 <= rows.length;
  // `Amount (CAD)` is a currency of all rows.
  const headingCurrency = money.map((column) => headings[column] ?? '').find(isForeignAmount) ?? '';
  const typesOf = rows.map(({ cells }) => cells[mapping.type ?? -1] ?? '');
  const hasDirections = typesOf.filter(isDirection).length * 2 > typesOf.length;
  const typeOf = (cell: string, names: readonly string[], isSecurity: boolean) => {
    if (isSecurity) return [...names, cell].some(isEarned) ? 'dividend' : 'securities trade';
    if (hasDirections && isDirection(cell) && !/^income$/i.test(cell)) return '';
    const isPersonal = further.isWallet && /^(payment|charge|request)$/i.test(cell);
    if (isPersonal) return 'person to person';
    return names.length === 0 && /^withdrawal$/i.test(cell) ? 'transfer' : cell;
  };
  const lastNeeded = Math.max(mapping.date, mapping.description, money[0] ?? 0);
  const categories = [
    ...(mapping.category === null ? [] : [mapping.category]),
    ...further.categories,
  ];
  const readWording = (cells: readonly string[], total?: string): Wording => {
    const named = [...new Set(cellsOf(cells, [mapping.description, ...further.names]))];
    const [check] = cellsOf(cells, further.checks);
    const otherwise = check === undefined ? cellsOf(cells, further.notes) : [`Check ${check}`];
    const names = total ? [total] : named.length > 0 ? named : otherwise;
    const isSecurity = cellsOf(cells, further.securities).length > 0;
    return {
      ...EMPTY_WORDING,
      names,
      memo: cellsOf(cells, further.memos)
        .filter((memo) => !names.includes(memo))
        .join(' '),
      directions: further.directions.map((column) => cellOf(cells, column)),
      type: typeOf(cellOf(cells, mapping.type), names, isSecurity),
      categories: cellsOf(cells, categories),
      code: cellOf(cells, mapping.mcc),
      account: accountOf(cellsOf(cells, further.accounts)),
    };
  };
  /** All columns of the wording, but that of the description. */
  const columnsOfWording = [
    mapping.type,
    mapping.mcc,
    ...categories,
    ...further.names,
    ...further.checks,
    ...further.notes,
    ...further.securities,
    ...further.memos,
    ...further.directions,
    ...further.accounts,
  ].filter((column) => column !== null);
  // The last row with the same description: most often, its other words are the same as well.
  const last = new Map<string, { readonly cells: readonly string[]; readonly wording: Wording }>();
  const readWordingOnce = (cells: readonly string[]): Wording => {
    const description = cellOf(cells, mapping.description);
    const known = last.get(description);
    if (known && columnsOfWording.every((column) => known.cells[column] === cells[column])) {
      return known.wording;
    }
    const wording = readWording(cells);
    last.set(description, { cells, wording });
    return wording;
  };
  const stateReaders = further.states.map((column) => {
    const read = memoizeText((cell) => stateOf(headings[column] ?? '', cell));
    return (cells: readonly string[]) => read(cellOf(cells, column));
  });
  const readState = (cells: readonly string[]): RowState => {
    const states = [
      ...further.leftOut.map((column) => (isLeftOut(cellOf(cells, column)) ? 'left-out' : null)),
      ...stateReaders.map((read) => read(cells)),
      stateInWords(cellOf(cells, mapping.date)),
      stateInWords(cellOf(cells, mapping.description)),
    ];
    return states.includes('left-out') ? 'left-out' : states.includes('pending') ? 'pending' : null;
  };

  return ({ line, cells: written }) => {
    let cells = width === null ? written : trimmed(written, width);
    const problem = (reason: ProblemReason, found: string) =>
      ({ kind: 'problem', line, reason, found }) as const;
    // A row of one sentence is a remark below the others.
    const isDated = /^\W*\d/.test(written[mapping.date] ?? '');
    const isRow = isDated || written.filter((cell) => cell !== '').length > 2;
    if (isStrict && isRow && written.length > width && (cells.length > width || !fits(cells))) {
      const joined =
        joinStray(written, width, mapping.description, fits) ??
        joinStray(cells, width, mapping.description, fits);
      if (joined === null && cells.length > width) return problem('more-cells', written.join(' '));
      cells = joined ?? cells;
    }
    // A total may be in any column.
    const total = cellOf(cells, mapping.date) === '' ? cells.find(isBalance) : undefined;
    const entry: Entry = {
      line,
      wording: total ? readWording(cells, total) : readWordingOnce(cells),
      dates: cellsOf(cells, [mapping.date, ...further.dates]),
      amount: cellOf(cells, amount),
      debit: isBlank(cellOf(cells, debit)) ? '' : cellOf(cells, debit),
      credit: isBlank(cellOf(cells, credit)) ? '' : cellOf(cells, credit),
      state: readState(cells),
      currency: cellsOf(cells, further.currency)[0] ?? headingCurrency,
      balance: cellsOf(cells, further.balances)[0] ?? '',
      id: '',
    };
    if (width !== null && cells.length <= lastNeeded && isDated) {
      return problem('missing-cells', cells.join(' '));
    }
    return { kind: 'entry', entry };
  };
}
