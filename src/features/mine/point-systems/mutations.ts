import { reportEdit } from '@/components/report-edit.ts';
import { editRows } from '@/lib/rows/member-edits.ts';
import { pointBalancesTable } from '@/features/mine/valuation/tables.ts';

const edits = editRows(pointBalancesTable, reportEdit);

export const pointBalanceEdits = {
  adding: edits.adding('The balance was not added'),
  updating: edits.updating('The balance was not changed'),
  removing: edits.removing('The balance was not removed'),
};
