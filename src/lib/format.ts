const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const exactDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const wholeNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const shortNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const pointValue = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });

/** A minus sign as wide as a plus, so that columns of figures line up. */
function withTrueMinus(text: string): string {
  return text.replace('-', '−');
}

/** Cents as dollars: whole ones without cents, others with both digits. */
export function formatCents(cents: number): string {
  const rounded = Math.round(cents) + 0;
  return withTrueMinus((rounded % 100 === 0 ? wholeDollars : exactDollars).format(rounded / 100));
}

/** Cents as dollars, always with both digits: for columns that are added up. */
export function formatExactCents(cents: number): string {
  return withTrueMinus(exactDollars.format((Math.round(cents) + 0) / 100));
}

/** Cents rounded to whole dollars: for figures that are estimates. */
export function formatWholeDollars(cents: number): string {
  return withTrueMinus(wholeDollars.format(Math.round(cents / 100) + 0));
}

export function formatAnnualFee(cents: number): string {
  return cents === 0 ? 'No fee' : formatCents(cents);
}

/** The unit of a rate: points per dollar, or percent for cash back. */
export type RateUnit = 'points' | 'dollars';

/** 3 points per dollar as `3×`, three percent back as `3%`. */
export function formatRate(rate: number, unit: RateUnit): string {
  return `${withTrueMinus(shortNumber.format(rate))}${unit === 'dollars' ? '%' : '×'}`;
}

export function formatPoints(points: number): string {
  return withTrueMinus(wholeNumber.format(Math.round(points) + 0));
}

export function formatNumber(value: number): string {
  return withTrueMinus(shortNumber.format(value));
}

export function formatCentsPerPoint(cents: number): string {
  return `${withTrueMinus(pointValue.format(cents))}¢`;
}

export function formatPercent(percent: number): string {
  return `${withTrueMinus(shortNumber.format(percent))}%`;
}

/** Formats value earned over amount spent, both in cents, as a percentage. */
export function formatReturn(valueCents: number, spentCents: number): string {
  const share = spentCents === 0 ? 0 : valueCents / spentCents;
  return formatPercent(Math.round(share * 10_000) / 100);
}

export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${wholeNumber.format(count)} ${count === 1 ? one : many}`;
}
