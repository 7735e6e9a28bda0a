import type { Json } from '@contract/database.types.ts';
import { formatDate, formatDateRange } from '@/lib/dates.ts';
import { formatCents, formatPoints } from '@/lib/format.ts';
import { parseDollars } from '@/lib/parse-dollars.ts';
import { splitDates } from './date-range-fields.ts';
import type { Field, Texts, ValuesOf } from './field.ts';

/** A declaration that has fields, such as a resource. */
type Fields = { readonly fields: readonly Field[] };

export function textsOf({ fields }: Fields, row: Readonly<Record<string, unknown>>): Texts {
  return Object.fromEntries(fields.map(({ name, toText }) => [name, toText(row[name])]));
}

/** Initial texts of a new record; `given` comes from the address, such as the card it belongs to. */
export function initialTexts({ fields }: Fields, given: Texts = {}): Texts {
  return Object.fromEntries(fields.map(({ name, initial }) => [name, given[name] ?? initial]));
}

export type Values = Record<string, Json>;

export type Validation<V = Values> =
  | { readonly kind: 'valid'; readonly values: V }
  | { readonly kind: 'invalid'; readonly errors: Readonly<Record<string, string>> };

/** Rules over several fields: messages by field. */
export type Check = (texts: Texts) => Readonly<Record<string, string>>;

/** Checks the texts of the given fields and the rules over several. */
export function validate<F extends readonly Field[]>(
  record: { readonly fields: F; readonly check?: Check },
  texts: Texts,
  fields?: readonly Field[],
): Validation<ValuesOf<F>>;
export function validate(
  record: Fields & { readonly check?: Check },
  texts: Texts,
  fields = record.fields,
): Validation {
  const values: Values = {};
  const errors: Record<string, string> = {};
  for (const { name, read } of fields) {
    const reading = read(texts[name] ?? '');
    if (reading.kind === 'value') values[name] = reading.value;
    else errors[name] = reading.message;
  }
  for (const [name, message] of Object.entries(record.check?.(texts) ?? {}))
    errors[name] ??= message;
  return Object.keys(errors).length === 0 ? { kind: 'valid', values } : { kind: 'invalid', errors };
}

export type FieldChange = {
  readonly field: Field;
  readonly before: string;
  readonly after: string;
};

/** Lists the differences, in field order. Texts are compared in the database's stored form. */
export function listChanges({ fields }: Fields, before: Texts, after: Texts): FieldChange[] {
  return fields.flatMap((field) => {
    const [old = '', young = ''] = [before[field.name], after[field.name]];
    return old === young || normalize(field, old) === normalize(field, young)
      ? []
      : [{ field, before: old, after: young }];
  });
}

/** Normalizes a text to the database's stored form: `$1,000.00` and `1000` are the same amount. */
function normalize(field: Field, text: string): string {
  const reading = field.read(text);
  return reading.kind === 'value' ? field.toText(reading.value) : text;
}

function formatMoney(text: string): string {
  const cents = parseDollars(text, Number.MAX_SAFE_INTEGER);
  return cents === null ? text : formatCents(cents);
}

/** Labels by the name of the field. */
export function labelsOf({ fields }: Fields): Texts {
  return Object.fromEntries(fields.map(({ name, label }) => [name, label]));
}

/** A stored value in readable form. */
export function describeValue({ fields }: Fields, name: string, value: unknown): string {
  const field = fields.find((each) => each.name === name);
  return field ? formatText(field, field.toText(value)) : String(value);
}

/** A field's value in readable form; for a relation, only as far as known without a query. */
export function formatText(field: Field, text: string): string {
  const option = field.options?.find(({ value }) => value === text);
  if (option) return option.label;
  if (text === '') return 'nothing';
  switch (field.kind) {
    case 'money':
      return formatMoney(text);
    case 'points':
      return formatPoints(Number(text.replaceAll(',', '')));
    case 'flag':
      return text === 'true' ? 'yes' : 'no';
    case 'date':
      return formatDate(text);
    case 'dates': {
      const { from, to } = splitDates(text);
      return formatDateRange({ from: from || undefined, to: to || undefined }) ?? text;
    }
    case 'relation':
      return `No. ${text}`;
    case 'text':
    case 'own-row':
    case 'moment':
    case 'choice':
    case 'json':
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
