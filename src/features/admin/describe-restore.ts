import type { ToastInput } from '@/components/ui/toast-store.ts';
import { formatCount } from '@/lib/format.ts';
import type { RestoreOutcome } from './mutations.ts';
import * as texts from './texts.ts';

const reasons: Readonly<Record<string, string>> = {
  reference: texts.somethingItRefersToNo,
  duplicate: texts.somethingElseHasTakenIts,
};

/** What came of restoring, as a message. */
export function describeRestore(outcome: RestoreOutcome): ToastInput {
  switch (outcome.kind) {
    case 'restored':
      return {
        title: texts.restored,
        tone: 'success',
        ...(outcome.rows > 1 && {
          description: texts.cameBack(formatCount(outcome.rows, texts.row)),
        }),
      };
    case 'conflict':
      return {
        title: texts.notRestored,
        description: texts.somebodyElseChangedItMeanwhileLook,
        tone: 'error',
      };
    case 'nothing':
      return {
        title: texts.notRestored,
        description: texts.thereWasNothingBeforeThis,
        tone: 'error',
      };
    case 'invalid':
      return {
        title: texts.notRestored,
        description: reasons[outcome.reason] ?? texts.theDatabaseRefusesThisVersion,
        tone: 'error',
      };
  }
}
