import { describeBonusProgress } from '@/domain/schedule/describe-schedule.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatCents } from '@/lib/format.ts';
import type { Tracker } from './to-trackers.ts';

/** What to do next for a bonus, as sentences. */
export function describeNextSteps({ progress, row }: Tracker): string[] {
  switch (progress.kind) {
    case 'posted':
      return [describeBonusProgress(progress)];
    case 'met':
      return [
        'The spending is met. Keep the card open and wait for the bonus to post, usually with the next statement.',
        'When it has posted, mark it so: the application rules count from that day.',
      ];
    case 'lapsed':
      return [
        describeBonusProgress(progress),
        'Ask the issuer whether a purchase that posted late can still count.',
      ];
    case 'open': {
      if (row.deadline_on === null) {
        return [`${formatCents(progress.leftCents)} to spend. Enter a deadline to see the pace.`];
      }
      return [
        `${formatCents(progress.leftCents)} to spend until ${formatDate(row.deadline_on)}: ${formatCents(Math.ceil(progress.centsPerMonth))} a month, or ${formatCents(Math.ceil(progress.centsPerDay))} a day.`,
        'Purchases must post by then. The annual fee, cash advances and refunds do not count.',
      ];
    }
  }
}
