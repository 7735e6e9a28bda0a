import { useMutation } from '@tanstack/react-query';
import { reportEdit } from '@/components/report-failure.ts';
import { useChangeReminders } from '@/features/plan/reminder-preferences/public.ts';
import { useReminderPreferences } from '@/features/plan/reminder-preferences/tables.ts';
import { editRows } from '@/lib/rows/member-edits.ts';
import type { OwnReminderRow } from './schema.ts';
import { ownRemindersTable } from './tables.ts';

const edits = editRows(ownRemindersTable, reportEdit);

export const ownReminderEdits = {
  adding: edits.adding('The reminder was not added'),
  updating: edits.updating('The reminder was not changed'),
  removing: edits.removing('The reminder was not removed'),
};

/** Saves the preferences of a member who has none: their time zone says when a reminder's day begins. */
export function useSavedPreferences(): () => void {
  const { isSaved } = useReminderPreferences();
  const change = useChangeReminders();
  return () => {
    if (!isSaved) change({});
  };
}

export function useAddReminder(): (row: OwnReminderRow) => void {
  const add = useMutation(ownReminderEdits.adding);
  const savePreferences = useSavedPreferences();
  return (row) => {
    savePreferences();
    add.mutate(row);
  };
}
