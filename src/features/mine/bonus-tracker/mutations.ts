import { reportEdit } from '@/components/report-failure.ts';
import { editRows } from '@/lib/rows/member-edits.ts';
import { bonusTrackersTable } from './queries.ts';

const edits = editRows(bonusTrackersTable, reportEdit);

export const bonusTrackerEdits = {
  adding: edits.adding('The bonus was not added'),
  updating: edits.updating('The bonus was not changed'),
  removing: edits.removing('The bonus was not removed'),
};
