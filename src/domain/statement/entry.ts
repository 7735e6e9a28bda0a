/** The kind of account that a row is of: what money in and a payment are depends on it. */
export type AccountKind = 'card' | 'bank';

/** The state of a row, where its file says one that matters. */
export type RowState = 'left-out' | 'pending' | null;

/** A row of a file, in texts, whatever its format. */
export type Entry = {
  readonly line: number;
  /** Texts of its days; that of the purchase first. */
  readonly dates: readonly string[];
  /** The bank's words for it, the best name first; empty ones are left out. */
  readonly names: readonly string[];
  /** More words of the bank. */
  readonly memo: string;
  /** The signed amount; empty where there is a column for each direction. */
  readonly amount: string;
  readonly debit: string;
  readonly credit: string;
  /** Cells that may say which way the money goes, the best first. */
  readonly directions: readonly string[];
  readonly state: RowState;
  readonly type: string;
  /** The bank's categories, the narrowest first. */
  readonly categories: readonly string[];
  /** A merchant category code. */
  readonly code: string;
  readonly currency: string;
  /** The account's balance after the row. */
  readonly balance: string;
  readonly account: AccountKind | null;
  /** The type of OFX. */
  readonly transactionType: string;
  /** The bank's own number of the transaction; OFX files repeat rows with the same number. */
  readonly id: string;
};

export const EMPTY_ENTRY: Entry = {
  line: 0,
  dates: [],
  names: [],
  memo: '',
  amount: '',
  debit: '',
  credit: '',
  directions: [],
  state: null,
  type: '',
  categories: [],
  code: '',
  currency: '',
  balance: '',
  account: null,
  transactionType: '',
  id: '',
};

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
