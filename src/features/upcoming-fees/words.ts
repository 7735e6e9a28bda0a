import { type FeeCard, listUndated } from './to-holdings.ts';
import type { Due } from '@/domain/schedule/due.ts';
import { nameStep } from '@/domain/schedule/name-step.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatCents, formatPoints } from '@/lib/format.ts';
import * as texts from './texts.ts';

export const kindNames: Readonly<Record<Due['kind'], string>> = {
  'annual-fee': texts.annualFee,
  'refund-ends': texts.lastDayToGetThe,
  'bonus-deadline': texts.bonusDeadline,
  'benefit-lapses': texts.benefitLapses,
  'choice-opens': texts.categoryToChoose,
  'activation-opens': texts.categoriesToActivate,
  'points-expire': texts.pointsExpire,
  'plan-step': texts.plannedStep,
};

/** The amount of an item as it stands in a list: what is charged, paid back, still to be spent, or lost. */
export function describeAmount(item: Due): string {
  switch (item.kind) {
    case 'annual-fee':
      return item.fee.isWaived ? 'waived' : formatCents(item.fee.amountCents);
    case 'refund-ends':
      return texts.back(formatCents(item.fee.amountCents));
    case 'bonus-deadline':
      return texts.toSpend(formatCents(item.leftCents));
    case 'benefit-lapses':
      return texts.left(formatCents(item.leftCents));
    case 'points-expire':
      return texts.lost(formatPoints(item.points));
    case 'choice-opens':
    case 'activation-opens':
    case 'plan-step':
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
    default:
      return item.cardName;
  }
}

const MOST_NAMES = 3;

function listSome(names: readonly string[]): string {
  if (names.length <= MOST_NAMES) return names.join(', ');
  return texts.andMore(names.slice(0, MOST_NAMES - 1).join(', '), names.length - MOST_NAMES + 1);
}

/** Until when it can be done where it has begun, and else its day. */
export function describeDay(item: Due, today: string): string {
  const hasSpan = item.kind === 'activation-opens' || item.kind === 'plan-step';
  return hasSpan && item.date < today
    ? texts.until(formatDate(item.endsOn))
    : formatDate(item.date);
}

/** What more is to be said of it in small print: its card, or what is to be chosen. */
export function describeMore(item: Due): string {
  switch (item.kind) {
    case 'benefit-lapses':
      return item.cardName;
    case 'choice-opens':
      return item.choiceName;
    case 'activation-opens':
      return listSome(item.categories);
    default:
      return '';
  }
}

/** What is said where no fee has a day: that there is none, or that nobody knows when. */
export function describeNoFees(feeCards: readonly FeeCard[]): string {
  if (listUndated(feeCards).length > 0) return texts.weDontKnowWhenYour;
  const hasFee = feeCards.some(({ schedule }) => schedule.annualFeeCents > 0);
  return hasFee ? texts.noFeeIsDueIn : texts.noneOfYourCardsHas;
}
