import type { Confidence } from '@/components/confidence-mark.tsx';
import type { RateUnit } from '@/lib/format.ts';

const NETWORKS = new Map([
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['amex', 'Amex'],
  ['discover', 'Discover'],
  ['other', 'Other'],
]);

export function formatNetwork(network: string): string {
  return NETWORKS.get(network) ?? network;
}

/** The columns are text with a check; what the check does not know counts as uncertain. */
export function parseConfidence(value: string): Confidence {
  return value === 'high' || value === 'medium' ? value : 'low';
}

export function parseRateUnit(unit: string): RateUnit {
  return unit === 'dollars' ? 'dollars' : 'points';
}

const PERIODS = new Map([
  ['billing_cycle', 'billing cycle'],
  ['month', 'month'],
  ['quarter', 'quarter'],
  ['half_year', 'half-year'],
  ['year', 'year'],
  ['calendar_year', 'calendar year'],
  ['anniversary_year', 'card year'],
  ['four_years', 'four years'],
]);

/** `per quarter`, `once`, `in total`. */
export function formatPeriod(period: string): string {
  if (period === 'once') return 'once';
  if (period === 'lifetime') return 'in total';
  if (period === 'four_years') return 'every four years';
  return `per ${PERIODS.get(period) ?? period}`;
}

export function formatForeignFee(percent: number | null): string {
  if (percent === null) return 'Unknown';
  return percent === 0 ? 'None' : `${percent}%`;
}

export function getCardPath(card: { id: number; slug: string }) {
  return {
    to: '/credit-cards/$id/$',
    params: { id: String(card.id), _splat: card.slug },
  } as const;
}
