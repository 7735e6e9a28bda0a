import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as s from '@/lib/row-shape.ts';
import { defineMemberTable } from '@/lib/rows/member-table.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { readPushHere } from './read-push-support.ts';
import {
  createPreferences,
  pushDeviceShape,
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

export function pushDevicesQuery(memberId: string) {
  return queryOptions({
    queryKey: ['push-devices', memberId],
    queryFn: async ({ signal }) => {
      const supabase = await getSupabase();
      const { data } = await supabase.rpc('list_push_devices').abortSignal(signal).throwOnError();
      return s.array(pushDeviceShape).parse(data);
    },
    staleTime: 0,
  });
}

/** This browser's push capability, which its settings may have changed meanwhile. */
export function pushHereQuery() {
  return queryOptions({
    queryKey: ['push-here'],
    queryFn: readPushHere,
    networkMode: 'always',
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    gcTime: 0,
  });
}
