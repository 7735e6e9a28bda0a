import {
  conventionOf,
  type Direction,
  type Known,
  type SignConvention,
  typedDirections,
} from './direction.ts';
import { type AccountKind, type Entry, memoizeWording, type Wording } from './entry.ts';
import { guessDecimalMark, isMarkedAmount, parseAmount } from './parse-amount.ts';
import { isAlwaysCharged, isCalledASale, meaningOf, plainlyIn, plainlyOut } from './row-kind.ts';
import {
  isCheck,
  isEarned,
  isOwnPayment,
  isPaidByBank,
  isPay,
  isPlainlyBack,
  isThanks,
  namesACardBank,
  paysACard,
} from '../merchant/bank-words.ts';

type Row = { readonly entry: Entry; readonly cents: number };
type AccountOf = (wording: Wording) => AccountKind;

/** Words that only a bank account has. */
const OF_BANK =
  /\b(withdrawal|purchase authorized on|check ?card|debit card|zelle|overdraft|nsf|(mobile|cash|check) deposit|wire (in|out)|ach debit|(direct|preauthorized) debit|(ppd|web|ccd) id|des:|indn:|co id:|orig co name|paid to -|exchanged to [a-z]{3}|topped up|converted [\d.,]+ [a-z]{3}|auto-?invest)(?!\w)/i;

/** True where rows are pay, checks and the like, or pay a card; a card thanks for its payment. */
function looksLikeBank(rows: readonly Row[]): boolean {
  const balance = rows.reduce((sum, { cents }) => sum + Math.sign(cents), 0);
  const typed = typedDirections(rows);
  const hasSigns = new Set(rows.map(({ cents }) => Math.sign(cents))).size > 1;
  let [isBank, mayBeBank, isPaid] = [false, false, false];
  const looked = { out: new Set<Wording>(), in: new Set<Wording>(), open: new Set<Wording>() };
  for (const [index, { entry, cents }] of rows.entries()) {
    const { wording } = entry;
    const { names } = wording;
    const out = entry.amount === '' ? 1 : Math.sign(balance);
    const bySigns = Math.sign(cents) === out ? 'out' : 'in';
    const direction = typed[index] ?? (hasSigns ? bySigns : null);
    const alike = looked[direction ?? 'open'];
    if (alike.has(wording)) continue;
    alike.add(wording);
    if (names.some(isThanks)) return false;
    isBank ||=
      meaningOf(wording)?.[0] === 'income' ||
      names.some((name) => isPay(name) || (isCheck(name) && !/^convenience/i.test(name)));
    mayBeBank ||= names.some((name) => isEarned(name) || OF_BANK.test(name));
    if (direction === 'in') isPaid ||= names.some(isOwnPayment);
    else
      mayBeBank ||= names.some(
        (name) =>
          isPaidByBank(name) || (paysACard(name) && (direction === 'out' || namesACardBank(name))),
      );
  }
  return isBank || (mayBeBank && !isPaid);
}

/** The kind of account of each row: its own, the file's, or the one that the rows' words show. */
export function settleAccounts(rows: readonly Row[], known: AccountKind | null): AccountOf {
  const isOpen = known === null && rows.some(({ entry }) => entry.wording.account === null);
  const file = isOpen ? (looksLikeBank(rows) ? 'bank' : 'card') : (known ?? 'card');
  return ({ account }) => account ?? file;
}

type SignHints = {
  /** The person's own answer. That to our question may be of another bank with the same headings. */
  readonly told: SignConvention | null;
  /** True where they gave it beside the columns: it comes before what the rows say, and the other one after. */
  readonly isCertain: boolean;
  readonly layoutSign: SignConvention | null;
  readonly formatSign: SignConvention | null;
};

type Settled = {
  readonly directions: readonly Direction[];
  /** Null if the file states each row's direction. */
  readonly sign: SignConvention | null;
  /** True if only the number of rows with each sign supports it. */
  readonly isUnsure: boolean;
};

const bySign = (cents: number, sign: SignConvention): Direction =>
  cents >= 0 === (sign === 'spend-positive') ? 'out' : 'in';

