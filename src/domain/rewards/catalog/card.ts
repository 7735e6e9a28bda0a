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

/** A limit on spend in a period, shared by every rule and choice of the card that names it. */
export type Cap = {
  readonly slug: string;
  readonly amountCents: Cents;
  readonly period: CapPeriod;
  /** The rate beyond the cap: all of it for an ordinary rule, what is added for an additive one. */
  readonly fallbackRate: PointsPerDollar;
};

/**
 * `member_selected`: the member names the options once, and the engine proposes the best ones where
 * they have not. `top_spend`: the best options count by themselves, again each month. `rotating`: the
 * issuer names them by date, so that its rules stand on the days on which they are valid.
 */
export type ChoiceMode = 'member_selected' | 'top_spend' | 'rotating';

/** One thing that can be chosen; it may stand for several categories (travel = travel + transit). */
export type ChoiceOption = { readonly slug: string; readonly covers: readonly Scope[] };

export type Choice = {
  readonly slug: string;
  readonly mode: ChoiceMode;
  /** How many options count at a time; null for a rotating choice. */
  readonly chooseCount: number | null;
  /** Rate and cap of a chosen option, unless rules of the card name this choice: then theirs stand. */
  readonly rate: PointsPerDollar;
  readonly cap: string | null;
  readonly options: readonly ChoiceOption[];
};

export type EarningRule = {
  readonly covers: Scope;
  readonly rate: PointsPerDollar;
  /** Added to the rate that otherwise stands, instead of standing itself. */
  readonly isAdditive: boolean;
  /** Slug of a cap of the same card, or null for none. */
  readonly cap: string | null;
  /** Slug of a choice of the same card: the rule counts only where an option that covers it is chosen. */
  readonly choice: string | null;
  readonly channel: Channel;
  readonly validDuring: DateSpan;
  /** Nobody has announced it: it held in the same quarter a year before. */
  readonly isExpected?: boolean;
};

/** What payees charge for taking a card: a share of the payment. */
export type PaymentCost = { readonly covers: Scope; readonly percent: Percent };

export type CreditPeriod = 'month' | 'quarter' | 'half_year' | 'year' | 'four_years' | 'once';

/** A statement credit or another benefit with a value in money. */
export type Credit = {
  readonly slug: string;
  /**
   * What the spending on the card must be for that the credit pays back, a cent for each cent; null: no spending of a
   * profile uses it up, so that it counts as it is.
   */
  readonly spendOn: readonly Scope[] | null;
  /** Face value each period. */
  readonly valueCents: Cents;
  readonly period: CreditPeriod;
  /** How much of the face value the member uses, where they have the spending. */
  readonly usagePercent: Percent;
  readonly excludesFirstYear: boolean;
  /** The last day on which it is given; null where none is known. */
  readonly endsOn: CalendarDate | null;
};

/** A step of a sign-up bonus: its amounts come on top of the steps before it. */
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
  /** Whoever carries its payments, as `notAccepted` of the catalog names it; null where unknown. */
  readonly network: string | null;
  /** Variants of one product, of which nobody takes two; null for a card of its own. */
  readonly family: string | null;
  readonly isBusiness: boolean;
  /** Where a store card can be used at all; null: everywhere. */
  readonly onlyAt: readonly Scope[] | null;
  /** What payees charge for taking this card, where that is not what they charge for others. */
  readonly paymentCosts: readonly PaymentCost[];
  /** Slug of the point system it earns. */
  readonly pointSystem: string;
  readonly annualFeeCents: Cents;
  readonly firstYearFeeCents: Cents;
  /** Share of foreign spend that is charged. */
  readonly foreignTransactionFeePercent: Percent;
  readonly baseRate: PointsPerDollar;
  /** Makes the points of cards of the same system that need it worth their full value. */
  readonly unlocksTransfers: boolean;
  readonly needsUnlock: boolean;
  /** Relationship or status bonus on every point earned by spending. */
  readonly tierBonusPercent: Percent;
  /** Raises the points that spending earns in the year in which the card is opened; 100 for a match of all of them. */
  readonly firstYearEarnPercent: Percent;
  readonly caps: readonly Cap[];
  readonly choices: readonly Choice[];
  readonly rules: readonly EarningRule[];
  readonly credits: readonly Credit[];
  readonly bonus: SignupBonus | null;
  /** What whoever holds it gets for each other person who opens one through them; none where absent. */
  readonly referralPoints?: Points | null;
};
