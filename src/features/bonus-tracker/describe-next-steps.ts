import { describeBonusProgress } from '@/domain/schedule/describe-schedule.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatCents } from '@/lib/format.ts';
import * as texts from './texts.ts';
import type { Tracker } from './to-trackers.ts';

/** What to do next for a bonus, as sentences. */
export function describeNextSteps({ progress, row }: Tracker): string[] {
  switch (progress.kind) {
    case 'posted':
      return [describeBonusProgress(progress)];
    case 'met':
      return [texts.theSpendingIsMetKeep, texts.whenItHasPostedMark];
    case 'lapsed':
      return [describeBonusProgress(progress), texts.askTheIssuerWhetherA];
    case 'open': {
      if (row.deadline_on === null) {
        return [texts.toSpendEnterADeadline(formatCents(progress.leftCents))];
      }
      return [
        texts.toSpendUntilAMonth(
          formatCents(progress.leftCents),
          formatDate(row.deadline_on),
          formatCents(Math.ceil(progress.centsPerMonth)),
          formatCents(Math.ceil(progress.centsPerDay)),
        ),
        texts.purchasesMustPostByThen,
      ];
    }
  }
}
