import { type FeeCard, listUndated } from './to-holdings.ts';
import { describeBack } from '@/domain/card-offers/describe-card-offer.ts';
import type { Due } from '@/domain/schedule/due.ts';
import { nameStep } from '@/domain/schedule/name-step.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatCents, formatPoints } from '@/lib/format.ts';

export const kindNames: Readonly<Record<Due['kind'], string>> = {
  'annual-fee': 'Annual fee',
  'refund-ends': 'Last day to get the fee back',
  'bonus-deadline': 'Bonus deadline',
  'benefit-lapses': 'Benefit expires',
  'choice-opens': 'Category to choose',
  'activation-opens': 'Categories to activate',
  'points-expire': 'Points expire',
  'plan-step': 'Planned step',
  'payment-due': 'Payment due',
  'offer-ends': 'Offer ends',
  'own-reminder': 'My reminder',
};

/** Amount of a list item: charged, refunded, still to be spent, or lost. */
export function describeAmount(item: Due): string {
  switch (item.kind) {
    case 'annual-fee':
      return item.fee.isWaived ? 'waived' : formatCents(item.fee.amountCents);
    case 'refund-ends':
      return `${formatCents(item.fee.amountCents)} refunded`;
    case 'bonus-deadline':
      return `${formatCents(item.leftCents)} to spend`;
    case 'benefit-lapses':
      return `${formatCents(item.leftCents)} left`;
    case 'points-expire':
      return `${formatPoints(item.points)} lost`;
    case 'offer-ends':
      return describeBack(item.back);
    case 'choice-opens':
    case 'activation-opens':
    case 'plan-step':
    case 'payment-due':
    case 'own-reminder':
      return '';
  }
}

export function nameItem(item: Due): string {
  switch (item.kind) {
    case 'benefit-lapses':
      return item.benefitName;
    case 'points-expire':
      return item.systemName;
    case 'plan-step':
      return nameStep(item);
    case 'offer-ends':
      return item.shop;
    case 'own-reminder':
      return item.title;
    default:
      return item.cardName;
  }
}

const MOST_NAMES = 3;

function listSome(names: readonly string[]): string {
  if (names.length <= MOST_NAMES) return names.join(', ');
  return `${names.slice(0, MOST_NAMES - 1).join(', ')} and ${names.length - MOST_NAMES + 1} more`;
}

/** Until when it can be done where it has begun, and else its day. */
export function describeDay(item: Due, today: string): string {
  const hasSpan = item.kind === 'activation-opens' || item.kind === 'plan-step';
  return hasSpan && item.date < today ? `until ${formatDate(item.endsOn)}` : formatDate(item.date);
}

/** Further details in small print: its card, or the choice to make. */
export function describeMore(item: Due): string {
  switch (item.kind) {
    case 'benefit-lapses':
    case 'offer-ends':
      return item.cardName;
    case 'choice-opens':
      return item.choiceName;
    case 'activation-opens':
      return listSome(item.categories);
    case 'payment-due':
      return item.autopay === 'minimum' ? 'autopay pays only the minimum' : '';
    default:
      return '';
  }
}

/** Text for a list without fee dates: there are no fees, or their dates are unknown. */
export function describeNoFees(feeCards: readonly FeeCard[]): string {
  if (listUndated(feeCards).length > 0) return 'We don’t know when your fees are due.';
  const hasFee = feeCards.some(({ schedule }) => schedule.annualFeeCents > 0);
  return hasFee
    ? 'No fee is due in the next twelve months.'
    : 'None of your cards has an annual fee.';
}
