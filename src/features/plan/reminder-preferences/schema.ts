import { DUE_KINDS, MAIL_RHYTHMS, type ReminderPreferences } from '@/domain/schedule/reminders.ts';
import * as s from '@/lib/row-shape.ts';
import type { ShapeOf } from '@/lib/row-shape.ts';

const kinds = s.array(s.oneOf(DUE_KINDS));

export const reminderPreferenceSchema = s.object({
  id: s.uuid(),
  time_zone: s.string(),
  mail_rhythm: s.oneOf(MAIL_RHYTHMS),
  mail_kinds: kinds,
  push_kinds: kinds,
  lead_days: s.number(),
  quiet_from: s.number(),
  quiet_to: s.number(),
  most_a_day: s.number(),
  tells_amounts: s.boolean(),
  offers_from_cents: s.number(),
  revision: s.number(),
});
export type ReminderPreferenceRow = ShapeOf<typeof reminderPreferenceSchema>;

/** The database's defaults for a member who has set nothing. */
export function createPreferences(): ReminderPreferenceRow {
  return {
    id: crypto.randomUUID(),
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    mail_rhythm: 'off',
    mail_kinds: [...DUE_KINDS],
    push_kinds: [...DUE_KINDS],
    lead_days: 7,
    quiet_from: 21,
    quiet_to: 8,
    most_a_day: 5,
    tells_amounts: false,
    offers_from_cents: 500,
    revision: 1,
  };
}

export function toDomainPreferences(row: ReminderPreferenceRow): ReminderPreferences {
  return {
    mailRhythm: row.mail_rhythm,
    mailKinds: row.mail_kinds,
    pushKinds: row.push_kinds,
    leadDays: row.lead_days,
    mostADay: row.most_a_day,
  };
}
