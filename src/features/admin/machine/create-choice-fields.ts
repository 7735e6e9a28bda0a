import type { Field, FieldSettings, Relation } from './schema.ts';
import { toPlainText } from './to-plain-text.ts';
import { keep, refuse } from './create-reading.ts';
import { inSentence } from './create-text-fields.ts';

/** `credit_union` for people: `Credit union`. */
export function toWords(value: string): string {
  const words = value.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const hintOf = ({ hint }: FieldSettings) => (hint === undefined ? {} : { hint });

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
    read: (written) => {
      const value = written.trim();
      if (values.includes(value)) return keep(value === '' ? null : value);
      return value === '' && !isRequired ? keep(null) : refuse(problem);
    },
  };
}

const YES = new Set(['true', 'yes', 'y', '1']);
const NO = new Set(['false', 'no', 'n', '0']);

export function flag(name: string, label: string, settings: FieldSettings = {}): Field {
  return {
    name,
    label,
    kind: 'flag',
    isRequired: true,
    initial: settings.initial ?? 'false',
    ...hintOf(settings),
    toText: (value) => (value === true ? 'true' : 'false'),
    read: (written) => {
      const value = written.trim().toLowerCase();
      return YES.has(value) || NO.has(value)
        ? keep(YES.has(value))
        : refuse('Write true or false.');
    },
  };
}

export function maybe(name: string, label: string, settings: FieldSettings = {}): Field {
  const field = choice(name, label, ['true', 'false'], {
    isRequired: false,
    labels: { true: 'Yes', false: 'No' },
    ...settings,
  });
  return {
    ...field,
    read: (written) => {
      const reading = field.read(written);
      if (reading.kind === 'problem' || reading.value === null) return reading;
      return keep(reading.value === 'true');
    },
  };
}

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
    read: (written) => {
      const value = written.trim();
      if (value === '') return isRequired ? refuse(`Choose the ${inSentence(label)}.`) : keep(null);
      return /^\d+$/.test(value) ? keep(Number(value)) : refuse('There is no such record.');
    },
  };
}
