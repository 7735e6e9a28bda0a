import { formatCents, formatNumber, formatPoints, type RateUnit } from './format.ts';

const networks = new Map([
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['amex', 'Amex'],
  ['discover', 'Discover'],
  ['other', 'Other'],
]);

export function formatNetwork(network: string): string {
  return networks.get(network) ?? network;
}

/** Mark of a card that asks for more credit than the member has: `Later, with good credit`. */
export function laterWith(creditNeeded: string): string {
  return `Later, with ${creditNeeded} credit`;
}

const periods = new Map([
  ['billing_cycle', 'billing cycle'],
  ['month', 'month'],
  ['quarter', 'quarter'],
  ['half_year', 'half-year'],
  ['year', 'year'],
  ['calendar_year', 'calendar year'],
  ['anniversary_year', 'card year'],
  ['four_years', 'four years'],
]);

/** How many times a year each period recurs; one-time benefits have no entry. */
export const periodsAYear: Readonly<Record<string, number>> = {
  month: 12,
  quarter: 4,
  half_year: 2,
  year: 1,
  four_years: 1 / 4,
  once: 0,
};

/** `per quarter`, `once`, `in total`. */
export function formatPeriod(period: string): string {
  if (period === 'once') return 'once';
  if (period === 'lifetime') return 'in total';
  if (period === 'four_years') return 'every four years';
  return `per ${periods.get(period) ?? period}`;
}

type CapAmount = { readonly amount_cents: number; readonly amount_points: number | null };

/** Limit of a cap: `$6,000`, or what it counts in rewards: `50,000 points`, `$500 of cash back`. */
export function formatCapAmount(
  { amount_cents, amount_points }: CapAmount,
  unit: RateUnit,
): string {
  if (amount_points === null) return formatCents(amount_cents);
  return unit === 'dollars'
    ? `${formatCents(amount_points)} of cash back`
    : `${formatPoints(amount_points)} points`;
}

export function formatForeignFee(percent: number | null): string {
  if (percent === null) return 'Unknown';
  return percent === 0 ? 'None' : `${percent}%`;
}

/** `3 months` where the days are about that, as issuers write 90 of them; else the days. */
export function formatWindow(days: number): string {
  if (days % 30 !== 0) return days === 1 ? '1 day' : `${days} days`;
  return days === 30 ? '1 month' : `${days / 30} months`;
}

type TypicalTier = {
  readonly points: number | null;
  readonly cash_cents: number | null;
  readonly typical_points: number | null;
  readonly typical_cash_cents: number | null;
};

/** The points that figures count: the typical amount of an “as high as” offer. */
export const countedPoints = (tier: TypicalTier) => tier.typical_points ?? tier.points ?? 0;

export const countedCash = (tier: TypicalTier) => tier.typical_cash_cents ?? tier.cash_cents ?? 0;

/** The money that figures count: typical cash, and the share of its credits that the member's spending uses. */
export const countedMoney = (
  tier: TypicalTier & { readonly credits_cents: number | null },
  creditShare: number,
) => countedCash(tier) + Math.round((tier.credits_cents ?? 0) * creditShare);

/** `typically 60,000 points`; nothing if no usual amount is known. */
export function describeTypical(tiers: readonly TypicalTier[]): string[] {
  if (tiers.every((tier) => tier.typical_points === null && tier.typical_cash_cents === null)) {
    return [];
  }
  const points = tiers.reduce((sum, tier) => sum + countedPoints(tier), 0);
  const cash = tiers.reduce((sum, tier) => sum + countedCash(tier), 0);
  const parts = [
    ...(points > 0 ? [`${formatPoints(points)} points`] : []),
    ...(cash > 0 ? [formatCents(cash)] : []),
  ];
  return [`typically ${parts.join(' + ')}`];
}

type OfferExtras = {
  readonly free_nights: number | null;
  readonly free_night_points_limit: number | null;
  readonly first_year_earn_percent: number | null;
};

/** Describes what an offer gives on top of its tiers: free nights, and extra earnings in the first year. */
export function describeExtras(offer: OfferExtras): string[] {
  const { free_nights: nights, free_night_points_limit: limit } = offer;
  const { first_year_earn_percent: raise } = offer;
  return [
    ...(nights === null
      ? []
      : [
          `${nights} free ${nights === 1 ? 'night' : 'nights'}` +
            (limit === null ? '' : ` of up to ${formatPoints(limit)} points`),
        ]),
    ...(raise === null
      ? []
      : [
          raise === 100
            ? 'all that the first year earns once more'
            : `${formatNumber(raise)}% more of what the first year earns`,
        ]),
  ];
}
