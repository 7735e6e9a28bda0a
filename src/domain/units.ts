/**
 * The units of the reward mathematics. Brands cost nothing at run time and keep a rate from being added to an amount
 * of money. Each has one constructor, which rejects non-finite numbers and turns negative zero into zero, so that
 * neither reaches a screen.
 */
declare const unit: unique symbol;
type Unit<Name extends string> = number & { readonly [unit]: Name };

/** US cents. May hold a fraction of a cent: rounding happens only on display. */
export type Cents = Unit<'cents'>;
/** Points of some point system; for a cash-back currency one point is one cent. May be fractional. */
export type Points = Unit<'points'>;
/** Points (or percent, for cash back) earned for each dollar spent. */
export type PointsPerDollar = Unit<'points per dollar'>;
/** Value of one point, in US cents. */
export type CentsPerPoint = Unit<'cents per point'>;
/** 25 means a quarter. */
export type Percent = Unit<'percent'>;

function finite(value: number): number {
  if (!Number.isFinite(value)) throw new RangeError(`not a finite number: ${value}`);
  return value === 0 ? 0 : value;
}

export const cents = (value: number): Cents => finite(value) as Cents;
export const points = (value: number): Points => finite(value) as Points;
export const pointsPerDollar = (value: number): PointsPerDollar => finite(value) as PointsPerDollar;
export const centsPerPoint = (value: number): CentsPerPoint => finite(value) as CentsPerPoint;
export const percent = (value: number): Percent => finite(value) as Percent;
