import { formatLongDate } from '../format-date.ts';
import { formatDollars } from '../format-money.ts';
import type { NextAnnualFee } from './annual-fee.ts';
import type { BenefitStatus } from './benefit-use.ts';
import type { BonusProgress } from './bonus-deadline.ts';
import type { Due } from './due.ts';
import { nameStep } from './name-step.ts';
import * as texts from './texts.ts';

const POINTS = new Intl.NumberFormat('en-US');
const LIST = new Intl.ListFormat('en-US');

function inDays(days: number): string {
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : texts.inDays(days);
}

function daysLeft(days: number): string {
  return days === 0 ? texts.todayIsTheLastDay : days === 1 ? texts.dayLeft : texts.daysLeft(days);
}

/** One sentence about the next annual fee. */
export function describeNextAnnualFee(fee: NextAnnualFee): string {
  switch (fee.kind) {
    case 'due': {
      const year = fee.cardYear === null ? '' : texts.forYear(fee.cardYear);
      return texts.isDueOn(
        formatDollars(fee.amountCents),
        year,
        inDays(fee.daysLeft),
        formatLongDate(fee.dueOn),
      );
    }
    case 'none':
      return fee.reason === 'closed' ? texts.noFurtherAnnualFeeThe : texts.thisCardHasNoAnnual;
    case 'unknown':
      return texts.enterTheDayYouOpened;
  }
}

/** One sentence about how far a tracked bonus is. */
export function describeBonusProgress(progress: BonusProgress): string {
  switch (progress.kind) {
    case 'posted':
      return texts.theBonusPostedOn(formatLongDate(progress.postedOn));
    case 'met':
      return texts.theSpendingIsMetThe;
    case 'open':
      return texts.toSpendADay(
        formatDollars(progress.leftCents),
        daysLeft(progress.daysLeft),
        formatDollars(Math.ceil(progress.centsPerDay)),
      );
    case 'lapsed':
      return texts.theDeadlinePassedYesterdayDays(
        progress.daysAgo,
        formatDollars(progress.leftCents),
      );
  }
}

/** One sentence about where a benefit stands. */
export function describeBenefitStatus(status: BenefitStatus): string {
  switch (status.kind) {
    case 'unknown':
      return texts.enterTheDayYouOpenedThe;
    case 'closed':
      return texts.nothingMoreToUseThe(formatLongDate(status.closedOn));
    case 'not-yet':
      return texts.canBeUsedFrom(
        formatDollars(status.totalCents),
        formatLongDate(status.usableFrom),
        inDays(status.daysUntil),
      );
    case 'current': {
      const { leftCents, totalCents, lastDay, resetsOn } = status;
      const amount = texts.ofLeft(formatDollars(leftCents), formatDollars(totalCents));
      if (leftCents === 0 && resetsOn !== null) {
        return texts.allUsedWholeAgainOn(formatDollars(totalCents), formatLongDate(resetsOn));
      }
      return lastDay === null
        ? texts.itIsGivenOnce(amount)
        : texts.untilItDoesNotCarry(amount, formatLongDate(lastDay));
    }
  }
}

/** One sentence about something that falls due or lapses. */
export function describeDue(item: Due): string {
  const day = formatLongDate(item.date);
  switch (item.kind) {
    case 'annual-fee':
      return item.fee.isWaived
        ? texts.theAnnualFeeIsWaived(item.cardName, day)
        : texts.annualFeeOfOn(item.cardName, formatDollars(item.fee.amountCents), day);
    case 'bonus-deadline':
      return texts.moreMustPostByFor(item.cardName, formatDollars(item.leftCents), day);
    case 'benefit-lapses':
      return texts.restLapsesAfter(
        item.cardName,
        formatDollars(item.leftCents),
        item.benefitName,
        day,
      );
    case 'refund-ends':
      return texts.theIssuerUsuallyPaysThe(item.cardName, formatDollars(item.fee.amountCents), day);
    case 'choice-opens':
      return texts.canBeChosenAnewFrom(item.cardName, item.choiceName, day);
    case 'activation-opens':
      return texts.activateWhichCountFromTo(
        item.cardName,
        LIST.format(item.categories),
        day,
        formatLongDate(item.endsOn),
      );
    case 'points-expire':
      return texts.pointsExpireOnIfNothing(item.systemName, POINTS.format(item.points), day);
    case 'plan-step':
      return texts.stepOfYourPlan(nameStep(item), day);
  }
}
