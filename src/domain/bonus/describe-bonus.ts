import { formatLongDate } from '../format-date.ts';
import { formatCount, formatDollars } from '../format-money.ts';
import type { TierReach } from './bonus-reach.ts';
import type { HoldingVerdict } from './card-years.ts';

/** One sentence about a step of a bonus: what it gives, and whether and when the spending gets there. */
export function describeTierReach(reach: TierReach): string {
  const { tier, deadline } = reach;
  const given = [
    tier.points > 0 ? `${formatCount(tier.points)} points` : '',
    tier.cashCents > 0 ? formatDollars(tier.cashCents) : '',
  ].filter((part) => part !== '');
  const what = `${given.join(' and ')} after ${formatDollars(tier.spendCents)} by ${formatLongDate(deadline.lastDay)}`;
  return reach.kind === 'reached'
    ? `${what}: your spending gets there on ${formatLongDate(reach.reachedOn)}.`
    : `${what}: your spending falls ${formatDollars(reach.missingCents)} short; it takes ${formatDollars(Math.ceil(reach.neededCentsPerMonth))} a month.`;
}

/** One sentence about whether a card is worth holding. */
export function describeHolding(verdict: HoldingVerdict): string {
  switch (verdict) {
    case 'keep':
      return 'Worth keeping: it earns at least its fee every year.';
    case 'first-year':
      return 'Worth its first year only: later years cost more than they bring.';
    case 'skip':
      return 'Not worth it: even the first year costs more than it brings.';
  }
}
