import { reportEdit } from '@/components/report-edit.ts';
import { editRows } from '@/lib/rows/member-edits.ts';
import { pointBalancesTable } from './queries.ts';
import * as texts from './texts.ts';

const edits = editRows(pointBalancesTable, reportEdit);

export const pointBalanceEdits = {
  adding: edits.adding(texts.theBalanceWasNotAdded),
  updating: edits.updating(texts.theBalanceWasNotChanged),
  removing: edits.removing(texts.theBalanceWasNotRemoved),
};
