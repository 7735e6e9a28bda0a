import type { CalendarDate } from '../calendar.ts';
import type { PaymentCost } from './catalog/card.ts';
import type { Catalog } from './catalog/catalog.ts';
import type { PointValues, RedemptionPreference } from './catalog/point-system.ts';
import type { Scope } from './catalog/sub-category.ts';
import type { DateSpan } from '../date-span.ts';
import type { Cents, PointsPerDollar } from '../units.ts';

/** `steady`: ordinary fee and no sign-up bonus. `first`: cards that are not held open on its first day. */
export type ValuedYear = 'steady' | 'first';

/** Cents a year by sub-category slug, spread evenly over the months. */
export type SpendingProfile = Readonly<Record<string, Cents>>;

/** A member's own rate for a card and a scope: it replaces everything the catalog says there. */
export type OwnRate = {
  readonly card: string;
  readonly covers: Scope;
  readonly rate: PointsPerDollar;
  readonly validDuring: DateSpan;
};

export type Preferences = {
  readonly redemption: RedemptionPreference;
  /** The member's own values by point system slug; null fields fall back to the system's. */
  readonly pointValues: Readonly<Record<string, PointValues>>;
  readonly ownRates: readonly OwnRate[];
  /** Option slugs by choice slug. A member-selected choice that is missing is chosen by the engine. */
  readonly selected: Readonly<Record<string, readonly string[]>>;
  /** The member's own payment fees; they override the catalog's. */
  readonly paymentCosts: readonly PaymentCost[];
};

/** Input of every engine question. */
export type RewardProblem = {
  readonly catalog: Catalog;
  readonly preferences: Preferences;
  readonly spending: SpendingProfile;
  /** The valued year is the twelve months from the first of the month of this date. */
  readonly date: CalendarDate;
  readonly year: ValuedYear;
  /** Slugs of products the member already has: in a first year they earn no bonus and charge the ordinary fee. */
  readonly held: readonly string[];
};

/** A card in a wallet. The same product may be held twice: each has its own `id` and its own caps. */
export type HeldCard = {
  readonly id: string;
  /** Slug of the product. */
  readonly card: string;
  /** Selections for this card, which override those in the preferences. */
  readonly selected: Readonly<Record<string, readonly string[]>>;
  /** The member's own yearly fee, first year included, if it differs from the product's. */
  readonly annualFeeCents?: Cents | null;
};
