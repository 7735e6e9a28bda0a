import type { CalendarDate } from '@/domain/calendar.ts';
import type { ApplicationRule } from '@/domain/eligibility/application-rule.ts';
import type { HistoryCard } from '@/domain/eligibility/card-history.ts';
import type { CountingTime } from '@/domain/eligibility/counting-time.ts';
import type { RuleFinding } from '@/domain/eligibility/rule-finding.ts';

/** What the rules read of a member's card; `status` is `held`, `closed` or `wish_list`. */
export type HistoryRow = {
  readonly id: string;
  readonly credit_card_id: number;
  readonly status: string;
  readonly applied_on: string | null;
  readonly approved_on: string | null;
  readonly opened_on: string | null;
  readonly closed_on: string | null;
  readonly bonus_posted_on: string | null;
};

/** What the rules read of a product. */
export type ProductRow = {
  readonly id: number;
  readonly slug: string;
  readonly company_id: number;
  readonly product_family: string | null;
  readonly is_business: boolean;
  readonly is_charge_card: boolean;
  readonly counts_toward_5_24: boolean;
};

/** How a rule stands for one card that it touches. */
export type TouchedCard = {
  readonly card: string;
  /** Cards of the member that count today. */
  readonly counted: readonly CountingTime[];
  /** Why it refuses today; null where it does not. */
  readonly finding: RuleFinding | null;
  /** Cards of the member that might count, whose day is not known. */
  readonly unknown: readonly HistoryCard[];
};

export type RuleStanding = {
  readonly rule: ApplicationRule;
  readonly kind: 'clear' | 'blocked' | 'unknown' | 'advice';
  readonly touched: readonly TouchedCard[];
  /** The most of the member's cards that count for any card it touches. */
  readonly counted: readonly CountingTime[];
  /** The first day on which it refuses nothing that it refuses today; null: not by waiting. */
  readonly clearsOn: CalendarDate | null;
};

/** An answer in a few words, and how it looks. */
export type StandingWords = {
  readonly tone: 'yes' | 'no' | 'warning' | 'unknown' | 'advice';
  readonly text: string;
};
