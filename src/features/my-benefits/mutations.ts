import { reportEdit } from '@/components/report-edit.ts';
import { editRows } from '@/lib/rows/member-edits.ts';
import { benefitUsesTable } from './queries.ts';
import * as texts from './texts.ts';

const edits = editRows(benefitUsesTable, reportEdit);

export const benefitUseEdits = {
  adding: edits.adding(texts.theUseWasNotSaved),
  updating: edits.updating(texts.theUseWasNotSaved),
};
