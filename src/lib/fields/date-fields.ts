import { isKeptDay } from '@contract/date-range.ts';
import { isCalendarDate } from '@/domain/calendar.ts';
import { createField, type FieldSettings, keep, refuse } from './field.ts';

export const isDate = (text: string) => isCalendarDate(text) && isKeptDay(text);

export function date<const N extends string, const S extends FieldSettings>(
  name: N,
  label: string,
  settings?: S,
) {
  return createField(name, label, 'date', settings, {
    parse: (value) => (isDate(value) ? keep(value) : refuse('Write the date as 2026-03-31.')),
  });
}
