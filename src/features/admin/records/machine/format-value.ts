import { formatDate, formatDateRange, parseDateRange } from '@/lib/dates.ts';
import { toWords } from '@/lib/fields/choice-fields.ts';
import type { Field } from '@/lib/fields/field.ts';
import { formatCents, formatNumber } from '@/lib/format.ts';
import { relatedRow, type Row } from './create-resource.ts';

const longest = 80;

function shorten(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** A value of a row in a list; empty if there is none. */
export function formatValue(field: Field, row: Row): string {
  const value = row[field.name];
  const text = field.toText(value);
  if (text === '') return '';
  switch (field.kind) {
    case 'flag':
      return value === true ? 'yes' : 'no';
    case 'money':
      return typeof value === 'number' ? formatCents(value) : text;
    case 'number':
    case 'points':
      return typeof value === 'number' ? formatNumber(value) : text;
    case 'date':
      return formatDate(text);
    case 'dates':
      return formatDateRange(parseDateRange(typeof value === 'string' ? value : null)) ?? '';
    case 'choice':
      return field.options?.find((option) => option.value === text)?.label ?? toWords(text);
    case 'relation':
      return relatedRow(row, field.name)?.label ?? text;
    case 'color':
      return text;
    case 'text':
    case 'own-row':
    case 'moment':
    case 'json':
    case 'lines':
    case 'markdown':
    case 'link':
    case 'words':
    case 'amounts':
      return shorten(text.replaceAll('\n', ' · '));
  }
}

/** Kinds whose values need the name of their field beside them. */
const unnamed: ReadonlySet<Field['kind']> = new Set(['money', 'number', 'points', 'date', 'dates']);

/**
 * The values of a row in one line, for a screen too narrow for columns; a choice that is the usual one, and certainty
 * that raises no question, are left out.
 */
export function formatLine(fields: readonly Field[], row: Row): string {
  return fields
    .flatMap((field) => {
      const text = formatValue(field, row);
      if (field.name === 'verified_on') return text === '' ? [] : [`Verified ${text}`];
      if (field.name === 'confidence')
        return row[field.name] === 'low' ? [`${text} confidence`] : [];
      const isChosen = field.kind === 'flag' || field.kind === 'choice';
      if (text === '' || (isChosen && field.toText(row[field.name]) === field.initial)) return [];
      const known = field.toText(row[field.name]);
      if (known === 'true') return [field.label];
      if (known === 'false') return [`${field.label}: no`];
      return [unnamed.has(field.kind) ? `${field.label}: ${text}` : text];
    })
    .join(' · ');
}

/** The row's value that a list sorted by it shows once, above the rows that share it: the card, the point system. */
export function findGroupField(
  fields: readonly Field[],
  sort: string,
  rows: readonly Row[],
): Field | undefined {
  const field = fields.find(({ name }) => name === sort.replace('-', ''));
  if (!field?.relation || fields.length < 2) return undefined;
  const groups = new Set(rows.map((row) => row[field.name]));
  // Rows with a group each would only be two lines instead of one.
  return groups.size * 2 <= rows.length ? field : undefined;
}
