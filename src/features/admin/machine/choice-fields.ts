import { z } from 'zod';
import type { Json } from '@contract/database.types.ts';
import type { Field, FieldSettings, Relation } from './field.ts';
import { toPlainText } from './plain-text.ts';
import { inSentence } from './text-fields.ts';

/** `credit_union` for people: `Credit union`. */
export function toWords(value: string): string {
  const words = value.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const hintOf = ({ hint }: FieldSettings) => (hint === undefined ? {} : { hint });

/** One of the values that the database knows. */
export function choice(
  name: string,
  label: string,
  values: readonly string[],
  settings: FieldSettings & { readonly labels?: Readonly<Record<string, string>> } = {},
): Field {
  const { isRequired = true, labels = {} } = settings;
  const problem = `Choose the ${inSentence(label)}: ${values.join(', ')}.`;
  return {
    name,
    label,
    kind: 'choice',
    isRequired,
    initial: settings.initial ?? '',
    options: values.map((value) => ({ value, label: labels[value] ?? toWords(value) })),
    ...hintOf(settings),
    toText: toPlainText,
    schema: z
      .string()
      .trim()
      .refine((value) => values.includes(value) || (value === '' && !isRequired), problem)
      .transform((value): Json => (value === '' ? null : value)),
  };
}

const YES = new Set(['true', 'yes', 'y', '1']);
const NO = new Set(['false', 'no', 'n', '0']);

/** Yes or no. */
export function flag(name: string, label: string, settings: FieldSettings = {}): Field {
  return {
    name,
    label,
    kind: 'flag',
    isRequired: true,
    initial: settings.initial ?? 'false',
    ...hintOf(settings),
    toText: (value) => (value === true ? 'true' : 'false'),
    schema: z
      .string()
      .trim()
      .toLowerCase()
      .refine((value) => YES.has(value) || NO.has(value), 'Write true or false.')
      .transform((value): Json => YES.has(value)),
  };
}

/** Yes, no, or not known. */
export function maybe(name: string, label: string, settings: FieldSettings = {}): Field {
  const field = choice(name, label, ['true', 'false'], {
    isRequired: false,
    labels: { true: 'Yes', false: 'No' },
    ...settings,
  });
  return {
    ...field,
    schema: field.schema.transform((value): Json => (value === null ? null : value === 'true')),
  };
}

/** A row of another table, by its id. */
export function relation(
  name: string,
  label: string,
  target: Relation,
  settings: FieldSettings = {},
): Field {
  const { isRequired = false } = settings;
  return {
    name,
    label,
    kind: 'relation',
    isRequired,
    initial: settings.initial ?? '',
    relation: target,
    ...hintOf(settings),
    toText: toPlainText,
    schema: z
      .string()
      .trim()
      .refine((value) => value !== '' || !isRequired, `Choose the ${inSentence(label)}.`)
      .refine((value) => value === '' || /^\d+$/.test(value), 'There is no such record.')
      .transform((value): Json => (value === '' ? null : Number(value))),
  };
}
