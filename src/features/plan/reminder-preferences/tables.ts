import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { defineMemberTable } from '@/lib/rows/member-table.ts';
import {
  createPreferences,
  type ReminderPreferenceRow,
  reminderPreferenceSchema,
} from './schema.ts';

export const reminderPreferencesTable = defineMemberTable({
  name: 'reminder_preferences',
  schema: reminderPreferenceSchema,
  order: [{ column: 'created_at' }],
});
export const reminderPreferencesQuery = reminderPreferencesTable.query;

/** The preferences, or the defaults; `isSaved` tells them apart. */
export function useReminderPreferences(): { row: ReminderPreferenceRow; isSaved: boolean } {
  const { data: rows } = useSuspenseQuery(reminderPreferencesQuery());
  const [usual] = useState(createPreferences);
  const [row] = rows;
  return { row: row ?? usual, isSaved: row !== undefined };
}
