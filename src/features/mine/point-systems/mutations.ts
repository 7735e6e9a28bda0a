import { reportEdit } from '@/components/report-failure.ts';
import { editRows } from '@/lib/rows/member-edits.ts';
import { pointBalancesTable, redemptionsTable } from '@/features/mine/valuation/tables.ts';

const edits = editRows(pointBalancesTable, reportEdit);
const redemptions = editRows(redemptionsTable, reportEdit);

export const pointBalanceEdits = {
  adding: edits.adding('The balance was not added'),
  updating: edits.updating('The balance was not changed'),
  removing: edits.removing('The balance was not removed'),
};

export const redemptionEdits = {
  adding: redemptions.adding('The redemption was not kept'),
  removing: redemptions.removing('The redemption was not removed'),
};
