import type { CalendarDate } from '../../calendar.ts';
import type { DateSpan } from '../../date-span.ts';
import type { Cents, Percent, Points, PointsPerDollar } from '../../units.ts';
import type { Channel, Scope } from './sub-category.ts';

export type CapPeriod =
  | 'billing_cycle'
  | 'month'
  | 'quarter'
  | 'half_year'
  | 'calendar_year'
  | 'anniversary_year'
  | 'lifetime';

type CapTerms = {
  readonly slug: string;
  readonly period: CapPeriod;
  /** Rate beyond the cap: the full rate for an ordinary rule, the addition for an additive one. */
  readonly fallbackRate: PointsPerDollar;
};

/**
 * A limit in a period, shared by every rule and choice of the card that names it. It counts spending, or the points
 * that its rules earn at their full rate (an additive rule its addition), before the tier bonus.
 */
export type Cap = CapTerms &
  (
    | { readonly amountCents: Cents; readonly amountPoints?: null }
    | { readonly amountCents: null; readonly amountPoints: Points }
  );

/** A step of a linked rate: from so much other spending for each dollar of linked spending. */
type LinkedStep = { readonly atLeast: number; readonly rate: PointsPerDollar };

/**
 * Rates of some spending by the card's other spending in the same month. One of two ways counts for the year: the
 * highest step reached (a fixed amount where none is), or points limited by the other spending.
 */
export type LinkedRate = {
  readonly slug: string;
  /** Its spending earns nothing else on the card. */
  readonly covers: readonly Scope[];
  readonly steps: readonly LinkedStep[];
  /** Points of a month with linked spending that reaches no step. */
  readonly otherwisePoints: Points;
  readonly or: {
    readonly pointsPerOtherDollar: number;
    readonly atMostRate: PointsPerDollar;
  } | null;
};

/**
 * `member_selected`: the member selects the options once, and the engine recommends the best ones otherwise.
 * `top_spend`: the best options count automatically, each month. `rotating`: the issuer names them by date, so that
 * its rules apply on their valid days.
 */
export type ChoiceMode = 'member_selected' | 'top_spend' | 'rotating';

/** An option of a choice; it may cover several categories (travel = travel + transit). */
export type ChoiceOption = { readonly slug: string; readonly covers: readonly Scope[] };

export type Choice = {
  readonly slug: string;
  readonly mode: ChoiceMode;
  /** Number of options that count at a time; null for a rotating choice. */
  readonly chooseCount: number | null;
  /** Rate and cap of a chosen option, unless rules of the card name this choice: then theirs apply. */
  readonly rate: PointsPerDollar;
  readonly cap: string | null;
  readonly options: readonly ChoiceOption[];
};

/** Needed before a rate counts: under `key`, a member's selections have the `period` once it is done. */
export type Activation = { readonly key: string; readonly period: string };

export type EarningRule = {
  readonly covers: Scope;
  readonly rate: PointsPerDollar;
  /** True if added to the otherwise applicable rate instead of replacing it. */
  readonly isAdditive: boolean;
  /** Slug of a cap of the same card, or null for none. */
  readonly cap: string | null;
  /** Slug of a choice of the same card: the rule counts only if an option that covers it is chosen. */
  readonly choice: string | null;
  readonly channel: Channel;
  readonly validDuring: DateSpan;
  /** True if not announced yet: it applied in the same quarter a year before. */
  readonly isExpected?: boolean;
  /** Absent if it counts without; a year's figures assume it is done. */
  readonly activation?: Activation;
};

/** Payees' fee for a card payment: a share of the payment. */
export type PaymentCost = { readonly covers: Scope; readonly percent: Percent };

export type CreditPeriod = 'month' | 'quarter' | 'half_year' | 'year' | 'four_years' | 'once';

/** A statement credit or another benefit with a monetary value. */
export type Credit = {
  readonly slug: string;
  /** Spending that the credit reimburses, cent for cent; null if no spending uses it up, so that it counts in full. */
  readonly spendOn: readonly Scope[] | null;
  /** Face value per period. */
  readonly valueCents: Cents;
  readonly period: CreditPeriod;
  /** Share of the face value the member uses, if they have the spending. */
  readonly usagePercent: Percent;
  readonly excludesFirstYear: boolean;
  /** Last day of the credit; null if unknown. */
  readonly endsOn: CalendarDate | null;
};

/** A tier of a sign-up bonus: its amounts add to those of earlier tiers. */
export type BonusTier = {
  /** Spending since the card was opened, counted from zero for every tier. */
  readonly spendCents: Cents;
  readonly windowDays: number;
  readonly points: Points;
  /** Money: cash and statement credits together. */
  readonly cashCents: Cents;
};

export type SignupBonus = { readonly tiers: readonly BonusTier[] };

/** A card as one member would hold it: tier and usage of credits are already theirs. */
export type Card = {
  readonly slug: string;
  readonly issuer: string;
  /** Its payment network, as `notAccepted` of the catalog names it; null if unknown. */
  readonly network: string | null;
  /** Variants of one product, of which a member holds at most one; null for a card on its own. */
  readonly family: string | null;
  readonly isBusiness: boolean;
  /** Scopes where a store card can be used; null for everywhere. */
  readonly onlyAt: readonly Scope[] | null;
  /** Payees' fees for this card, if they differ from those for others. */
  readonly paymentCosts: readonly PaymentCost[];
  /** Slug of the point system it earns. */
  readonly pointSystem: string;
  readonly annualFeeCents: Cents;
  readonly firstYearFeeCents: Cents;
  /** Fee as a share of foreign spending. */
  readonly foreignTransactionFeePercent: Percent;
  readonly baseRate: PointsPerDollar;
  /** True if it gives points of locked cards in the same system their full value. */
  readonly unlocksTransfers: boolean;
  readonly needsUnlock: boolean;
  /** Relationship or status bonus on every point earned by spending. */
  readonly tierBonusPercent: Percent;
  /** Raises the points earned by spending in the opening year; 100 for a match of all of them. */
  readonly firstYearEarnPercent: Percent;
  readonly caps: readonly Cap[];
  readonly choices: readonly Choice[];
  readonly rules: readonly EarningRule[];
  readonly linked: readonly LinkedRate[];
  readonly credits: readonly Credit[];
  readonly bonus: SignupBonus | null;
  /** Points its holder gets per person who opens one by their referral; none if absent. */
  readonly referralPoints?: Points | null;
};
