import { addDays, calendarDate } from '@/domain/calendar.ts';
import { parseDateRange } from '@/lib/dates.ts';
import { isDate } from './date-fields.ts';
import { createField, type Field, type FieldSettings, keep, refuse } from './field.ts';

/** Both days belong to it; an open end is empty: `2026-01-01..2026-03-31`, `..2026-03-31`. */
export function splitDates(text: string): { from: string; to: string } {
  const [from = '', to = ''] = text.split('..');
  return { from: from.trim(), to: to.trim() };
}

export function joinDates(from: string, to: string): string {
  return from === '' && to === '' ? '' : `${from}..${to}`;
}

/** A range as the database returns it: includes the first day, excludes the day after the comma. */
function toRange(from: string, to: string): string {
  const end = to === '' ? '' : addDays(calendarDate(to), 1);
  return `${from === '' ? '(' : '['}${from},${end})`;
}

/** Days from and to, both included. Empty means always, or not set if `isNullable`. */
export function dates(
  name: string,
  label: string,
  settings: FieldSettings & { readonly isNullable?: boolean } = {},
): Field {
  const open = keep(settings.isNullable === true ? null : toRange('', ''));
  const hint = 'Both days are included; leave one empty where there is no end.';
  return createField(
    name,
    label,
    'dates',
    { hint, ...settings, isRequired: false },
    {
      empty: open,
      parse: (value) => {
        if (value === '..') return open;
        const { from, to } = splitDates(value);
        const isRange = value.split('..').length === 2;
        if (!isRange || [from, to].some((day) => day !== '' && !isDate(day))) {
          return refuse('Write it as 2026-01-01..2026-03-31.');
        }
        return from !== '' && to !== '' && to < from
          ? refuse('The last day is before the first.')
          : keep(toRange(from, to));
      },
      toText: (value) => {
        const { from = '', to = '' } = parseDateRange(typeof value === 'string' ? value : null);
        return joinDates(from, to);
      },
    },
  );
}
