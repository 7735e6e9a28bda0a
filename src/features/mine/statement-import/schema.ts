import type { SubCategoryGuess } from '@/domain/statement/guess-sub-category.ts';
import type { Exclusion } from '@/domain/statement/row-kind.ts';
import type { CalendarDate } from '@/domain/calendar.ts';
import type { MatchedOffer, OfferOnStatement } from '@/domain/card-offers/match-statement.ts';
import type { Audit, AuditedLine } from '@/domain/purchase/audit-purchases.ts';
import type { OpenedCard } from '@/domain/purchase/caps-used.ts';
import type { HeldCard, RewardProblem } from '@/domain/rewards/problem.ts';
import type { ShopFacts } from '@/domain/merchant/recognize-shop.ts';
import type { CoveredPeriod, StatementSummary } from '@/domain/statement/summarize-statement.ts';
import type { LineProblem, Unusable } from '@/domain/statement/entry.ts';
import type {
  AskedRow,
  Reading,
  Statement,
  UnderstoodStatement,
} from '@/domain/statement/statement.ts';

/** A file chosen by the member, on the device. */
export type ChosenFile = {
  readonly id: string;
  readonly name: string;
  readonly bytes: ArrayBuffer;
};

/** The member's corrections by merchant key: a sub-category slug, or not spending. */
export type Decisions = Readonly<Record<string, string>>;
export const NOT_SPENDING = '';

/** An offer on one of the member's cards; its shop is looked up where the statements are. */
export type NotedOffer = Omit<MatchedOffer, 'merchant'>;

export type ReviewRequest = {
  readonly readings: Readonly<Record<string, Reading>>;
  /** Earlier answers, by the bank. */
  readonly kept?: Readonly<Record<string, Reading>>;
  /** Held card of each file, if known. */
  readonly cards: Readonly<Record<string, string>>;
  readonly decisions: Decisions;
  readonly offers?: readonly NotedOffer[];
  /** The days to count; the covered days by default. */
  readonly period?: CoveredPeriod;
};

/** How a file was read; the sign is null where columns say the direction of each row. */
export type ReadAs = Pick<Statement, 'mapping' | 'dateOrder' | 'decimalMark' | 'sign'>;

/** A file as far as it was understood, without its lines. */
export type FileReview = {
  readonly id: string;
  readonly name: string;
  readonly outcome:
    | {
        readonly kind: 'read';
        readonly bank: string;
        readonly reading: ReadAs;
        readonly lines: number;
        /** Two rows to ask about, where it is not clear which sign is money out. */
        readonly asks: readonly AskedRow[];
        readonly passedOver: readonly Unusable[];
      }
    | Exclude<UnderstoodStatement, { kind: 'statement' }>
    /** An unsupported format: a spreadsheet, a PDF, an archive. */
    | { readonly kind: 'other-format'; readonly found: string };
  /** The first ones; a file of the wrong kind has as many problems as lines. */
  readonly problems: readonly LineProblem[];
  readonly problemCount: number;
  /** The first rows, as examples of the columns. */
  readonly sample: readonly (readonly string[])[];
};

/** Lines of one merchant that are treated alike. */
export type MerchantGroup = {
  readonly key: string;
  /** The file's text, made safe to show and export. */
  readonly description: string;
  /** The shop's name; null if it is unknown. */
  readonly shop: string | null;
  /** The key of the member's correction that holds for it. */
  readonly correction: string | null;
  readonly lines: number;
  /** Money out less money back in the period. */
  readonly netCents: number;
  readonly treatment:
    | (Omit<Extract<SubCategoryGuess, { kind: 'guessed' }>, 'kind'> & { readonly kind: 'counted' })
    | { readonly kind: 'unknown' }
    | { readonly kind: 'left-out'; readonly why: Exclusion | 'decision' };
};

/** A credit that the bank paid, with the held card of its file. */
export type StatementCredit = {
  readonly date: CalendarDate;
  readonly description: string;
  readonly amountCents: number;
  readonly card: string | null;
};

export type StatementReview = {
  readonly files: readonly FileReview[];
  /** Credits and cash back of the counted days. */
  readonly credits: readonly StatementCredit[];
  /** Offers that purchases of all days met. */
  readonly offers: readonly OfferOnStatement[];
  readonly merchants: readonly MerchantGroup[];
  /** The largest money first. Null while no line was read. */
  readonly summary: StatementSummary | null;
  /** The days the lines cover, not the requested period. */
  readonly covered: CoveredPeriod | null;
};

/** Input of the audit of the same lines. */
export type AuditRequest = {
  readonly review: ReviewRequest;
  /** Includes at least the cards of both wallets. */
  readonly problem: RewardProblem;
  readonly held: readonly OpenedCard[];
  readonly best: readonly HeldCard[];
};

/** A purchase or refund of the statements, with earned and possible rewards. */
export type AuditRow = AuditedLine & {
  readonly date: CalendarDate;
  /** The file's text, made safe to show and export. */
  readonly description: string;
  readonly amountCents: number;
  /** Its sub-category; null if unsorted, which counts as other spending. */
  readonly subCategory: string | null;
  /** Id of the held card its file belongs to. */
  readonly card: string | null;
};

/** The largest loss against the best wallet first; the sums are those of the rows. */
export type StatementAudit = Omit<Audit, 'lines'> & { readonly rows: readonly AuditRow[] };

/** Message to the worker, which keeps the files. */
export type StatementCommand =
  /** First of all, and again whenever the catalog changes. */
  | { readonly kind: 'learn'; readonly shops: ShopFacts }
  | { readonly kind: 'add'; readonly files: readonly ChosenFile[] }
  | { readonly kind: 'remove'; readonly id: string }
  | { readonly kind: 'review'; readonly number: number; readonly request: ReviewRequest }
  | { readonly kind: 'audit'; readonly number: number; readonly request: AuditRequest };

/** Message from the worker. `number` is the request's. */
export type StatementReport =
  /** The share of a file that is read, from 0 to 1. */
  | { readonly kind: 'progress'; readonly id: string; readonly share: number }
  | { readonly kind: 'reviewed'; readonly number: number; readonly review: StatementReview }
  | { readonly kind: 'audited'; readonly number: number; readonly audit: StatementAudit }
  | { readonly kind: 'failed' };
