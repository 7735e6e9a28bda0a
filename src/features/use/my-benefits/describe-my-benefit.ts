import { describeBenefitStatus } from '@/domain/schedule/describe-schedule.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatCents } from '@/lib/format.ts';
import type { MyBenefit } from './to-entries.ts';

export function describeMyBenefit(entry: MyBenefit): string {
  const { status, measure, benefit, unearnedCents } = entry;
  if (unearnedCents > 0 && status.kind === 'current') {
    const { lastDay } = status;
    const until = lastDay === null ? '' : ` by ${formatDate(lastDay)}`;
    return `Not earned yet: ${formatCents(unearnedCents)} more on the card${until}, by your log.`;
  }
  if (measure === 'standing') return benefit.description;
  if (measure === 'money' || status.kind === 'unknown' || status.kind === 'closed') {
    return describeBenefitStatus(status);
  }
  if (status.kind === 'not-yet') return `Usable from ${formatDate(status.usableFrom)}.`;
  const { leftCents: left, totalCents: total, lastDay, resetsOn } = status;
  if (left === 0) {
    return resetsOn === null ? 'Used.' : `Used; resets on ${formatDate(resetsOn)}.`;
  }
  return lastDay === null
    ? `${left} of ${total} left, one time only.`
    : `${left} of ${total} left until ${formatDate(lastDay)}.`;
}

/** Describes another person's benefit, without advice. */
export function describeBenefitOfOthers(entry: MyBenefit): string {
  return entry.measure !== 'standing' && entry.status.kind === 'unknown'
    ? 'The day the card was opened isn’t known.'
    : describeMyBenefit(entry);
}
