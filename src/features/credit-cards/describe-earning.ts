import { formatCents, formatRate, type RateUnit } from '@/lib/format.ts';
import { formatDateRange } from '@/lib/dates.ts';
import { formatPeriod } from '@/lib/card-terms.ts';
import type { EarningLine } from './list-earning-lines.ts';
import * as texts from './texts.ts';

const CHANNELS = new Map([
  ['direct', texts.bookedDirectly],
  ['portal', texts.bookedThroughThePortal],
  ['foreign', texts.spentAbroad],
]);

type Cap = { amount_cents: number; period: string; fallback_rate: number };

/** `up to $6,000 per calendar year, then 1×` */
export function describeCap(cap: Cap, unit: RateUnit): string {
  return texts.upToThen(
    formatCents(cap.amount_cents),
    formatPeriod(cap.period),
    formatRate(cap.fallback_rate, unit),
  );
}

export function describeRate(line: EarningLine, unit: RateUnit): string {
  return `${line.isAdditive ? '+' : ''}${formatRate(line.rate, unit)}`;
}

/** What has to be so for the rate to count. */
export function listConditions(line: EarningLine, unit: RateUnit): string[] {
  const channel = CHANNELS.get(line.channel);
  const range = formatDateRange(line.range);
  return [
    ...(line.cap ? [describeCap(line.cap, unit)] : []),
    ...(channel ? [channel] : []),
    ...(line.requiresActivation ? [texts.mustBeActivated] : []),
    ...(line.choice ? [line.choice.name] : []),
    ...(line.isAdditive ? [texts.onTopOfTheStanding] : []),
    ...(range ? [range] : []),
  ];
}
