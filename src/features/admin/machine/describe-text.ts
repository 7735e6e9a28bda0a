import { formatDate, formatDateRange } from '@/lib/dates.ts';
import { formatCents } from '@/lib/format.ts';
import { parseDollars } from '@/lib/parse-dollars.ts';
import { splitDates } from './create-date-fields.ts';
import type { Field } from './schema.ts';
import { relatedRow } from './check-record.ts';
import { type Resource, type Row, findField } from './create-resource.ts';

function formatMoney(text: string): string {
  const cents = parseDollars(text, Number.MAX_SAFE_INTEGER);
  return cents === null ? text : formatCents(cents);
}

/** A field's value in readable form; for a relation, only what is known without a query. */
export function formatText(field: Field, text: string): string {
  if (text === '') return 'nothing';
  switch (field.kind) {
    case 'money':
      return formatMoney(text);
    case 'flag':
      return text === 'true' ? 'yes' : 'no';
    case 'date':
      return formatDate(text);
    case 'dates': {
      const { from, to } = splitDates(text);
      return formatDateRange({ from: from || undefined, to: to || undefined }) ?? text;
    }
    case 'choice':
      return field.options?.find(({ value }) => value === text)?.label ?? text;
    case 'relation':
      return `No. ${text}`;
    case 'text':
    case 'lines':
    case 'markdown':
    case 'number':
    case 'link':
    case 'color':
    case 'words':
    case 'amounts':
      return text;
  }
}

/** The same by the name of the field, with the names of the rows that these versions point to. */
export function describeText(
  resource: Resource,
  versions: readonly (Row | null)[],
  name: string,
  value: unknown,
): string {
  const field = findField(resource, name);
  const text = String(value);
  if (!field) return text;
  for (const version of versions) {
    const related = version && field.relation ? relatedRow(version, name) : null;
    if (related && String(related.id) === text) return related.label;
  }
  return formatText(field, text);
}
