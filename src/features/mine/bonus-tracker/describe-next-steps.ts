import type { BonusProgress } from '@/domain/schedule/bonus-deadline.ts';
import { describeBonusProgress } from '@/domain/schedule/describe-schedule.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatCents } from '@/lib/format.ts';
import type { Tracker } from './to-trackers.ts';

function describePace(
  { leftCents, daysLeft, centsPerMonth, centsPerDay }: Extract<BonusProgress, { kind: 'open' }>,
  deadline: string,
): string {
  const month = daysLeft > 31 ? `${formatCents(Math.ceil(centsPerMonth))} a month, or ` : '';
  return `${formatCents(leftCents)} to spend by ${formatDate(deadline)}: ${month}${formatCents(Math.ceil(centsPerDay))} a day.`;
}

export function describeNextSteps({ progress, row }: Tracker): string[] {
  switch (progress.kind) {
    case 'posted':
      return [describeBonusProgress(progress)];
    case 'met':
      return [
        'The spending is met. Keep the card open and wait for the bonus to post, usually with the next statement.',
        'Mark it when it posts: application rules count from that day.',
      ];
    case 'lapsed':
      return [
        describeBonusProgress(progress),
        'Ask the issuer whether a purchase that posted late can still count.',
      ];
    case 'open':
      return row.deadline_on === null
        ? [`${formatCents(progress.leftCents)} to spend. Enter a deadline to see the pace.`]
        : [
            describePace(progress, row.deadline_on),
            'Purchases must post by then. The annual fee, cash advances and refunds do not count.',
          ];
  }
}

/** Describes the progress of another person's bonus, without steps only they can take. */
export function describeBonusOfOthers({ progress, row }: Tracker): string {
  if (progress.kind !== 'open') return describeBonusProgress(progress);
  return row.deadline_on === null
    ? `${formatCents(progress.leftCents)} to spend.`
    : describePace(progress, row.deadline_on);
}
