import type { BonusProgress } from '@/domain/schedule/bonus-deadline.ts';
import { describeBonusProgress } from '@/domain/schedule/describe-schedule.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatCents } from '@/lib/format.ts';
import * as texts from './texts.ts';
import type { Tracker } from './to-trackers.ts';

function describePace(
  { leftCents, centsPerMonth, centsPerDay }: Extract<BonusProgress, { kind: 'open' }>,
  deadline: string,
): string {
  return texts.toSpendUntilAMonth(
    formatCents(leftCents),
    formatDate(deadline),
    formatCents(Math.ceil(centsPerMonth)),
    formatCents(Math.ceil(centsPerDay)),
  );
}

/** What to do next for a bonus, as sentences. */
export function describeNextSteps({ progress, row }: Tracker): string[] {
  switch (progress.kind) {
    case 'posted':
      return [describeBonusProgress(progress)];
    case 'met':
      return [texts.theSpendingIsMetKeep, texts.whenItHasPostedMark];
    case 'lapsed':
      return [describeBonusProgress(progress), texts.askTheIssuerWhetherA];
    case 'open':
      return row.deadline_on === null
        ? [texts.toSpendEnterADeadline(formatCents(progress.leftCents))]
        : [describePace(progress, row.deadline_on), texts.purchasesMustPostByThen];
  }
}

/** How far a bonus of somebody else is, without what only they can do for it. */
export function describeBonusOfOthers({ progress, row }: Tracker): string {
  if (progress.kind !== 'open') return describeBonusProgress(progress);
  return row.deadline_on === null
    ? texts.toSpendSentence(formatCents(progress.leftCents))
    : describePace(progress, row.deadline_on);
}
