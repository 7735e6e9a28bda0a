import { useMutation } from '@tanstack/react-query';
import { reportEdit } from '@/components/report-failure.ts';
import { editRows, type RowValues } from '@/lib/rows/member-edits.ts';
import type { ReminderPreferenceRow } from './schema.ts';
import { reminderPreferencesTable, useReminderPreferences } from './tables.ts';

const edits = editRows(reminderPreferencesTable, reportEdit);

export const reminderPreferenceEdits = {
  adding: edits.adding('The reminders were not changed'),
  updating: edits.updating('The reminders were not changed'),
};

/** Changes some of the preferences; the first change makes their row. */
export function useChangeReminders(): (values: RowValues<ReminderPreferenceRow>) => void {
  const { row, isSaved } = useReminderPreferences();
  const add = useMutation(reminderPreferenceEdits.adding);
  const update = useMutation(reminderPreferenceEdits.updating);
  return (values) => {
    if (isSaved) update.mutate({ base: row, values });
    else add.mutate({ ...row, ...values });
  };
}
