import { type FeeCard, listUndated } from './to-holdings.ts';
import type { Upcoming } from '@/domain/schedule/upcoming.ts';
import { formatCents } from '@/lib/format.ts';

export const kindNames: Readonly<Record<Upcoming['kind'], string>> = {
  'annual-fee': 'Annual fee',
  'bonus-deadline': 'Bonus deadline',
  'benefit-lapses': 'Benefit lapses',
};

/** The amount of an item as it stands in a list: what is charged, still to be spent, or lost. */
export function describeAmount(item: Upcoming): string {
  if (item.kind === 'annual-fee') {
    return item.fee.isWaived ? 'waived' : formatCents(item.fee.amountCents);
  }
  return item.kind === 'bonus-deadline'
    ? `${formatCents(item.leftCents)} to spend`
    : `${formatCents(item.leftCents)} left`;
}

export function nameItem(item: Upcoming): string {
  return item.kind === 'benefit-lapses' ? item.benefitName : item.cardName;
}

/** What is said where no fee has a day: that there is none, or that nobody knows when. */
export function describeNoFees(feeCards: readonly FeeCard[]): string {
  if (listUndated(feeCards).length > 0) return 'We don’t know when your fees are due.';
  const hasFee = feeCards.some(({ schedule }) => schedule.annualFeeCents > 0);
  return hasFee
    ? 'No fee is due in the next twelve months.'
    : 'None of your cards has an annual fee.';
}
