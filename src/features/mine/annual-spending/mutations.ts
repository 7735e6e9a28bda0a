import { reportEdit } from '@/components/report-failure.ts';
import { editRows } from '@/lib/rows/member-edits.ts';
import { spendingProfilesTable } from './queries.ts';
import { spendingProfile } from './schema.ts';
import type { SpendingAmounts } from './set-amounts.ts';

const edits = editRows(spendingProfilesTable, reportEdit);

export function createProfile(name: string, amounts: SpendingAmounts, position: number) {
  return spendingProfile.create({ name, amounts: { ...amounts }, position });
}

export const spendingProfileEdits = {
  adding: edits.adding('The profile was not added'),
  /** Every screen uses the new values at once; if saving fails, the editor keeps the typed ones. */
  saving: edits.updating('The profile was not changed', {
    typed: ({ name, amounts = {} }) => ({
      ...(name && { name }),
      ...Object.fromEntries(
        Object.entries(amounts).map(([slug, cents]) => [`${slug}_cents`, cents]),
      ),
    }),
    isToldByForm: true,
  }),
  renaming: edits.updating('The profile was not renamed'),
  removing: edits.removing('The profile was not removed'),
};
