import type { ColumnMapping } from '@/features/statement-import/statement/columns.ts';
import type { GuessedBy } from '@/features/statement-import/statement/guess-sub-category.ts';
import type { Exclusion } from '@/features/statement-import/statement/line-kind.ts';
import type { ShopFacts } from '@/domain/merchant/recognize-shop.ts';
import type { DecimalMark } from '@/features/statement-import/statement/parse-amount.ts';
import type { DateOrder } from '@/features/statement-import/statement/parse-date.ts';
import type {
  CoveredPeriod,
  StatementSummary,
} from '@/features/statement-import/statement/summarize-statement.ts';
import type {
  LineProblem,
  SignConvention,
  UnderstoodStatement,
} from '@/features/statement-import/statement/understand-statement.ts';

/** A file that the member has chosen, as it lies on the device. */
export type ChosenFile = {
  readonly id: string;
  readonly name: string;
  readonly bytes: ArrayBuffer;
};

/** How one file is read where the member knows better than the guess. */
export type Reading = {
  readonly mapping?: ColumnMapping;
  readonly dateOrder?: DateOrder;
  readonly decimalMark?: DecimalMark;
  readonly sign?: SignConvention;
};

/** What the member said of a merchant: the slug of a sub-category, or that it is no spending. */
export type Decisions = Readonly<Record<string, string>>;
export const NOT_SPENDING = '';

export type ReviewRequest = {
  readonly readings: Readonly<Record<string, Reading>>;
  readonly decisions: Decisions;
  /** The days to count; what the lines cover where it is absent. */
  readonly period?: CoveredPeriod;
};

/** A file as far as it was understood, without its lines. */
export type FileReview = {
  readonly id: string;
  readonly name: string;
  readonly outcome:
    | { readonly kind: 'read'; readonly reading: Required<Reading>; readonly lines: number }
    | Exclude<UnderstoodStatement, { kind: 'statement' }>
    /** Not a text at all: a spreadsheet, a PDF, an archive. */
    | { readonly kind: 'not-csv'; readonly found: string };
  /** The first ones; a file of the wrong kind has as many problems as lines. */
  readonly problems: readonly LineProblem[];
  readonly problemCount: number;
  /** The first rows, to tell the columns by. */
  readonly sample: readonly (readonly string[])[];
};

/** Lines of one merchant that are treated alike. */
export type MerchantGroup = {
  readonly key: string;
  /** As it stands in the file, safe to show and to write. */
  readonly description: string;
  readonly lines: number;
  /** Money out less money back in the period. */
  readonly netCents: number;
  readonly treatment:
    | { readonly kind: 'counted'; readonly subCategory: string; readonly by: GuessedBy }
    | { readonly kind: 'unknown' }
    | { readonly kind: 'left-out'; readonly why: Exclusion | 'decision' };
};

export type StatementReview = {
  readonly files: readonly FileReview[];
  readonly merchants: readonly MerchantGroup[];
  /** The largest money first. Null while no line was read. */
  readonly summary: StatementSummary | null;
  /** What the lines cover, whatever period was asked for. */
  readonly covered: CoveredPeriod | null;
};

/** To the worker, which keeps the files. */
export type StatementCommand =
  /** First of all, and again whenever the catalogue changes. */
  | { readonly kind: 'learn'; readonly shops: ShopFacts }
  | { readonly kind: 'add'; readonly files: readonly ChosenFile[] }
  | { readonly kind: 'remove'; readonly id: string }
  | { readonly kind: 'review'; readonly number: number; readonly request: ReviewRequest };

/** From the worker. `number` is that of the request. */
export type StatementReport =
  | { readonly kind: 'reviewed'; readonly number: number; readonly review: StatementReview }
  | { readonly kind: 'failed'; readonly message: string };
