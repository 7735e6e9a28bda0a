import type { CalendarDate } from '@/domain/calendar.ts';
import type { FeeDay } from '@/domain/rewards/valuation/fee-day.ts';
import type { OpenRefund } from '@/domain/schedule/fee-refund.ts';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import type { ClosingAdvice } from '@/lib/describe-closing.ts';
import type { HeldEntry } from '@/features/mine/member-cards/schema.ts';

export type ProductChange = {
  readonly card: CardRow;
  /** Null if it is unknown whether points stay. */
  readonly keepsPoints: boolean | null;
  /** The day from which the issuer does it; null: at once, or the day is not known. */
  readonly availableOn: CalendarDate | null;
  readonly notes: string | null;
  readonly source: string | null;
  readonly source_url: string | null;
  readonly verified_on: string | null;
  readonly confidence: string;
};

export type FeeRefund = {
  /** Days after the fee was charged; 0: never. */
  readonly days: number;
  readonly notes: string | null;
  readonly open: OpenRefund | null;
};

export type FeeDayView = {
  readonly entry: HeldEntry;
  readonly name: string;
  readonly issuer: string;
  readonly feeCents: number;
  /** True if it has no fee and adds nothing: it is no reason to close it. */
  readonly isIdle: boolean;
  /** The next day on which the fee is charged; null if it is not known. */
  readonly dueOn: CalendarDate | null;
  readonly daysLeft: number | null;
  readonly answer: FeeDay;
  /** The member's other ways, by the slug of the product. */
  readonly changes: ReadonlyMap<string, ProductChange>;
  /** Changes that the issuer does not make yet. */
  readonly later: readonly ProductChange[];
  readonly refund: FeeRefund | null;
  /** Points to move or spend before it is closed. */
  readonly moves: ClosingAdvice['moves'];
  /** Losses from closing the card beyond its value, in sentences. */
  readonly losses: readonly string[];
};
