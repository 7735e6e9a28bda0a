import { reportEdit } from '@/components/report-edit.ts';
import { editRows } from '@/lib/rows/member-edits.ts';
import { bonusTrackersTable } from './queries.ts';
import * as texts from './texts.ts';

const edits = editRows(bonusTrackersTable, reportEdit);

export const bonusTrackerEdits = {
  adding: edits.adding(texts.theBonusWasNotAdded),
  updating: edits.updating(texts.theBonusWasNotChanged),
  removing: edits.removing(texts.theBonusWasNotRemoved),
};
