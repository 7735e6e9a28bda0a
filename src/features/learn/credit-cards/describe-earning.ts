import { formatNumber, formatPoints, formatRate, type RateUnit } from '@/lib/format.ts';
import { formatDateRange } from '@/lib/dates.ts';
import { formatCapAmount, formatPeriod } from '@/lib/card-terms.ts';
import type { EarningLine } from './list-earning-lines.ts';
import type { CreditCardDetail } from './queries.ts';

const CHANNELS = new Map([
  ['direct', 'booked directly with the airline, hotel or merchant'],
  ['portal', "booked through the issuer's portal"],
  ['foreign', 'spent abroad'],
]);

type Cap = {
  amount_cents: number;
  amount_points: number | null;
  period: string;
  fallback_rate: number;
};

/** `up to $6,000 per calendar year, then 1×` */
export function describeCap(cap: Cap, unit: RateUnit): string {
  return `up to ${formatCapAmount(cap, unit)} ${formatPeriod(cap.period)}, then ${formatRate(cap.fallback_rate, unit)}`;
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

type LinkedRate = CreditCardDetail['linked_rates'][number];

/** Describes the ways in which a rate follows the card's other spending of the month. */
export function describeLinked(row: LinkedRate, unit: RateUnit): string {
  const steps = (
    [
      [row.step_1_at_least_percent, row.step_1_rate],
      [row.step_2_at_least_percent, row.step_2_rate],
      [row.step_3_at_least_percent, row.step_3_rate],
      [row.step_4_at_least_percent, row.step_4_rate],
    ] as const
  ).flatMap(([percent, rate]) =>
    percent === null || rate === null ? [] : [`${formatRate(rate, unit)} from ${percent}%`],
  );
  const byShare = `by your other spending on the card that month, in percent of this: ${steps.join(', ')}, and ${formatPoints(row.otherwise_points)} points a month below that`;
  return row.points_per_other_dollar === null || row.at_most_rate === null
    ? byShare
    : `${byShare}; or ${formatNumber(row.points_per_other_dollar)} points for each other dollar, at most ${formatRate(row.at_most_rate, unit)} of this`;
}
