/** The account's kind, which decides what money in and a payment mean. */
export type AccountKind = 'card' | 'bank';

/** The state of a row, where its file says one that matters. */
export type RowState = 'left-out' | 'pending' | null;

/**
 * Words that say what a row is and where it was, without its day, money and number. Rows with the same words share one
 * object, by which judgments are remembered: a file of years has few shops. A rule that takes it cannot read the rest.
 */
export type Wording = {
  /** The bank's words for it, the best name first; empty ones are left out. */
  readonly names: readonly string[];
  /** More words of the bank. */
  readonly memo: string;
  /** Cells that may say which way the money goes, the best first. */
  readonly directions: readonly string[];
  readonly type: string;
  /** The bank's categories, the narrowest first. */
  readonly categories: readonly string[];
  /** A merchant category code. */
  readonly code: string;
  readonly account: AccountKind | null;
  /** The type of OFX. */
  readonly transactionType: string;
};

/** A row of a file of any format, as text. */
export type Entry = {
  readonly line: number;
  readonly wording: Wording;
  /** Texts of its days; that of the purchase first. */
  readonly dates: readonly string[];
  /** The signed amount; empty where there is a column for each direction. */
  readonly amount: string;
  readonly debit: string;
  readonly credit: string;
  readonly state: RowState;
  readonly currency: string;
  /** The account's balance after the row. */
  readonly balance: string;
  /** The bank's own number of the transaction; OFX files repeat rows with the same number. */
  readonly id: string;
};

export const EMPTY_WORDING: Wording = {
  names: [],
  memo: '',
  directions: [],
  type: '',
  categories: [],
  code: '',
  account: null,
  transactionType: '',
};

export const EMPTY_ENTRY: Entry = {
  line: 0,
  wording: EMPTY_WORDING,
  dates: [],
  amount: '',
  debit: '',
  credit: '',
  state: null,
  currency: '',
  balance: '',
  id: '',
};

/** Remembers the answer for each object as long as it is there. The answers must not be changed. */
export function memoizeWording<Result extends NonNullable<unknown> | null>(
  compute: (wording: Wording) => Result,
): (wording: Wording) => Result {
  const known = new WeakMap<Wording, Result>();
  return (wording) => {
    const before = known.get(wording);
    if (before !== undefined) return before;
    const found = compute(wording);
    known.set(wording, found);
    return found;
  };
}

/** Gives equal words of a file the same object. */
export function createWordings(): (wording: Wording) => Wording {
  const known = new Map<string, Wording>();
  return (wording) => {
    const key = JSON.stringify(wording);
    const shared = known.get(key) ?? wording;
    known.set(key, shared);
    return shared;
  };
}

export type ProblemReason =
  | 'date'
  | 'amount'
  | 'description'
  | 'missing-cells'
  | 'more-cells'
  | 'open-quote'
  | 'cut-off'
  | 'too-many-columns'
  | 'too-long'
  | 'too-many-words';

export type LineProblem = {
  readonly line: number;
  readonly reason: ProblemReason;
  /** The original text, cut to 40 characters and made safe to show. */
  readonly found: string;
};

/** Why a file, or a part of it, has nothing to count. */
export type Unusable = 'no-lines' | 'investments' | 'currency' | 'too-long' | 'too-many';

/** A file's rows, before anything is understood. */
export type FileEntries = {
  readonly entries: readonly Entry[];
  readonly problems: readonly LineProblem[];
  /** Parts that were passed over, in the file's order. */
  readonly passedOver: readonly Unusable[];
};
