import { useMutation } from '@tanstack/react-query';
import { reportEdit, reportFailure } from '@/components/report-failure.ts';
import { toast } from '@/components/ui/toast-store.ts';
import type { ReminderPreferenceRow } from '@/features/plan/reminder-preferences/schema.ts';
import {
  reminderPreferencesQuery,
  reminderPreferencesTable,
  useReminderPreferences,
} from '@/features/plan/reminder-preferences/tables.ts';
import { dropPushWorker, startPushWorker } from '@/lib/push-worker.ts';
import * as s from '@/lib/row-shape.ts';
import { editRows, type RowValues } from '@/lib/rows/member-edits.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { pushDevicesQuery, pushHereQuery } from './queries.ts';
import { subscribeHere } from './start-subscription.ts';
import { refusals } from './words.ts';

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

type Turned = keyof typeof refusals | 'on';

/** Asks for the browser's permission; call it only from a press. */
async function turnOn(): Promise<Turned> {
  if ((await Notification.requestPermission()) !== 'granted') return 'not_permitted';
  return subscribeHere(await startPushWorker());
}

export function useTurnOnHere(memberId: string) {
  return useMutation({
    retry: false,
    networkMode: 'always',
    mutationFn: async () => {
      let outcome: Turned | undefined;
      try {
        outcome = await turnOn();
      } finally {
        if (outcome !== 'on') await dropPushWorker();
      }
      if (outcome !== 'on') {
        toast({
          title: 'Reminders are not on',
          description: refusals[outcome],
          tone: 'error',
        });
      }
    },
    onError: reportFailure('Reminders are not on'),
    onSettled: async (_done, _error, _none, _shown, { client }) => {
      // The first device brings a row of preferences: known before a switch can be pressed, which would add another.
      await client.invalidateQueries({ queryKey: reminderPreferencesQuery().queryKey });
      await Promise.all([
        client.invalidateQueries({ queryKey: pushDevicesQuery(memberId).queryKey }),
        client.invalidateQueries({ queryKey: pushHereQuery().queryKey }),
      ]);
    },
  });
}

/** Turns reminders off in a browser; this one also drops its subscription. */
export function useWithdrawDevice(memberId: string) {
  return useMutation({
    retry: false,
    networkMode: 'always',
    mutationFn: async ({ id, isHere }: { id: string | null; isHere: boolean }) => {
      if (isHere) await dropPushWorker();
      if (id === null) return;
      const supabase = await getSupabase();
      await supabase.rpc('withdraw_push_device', { device: id }).throwOnError();
    },
    onError: reportFailure('The device was not turned off'),
    onSettled: (_done, _error, _none, _shown, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: pushDevicesQuery(memberId).queryKey }),
        client.invalidateQueries({ queryKey: pushHereQuery().queryKey }),
      ]),
  });
}

/** Sends a test to all devices, or by mail, through the full path of a reminder. */
export function useSendTest() {
  return useMutation({
    retry: false,
    networkMode: 'always',
    mutationFn: async (channel: 'push' | 'mail') => {
      const supabase = await getSupabase();
      const { data } = await supabase
        .rpc('send_test_reminder', { by_channel: channel })
        .throwOnError();
      const places = s.number().parse(data);
      if (places === 0) {
        toast({
          title: 'Nothing was sent',
          description: 'You have no device with reminders and no confirmed address.',
          tone: 'error',
        });
      } else {
        toast({ title: 'The test is on its way', tone: 'success' });
      }
    },
    onError: reportFailure('The test was not sent'),
  });
}
