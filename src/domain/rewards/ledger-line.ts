import type { CreditPeriod } from './catalog/card.ts';
import type { Cents, CentsPerPoint, Percent, Points, PointsPerDollar } from '../units.ts';

/** `within`: earned before the cap is full. `beyond`: earned at the fallback rate after it. */
export type CapState = 'within' | 'beyond';

/** Spend on one card in one sub-category that earns one rate. */
export type SpendLine = {
  readonly kind: 'spend';
  /** Id of the held card, and slug of its product. */
  readonly id: string;
  readonly card: string;
  readonly subCategory: string;
  readonly spendCents: Cents;
  /** Points for each dollar, additive rules and tier bonus included: points = spend ÷ 100 × rate. */
  readonly rate: PointsPerDollar;
  readonly tierBonusPercent: Percent;
  readonly pointSystem: string;
  readonly points: Points;
  readonly centsPerPoint: CentsPerPoint;
  /** Charged on foreign spend; part of `valueCents`. */
  readonly foreignFeeCents: Cents;
  /** points × centsPerPoint − foreignFeeCents */
  readonly valueCents: Cents;
  /** The cap that decides this rate, and on which side of it the spending lies. */
  readonly cap: string | null;
  readonly capState: CapState | null;
  /** True if part of it depends on unannounced rotating categories. */
  readonly isExpected: boolean;
};

export type CreditLine = {
  readonly kind: 'credit';
  readonly id: string;
  readonly card: string;
  readonly credit: string;
  /** Face value each period. */
  readonly faceCents: Cents;
  readonly period: CreditPeriod;
  readonly timesAYear: number;
  readonly usagePercent: Percent;
  /** The spending on the card that the credit covers; null if it counts independent of spending. */
  readonly subCategory: string | null;
  /** Amount covered in the year. */
  readonly valueCents: Cents;
};

export type BonusLine = {
  readonly kind: 'bonus';
  readonly id: string;
  readonly card: string;
  /** Spend that earns it, counted from the opening, and the days there are for it. */
  readonly spendCents: Cents;
  readonly windowDays: number;
  /** Spending on the card in the window's months. */
  readonly spentCents: Cents;
  /** Value the wallet's spending would gain without the minimum spend; not part of any figure. */
  readonly costCents: Cents;
  readonly pointSystem: string;
  readonly points: Points;
  readonly centsPerPoint: CentsPerPoint;
  readonly cashCents: Cents;
  readonly valueCents: Cents;
};

export type FeeLine = {
  readonly kind: 'fee';
  readonly id: string;
  readonly card: string;
  readonly isFirstYear: boolean;
  /** Negative: a fee lowers the value. */
  readonly valueCents: Cents;
};

/** Payees' fees for card payments. */
export type CostLine = {
  readonly kind: 'cost';
  readonly id: string;
  readonly card: string;
  readonly subCategory: string;
  readonly spendCents: Cents;
  readonly percent: Percent;
  /** Negative. */
  readonly valueCents: Cents;
};

/** One term of a wallet's value. The `valueCents` of all lines add up to its `netCents`. */
export type LedgerLine = SpendLine | CreditLine | BonusLine | FeeLine | CostLine;
