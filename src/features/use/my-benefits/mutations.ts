import { reportEdit } from '@/components/report-failure.ts';
import { editRows } from '@/lib/rows/member-edits.ts';
import { benefitUsesTable } from './queries.ts';

const edits = editRows(benefitUsesTable, reportEdit);

export const benefitUseEdits = {
  adding: edits.adding('The use was not saved'),
  updating: edits.updating('The use was not saved'),
};