/** The sign of money out by the rows' strongest evidence; null without any. */
function findConvention(
  rows: readonly Row[],
  accountOf: AccountOf,
  isPlainlyIn: (wording: Wording) => boolean,
  typed: readonly (Direction | null)[],
): SignConvention | null {
  // Marks are signs: CR is money in.
  if (rows.some(({ entry }) => isMarkedAmount(entry.amount))) return 'spend-positive';
  const known = (test: (row: Row, index: number) => Direction | null): Known[] =>
    rows.flatMap((row, index) => {
      const direction = test(row, index);
      return direction === null || row.cents === 0 ? [] : [{ cents: row.cents, direction }];
    });
  const byType = known((_, index) => typed[index] ?? null);
  const agreeing = byType.filter(
    ({ cents, direction }) => bySign(cents, 'spend-positive') === direction,
  );
  if (byType.length > 0 && (agreeing.length === 0 || agreeing.length === byType.length)) {
    return agreeing.length === 0 ? 'spend-negative' : 'spend-positive';
  }
  const votes = (direction: Direction, test: (wording: Wording) => boolean) =>
    known(({ entry }) => (test(entry.wording) ? direction : null));
  const isSaleBy = (source: 'type' | 'category') => (wording: Wording) =>
    isCalledASale(wording) && meaningOf(wording)?.[1].startsWith(source) === true;
  return (
    conventionOf(votes('out', isSaleBy('type'))) ??
    // Few rows of a shop may be mostly returns, but thanks are for money in.
    conventionOf(
      votes('in', (wording) => accountOf(wording) === 'card' && wording.names.some(isThanks)),
    ) ??
    conventionOf(votes('out', isSaleBy('category'))) ??
    conventionOf([
      ...votes('out', isCalledASale),
      ...votes('in', isPlainlyIn),
      ...votes(
        'out',
        memoizeWording((wording) => plainlyOut(wording, accountOf(wording))),
      ),
    ])
  );
}

/**
 * The sign of money out by a bank account's balances, which money in raises; null if the balances do not match the
 * rows. Statements run in either order.
 */
function conventionByBalance(rows: readonly Row[]): SignConvention | null {
  const mark = guessDecimalMark(rows.map(({ entry }) => entry.balance));
  const balances = rows.map(({ entry }) => parseAmount(entry.balance, mark));
  let votes = 0;
  for (const [index, { cents }] of rows.entries()) {
    const [before, now, after] = [index - 1, index, index + 1].map((at) => balances[at] ?? null);
    if (cents === 0 || now === null || now === undefined) continue;
    for (const other of [before, after]) {
      if (other === null || other === undefined) continue;
      if (now - other === cents) votes += 1;
      else if (now - other === 0 - cents) votes -= 1;
    }
  }
  return votes === 0 ? null : votes > 0 ? 'spend-negative' : 'spend-positive';
}

/** Decides which way the money of each row goes. */
export function settleDirections(
  rows: readonly Row[],
  accountOf: AccountOf,
  { told, isCertain, layoutSign, formatSign }: SignHints,
): Settled {
  const hasColumns = rows.some(({ entry }) => entry.amount === '');
  if (hasColumns) {
    const directions = rows.map(({ cents }): Direction => (cents >= 0 ? 'out' : 'in'));
    return { directions, sign: null, isUnsure: false };
  }
  const typed = told !== null && isCertain ? rows.map(() => null) : typedDirections(rows);
  const isPlainlyIn = memoizeWording((wording) => plainlyIn(wording, accountOf(wording)));
  const isBack = (wording: Wording) => {
    const [meaning, where] = meaningOf(wording) ?? [];
    const isTyped =
      meaning === 'return' || (meaning === 'credit' && /^type (?!.*adjust)/i.test(where ?? ''));
    return isTyped || (meaning === undefined && wording.names.some(isPlainlyBack));
  };
  const isCharged = (wording: Wording) => accountOf(wording) === 'card' && isAlwaysCharged(wording);
  const isCard = rows.some(({ entry }) => accountOf(entry.wording) === 'card');
  const signs = new Set(rows.flatMap(({ cents }) => (cents === 0 ? [] : [cents > 0])));
  // Amounts without signs: spending, except rows that can only be money in.
  const isUnsigned =
    formatSign === null &&
    told === null &&
    signs.size === 1 &&
    rows.some(({ entry }) => !isPlainlyIn(entry.wording));
  const found = isUnsigned
    ? signs.has(true)
      ? 'spend-positive'
      : 'spend-negative'
    : ((isCertain ? told : null) ??
      findConvention(rows, accountOf, isPlainlyIn, typed) ??
      (isCard ? null : conventionByBalance(rows)) ??
      told ??
      layoutSign);
  const balance = rows.reduce((sum, { cents }) => sum + Math.sign(cents), 0);
  const most = balance < 0 ? 'spend-negative' : 'spend-positive';
  const sign = found ?? formatSign ?? most;
  const hasTyped = typed.some((direction) => direction !== null);
  const directions = rows.map(({ entry: { wording }, cents }, index): Direction => {
    const direction = typed[index];
    if (direction) return direction;
    if (isUnsigned && (isPlainlyIn(wording) || isBack(wording))) return 'in';
    return hasTyped && isCharged(wording) ? 'out' : bySign(cents, sign);
  });
  const isOpen = found === null && typed.some((direction) => direction === null);
  // A file of a format with a sign of its own is asked about where it would be money back for the most part.
  const isOdd = formatSign === null ? balance === 0 : balance > 0 && isCard;
  return {
    directions,
    sign: typed.every((direction) => direction !== null) ? null : sign,
    isUnsure: isOpen && isOdd && rows.some(({ cents }) => cents !== 0),
  };
}
