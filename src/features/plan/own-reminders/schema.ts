import { isVisibleName } from '@contract/visible-name.ts';
import { calendarDate } from '@/domain/calendar.ts';
import { type OwnReminder, REPEATS } from '@/domain/schedule/due.ts';
import { choice } from '@/lib/fields/choice-fields.ts';
import { date } from '@/lib/fields/date-fields.ts';
import { createdAt, defineRecord, type RecordOf } from '@/lib/fields/define-record.ts';
import { flag } from '@/lib/fields/flag-fields.ts';
import { text } from '@/lib/fields/text-fields.ts';

export const title = text('title', 'Remind me to', {
  isRequired: true,
  max: 200,
  pattern: { test: isVisibleName },
  problem: 'Enter what to remind you of.',
});
export const dueOn = date('due_on', 'On', {
  isRequired: true,
  problem: 'Enter a day between 1900 and 2199.',
});
export const repeats = choice('repeats', 'Again', REPEATS, {
  labels: { never: 'Never, just once', month: 'Every month', year: 'Every year' },
});
export const isMailed = flag('is_mailed', 'Email me on that day');

/** A reminder in the member's own words. */
export const ownReminder = defineRecord('own_reminders', 'My own reminders', [
  title,
  dueOn,
  repeats,
  isMailed,
  createdAt,
]);
export type OwnReminderRow = RecordOf<typeof ownReminder>;

export const reminderForm = { fields: [title, dueOn, repeats, isMailed] } as const;

export const toOwnReminder = (row: OwnReminderRow): OwnReminder => ({
  id: row.id,
  title: row.title,
  dueOn: calendarDate(row.due_on),
  repeats: row.repeats,
  isMailed: row.is_mailed,
});
