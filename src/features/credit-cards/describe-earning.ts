import { formatCents, formatRate, type RateUnit } from '@/lib/format.ts';
import { formatDateRange } from '@/lib/dates.ts';
import { formatPeriod } from '@/lib/card-terms.ts';
import type { EarningLine } from './list-earning-lines.ts';

const CHANNELS = new Map([
  ['direct', 'booked directly with the airline, hotel or merchant'],
  ['portal', "booked through the issuer's portal"],
  ['foreign', 'spent abroad'],
]);

type Cap = { amount_cents: number; period: string; fallback_rate: number };

/** `up to $6,000 per calendar year, then 1×` */
export function describeCap(cap: Cap, unit: RateUnit): string {
  return `up to ${formatCents(cap.amount_cents)} ${formatPeriod(cap.period)}, then ${formatRate(cap.fallback_rate, unit)}`;
}

export function describeRate(line: EarningLine, unit: RateUnit): string {
  return `${line.isAdditive ? '+' : ''}${formatRate(line.rate, unit)}`;
}

export function listConditions(line: EarningLine, unit: RateUnit): string[] {
  const channel = CHANNELS.get(line.channel);
  const range = formatDateRange(line.range);
  return [
    ...(line.cap ? [describeCap(line.cap, unit)] : []),
    ...(channel ? [channel] : []),
    ...(line.requiresActivation ? ['must be activated'] : []),
    ...(line.choice ? [line.choice.name] : []),
    ...(line.isAdditive ? ['on top of the standing rate'] : []),
    ...(range ? [range] : []),
  ];
}
