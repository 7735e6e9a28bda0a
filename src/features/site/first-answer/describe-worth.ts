import { formatCents, formatCount, formatWholeDollars } from '@/lib/format.ts';
import { shownDifference } from '@/lib/shown-sums.ts';
import type { Audience, CardWorth, HouseholdWorth } from './compute-worth.ts';

const LEADS: Readonly<Record<Audience, string>> = {
  personal: 'the average household',
  business: 'a small business',
  student: 'a student',
};

/** Less than this a year is no other way to count. */
const LEAST_CENTS = 100;

/** `Worth $318 a year to the average household.`; both ways where its points bring more if they go to travel. */
export function describeVerdict({ audience, households: [lead] }: CardWorth): string {
  const { netCents = 0, travelCents = 0 } = lead ?? {};
  const whom = LEADS[audience];
  const cash = formatWholeDollars(Math.abs(netCents));
  const travel = formatWholeDollars(Math.abs(netCents + travelCents));
  const hasBoth = travelCents >= LEAST_CENTS;
  if (hasBoth && netCents < 0 && netCents + travelCents > 0) {
    return `Worth ${travel} a year to ${whom} with its points for travel; as cash it costs ${cash} more than it brings.`;
  }
  const rest = hasBoth ? ` as cash, ${travel} with its points for travel.` : '.';
  if (Math.round(netCents / 100) === 0) return `Brings ${whom} nothing in a year${rest}`;
  return netCents > 0
    ? `Worth ${cash} a year to ${whom}${rest}`
    : `Costs ${whom} ${cash} a year more than it brings${rest}`;
}

/** Its place, and what the figure counts. */
export function describePlace(worth: CardWorth, feeCents: number): string {
  const { place, program } = worth;
  const points =
    program === null
      ? 'points as cash'
      : `points used for travel, by somebody who uses ${program},`;
  const counted = `${feeCents > 0 ? `After its fee of ${formatCents(feeCents)}, with` : 'With'} ${points} and no credits counted.`;
  if (worth.households[0]?.netCents === 0) {
    return `${counted} It earns nothing on what such a household is known to buy: it may pay at one shop, or not be for rewards.`;
  }
  return place === null
    ? counted
    : `${counted} Number ${place.rank} of ${formatCount(place.of, 'card')} that such an applicant may get.`;
}

const signed = (cents: number) => `${cents > 0 ? '+' : ''}${formatWholeDollars(cents)}`;

/** The other ways to count, where they change the figure. */
export function listOtherWays(worth: HouseholdWorth): readonly string[] {
  const ways = [
    [worth.travelCents, 'with points for travel'],
    [worth.creditsCents, 'with its credits'],
    [worth.firstCents, 'in the first year'],
  ] as const;
  return ways
    .filter(([cents]) => Math.abs(cents) >= LEAST_CENTS)
    .map(([cents, words]) => `${signed(cents)} ${words}`);
}

/** `Its fee of $95 is earned back by $264 a month on Restaurants, …`; null for a card without a fee. */
export function describePayback({ payback }: CardWorth, feeCents: number): string | null {
  if (feeCents === 0) return null;
  const fee = `fee of ${formatCents(feeCents)}`;
  const best = payback.find(({ kind }) => kind === 'best');
  const any = payback.find(({ kind }) => kind === 'any');
  const [first] = [best, any].flatMap((way) => way ?? []);
  if (!first) return `No single kind of spending below $10,000 a month earns its ${fee}.`;
  const onAny = any && `${formatCents(any.monthCents)} a month on anything at its base rate`;
  if (!best) return `Its ${fee} is earned back by ${onAny ?? ''}.`;
  return `Its ${fee} is earned back by ${formatCents(best.monthCents)} a month on ${best.name}${onAny ? `, or by ${onAny}` : ''}.`;
}

/** Sums of the two together, against each alone. */
export function describeBeside({
  netCents,
  aloneCents,
  ownCents,
  isForTravel,
}: NonNullable<CardWorth['beside']>): string {
  const more = (cents: number) => formatWholeDollars(shownDifference(netCents, cents));
  return `Together ${formatWholeDollars(netCents)} a year${isForTravel ? ' with points for travel' : ''}: ${more(ownCents)} more than this card alone, ${more(aloneCents)} more than the other alone.`;
}
