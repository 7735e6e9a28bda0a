import { isKeptDay } from '@contract/date-range.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatCents, formatPoints } from '@/lib/format.ts';
import { parseDollars } from '@/lib/parse-dollars.ts';
import type { BonusTrackerRow } from './schema.ts';

export const trackerFields = [
  'required_spend_cents',
  'spent_cents',
  'points',
  'cash_cents',
  'starts_on',
  'deadline_on',
  'notes',
] as const;
export type TrackerField = (typeof trackerFields)[number];
type TrackerTexts = Readonly<Record<TrackerField, string>>;

export const trackerLabels: TrackerTexts = {
  required_spend_cents: 'Spend to reach',
  spent_cents: 'Spent besides your log',
  points: 'Points',
  cash_cents: 'Cash and credits',
  starts_on: 'Counts from',
  deadline_on: 'Deadline',
  notes: 'Notes',
};

/** A value as the form shows it: cents as dollars. */
export function printTrackerValue(field: TrackerField, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (field.endsWith('_cents')) return String(Number(value) / 100);
  return typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';
}

/** A value as people read it, in a sentence. */
export function describeTrackerValue(field: TrackerField, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (field.endsWith('_cents')) return formatCents(Number(value));
  if (typeof value === 'number') return formatPoints(value);
  if (typeof value !== 'string') return 'nothing';
  return field.endsWith('_on') ? formatDate(value) : value;
}

export function printTracker(row: BonusTrackerRow): TrackerTexts {
  return {
    required_spend_cents: printTrackerValue('required_spend_cents', row.required_spend_cents),
    spent_cents: printTrackerValue('spent_cents', row.spent_cents),
    points: printTrackerValue('points', row.points),
    cash_cents: printTrackerValue('cash_cents', row.cash_cents),
    starts_on: row.starts_on ?? '',
    deadline_on: row.deadline_on ?? '',
    notes: row.notes ?? '',
  };
}

export type TrackerErrors = Partial<Record<TrackerField, string>>;
type TrackerValues = Pick<BonusTrackerRow, TrackerField>;

type ReadTracker =
  | { readonly kind: 'values'; readonly values: TrackerValues }
  | { readonly kind: 'errors'; readonly errors: TrackerErrors };

const badAmount = 'Enter an amount such as 4,000.';

/** Blanks are unknown, but nothing spent so far is zero. */
export function readTracker(texts: TrackerTexts): ReadTracker {
  const errors: TrackerErrors = {};
  const required = parseDollars(texts.required_spend_cents);
  const spent = parseDollars(texts.spent_cents.trim() || '0');
  const cash = texts.cash_cents.trim() === '' ? null : parseDollars(texts.cash_cents);
  const points = texts.points.trim() === '' ? null : Number(texts.points.replaceAll(',', ''));
  if (required === null) errors.required_spend_cents = badAmount;
  if (spent === null) errors.spent_cents = badAmount;
  if (cash === null && texts.cash_cents.trim() !== '') errors.cash_cents = badAmount;
  if (points !== null && !(Number.isInteger(points) && points >= 0)) {
    errors.points = 'Enter a whole number of points.';
  }
  for (const name of ['starts_on', 'deadline_on'] as const) {
    if (texts[name] !== '' && !isKeptDay(texts[name]))
      errors[name] = 'Enter a day between 1900 and 2199.';
  }
  if (texts.starts_on !== '' && texts.deadline_on !== '' && texts.deadline_on < texts.starts_on) {
    errors.deadline_on = 'The deadline is before the first day.';
  }
  if (required === null || spent === null || Object.keys(errors).length > 0) {
    return { kind: 'errors', errors };
  }
  return {
    kind: 'values',
    values: {
      required_spend_cents: required,
      spent_cents: spent,
      points,
      cash_cents: cash,
      starts_on: texts.starts_on || null,
      deadline_on: texts.deadline_on || null,
      notes: texts.notes.trim() || null,
    },
  };
}

export const trackerDraftName = ({ id }: Pick<BonusTrackerRow, 'id'>) => `bonus-tracker/${id}`;
