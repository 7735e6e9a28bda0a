import type { CalendarDate } from '../calendar.ts';
import type { Catalog } from '../rewards/catalog/catalog.ts';
import type { Preferences, SpendingProfile } from '../rewards/problem.ts';
import type { Cents, Percent, Points } from '../units.ts';

/** A purchase on top of the usual spending. */
export type OneTimePurchase = {
  /** Month of the plan, from 0. */
  readonly month: number;
  readonly subCategory: string;
  readonly cents: Cents;
};

/** Remaining requirement of a tier of a held card's bonus. */
export type BonusUnderWay = {
  /** Still to be spent on the card. */
  readonly spendCents: Cents;
  /** Last month of the plan whose spending counts, from 0; at most the plan's last. */
  readonly untilMonth: number;
  readonly points: Points;
  readonly cashCents: Cents;
};

/** A card that the person has (`closedOn` null, or still ahead) or had; it need not be one of the catalog. */
export type PastCard = {
  readonly card: string;
  readonly openedOn: CalendarDate;
  readonly closedOn: CalendarDate | null;
  /** Day its bonus was received; null for never. */
  readonly bonusOn: CalendarDate | null;
  /** For a held card of the catalog. */
  readonly bonusesUnderWay: readonly BonusUnderWay[];
};

/**
 * A product change at the cardholder's request, an alternative to closing: the account stays and becomes `to`,
 * without a welcome bonus. It opens no account and needs no rule's permission; rules count it only if they name its
 * slug. A plan has at most one account of each product, opened or changed into it.
 */
export type ProductChange = {
  /** Slug of the change itself: a rule's `counts` and `blockedBy` may name it, from its month on. */
  readonly slug: string;
  readonly from: string;
  readonly to: string;
  /** Months from the opening before which it is not made; null: not known, which counts as a year. */
  readonly minMonthsOpen: number | null;
};

/** Allows opening one of `cards` only with fewer than `limit` openings of `counts` in the last `months` months. */
export type VelocityRule = {
  readonly kind: 'velocity';
  readonly slug: string;
  readonly cards: readonly string[];
  readonly limit: number;
  readonly months: number;
  readonly counts: readonly string[] | 'all';
};

/**
 * One of `cards` gives no bonus, or is not opened, where one of `blockedBy` was opened, or for the history on the clock
 * `bonus` had its bonus, less than so many months before; null: ever.
 */
export type OnceRule = {
  readonly kind: 'once';
  readonly slug: string;
  readonly cards: readonly string[];
  readonly blockedBy: readonly string[];
  readonly months: number | null;
  readonly clock: 'opened' | 'bonus';
  readonly what: 'bonus' | 'card';
};

/**
 * One of `cards` is not opened, or gives no bonus, while `limit` others of `counts` are held or were closed less than
 * so many months before. A product change counts under its slug until its account is closed.
 */
export type HoldingRule = {
  readonly kind: 'holding';
  readonly slug: string;
  readonly cards: readonly string[];
  readonly limit: number;
  readonly counts: readonly string[];
  readonly months: number;
  readonly what: 'bonus' | 'card';
};

export type OpeningRule = VelocityRule | OnceRule | HoldingRule;

/** A holder of `from` gets points when another person opens `to` through them. */
export type Referral = { readonly from: string; readonly to: string; readonly points: Points };

export type PlanLimits = {
  readonly atMostNew: number;
  /** Opened by one applicant in one month. */
  readonly atMostPerMonth: number;
  /** Slugs of the cards that each applicant may open; absent: all are one person's. */
  readonly applicants?: readonly (readonly string[])[];
  /** Cards of the catalog held in one month; null: any number. */
  readonly atMostHeld: number | null;
  /** Fees of all cards in the plan's months, new cards and kept ones; null: any. */
  readonly atMostFeesCents: Cents | null;
  /** Months of the plan, from 0, in which no card is opened: before a mortgage, say. */
  readonly noOpeningMonths: readonly number[];
  /** Never opened; another card may be changed into one. */
  readonly excluded: readonly string[];
  /** Held cards that are neither closed nor changed into others. */
  readonly keep: readonly string[];
  /** Held cards may be closed, or changed into others. */
  readonly mayClose: boolean;
  /** A fee counts whole in the month in which it posts; absent: a twelfth for each month. */
  readonly fees?: 'posted';
};

/** Asks which cards to open, keep and close in the coming months. */
export type PlanQuestion = {
  readonly catalog: Catalog;
  readonly preferences: Preferences;
  /** Cents a year, a twelfth each month. */
  readonly spending: SpendingProfile;
  /** Percent by which spending grows every twelve months: 3 is 3%. One-time purchases do not grow. */
  readonly growthPercent: Percent;
  /** The plan begins with the month of this date. */
  readonly date: CalendarDate;
  /** 1 to 36. */
  readonly horizonMonths: number;
  readonly oneTime: readonly OneTimePurchase[];
  readonly history: readonly PastCard[];
  /** Points on hand by system; none if absent. */
  readonly balances?: Readonly<Record<string, Points>>;
  readonly rules: readonly OpeningRule[];
  /** By card: days after the fee posts in which closing refunds it; absent if unknown. */
  readonly feeRefundDays: Readonly<Record<string, number>>;
  /** Changes from or to a card missing from the catalog are ignored. */
  readonly productChanges: readonly ProductChange[];
  /** Between cards of different people; none if absent. */
  readonly referrals?: readonly Referral[];
  readonly limits: PlanLimits;
};
