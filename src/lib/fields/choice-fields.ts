import {
  createField,
  type Field,
  type FieldOption,
  type FieldSettings,
  inSentence,
  keep,
  refuse,
} from './field.ts';

/** `credit_union` for people: `Credit union`. */
export function toWords(value: string): string {
  const words = value.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type ChoiceSettings<T extends string = string> = FieldSettings & {
  readonly labels?: Readonly<Partial<Record<T, string>>>;
};

export function choice<
  const N extends string,
  const T extends string,
  const S extends ChoiceSettings<T>,
>(
  name: N,
  label: string,
  values: readonly T[],
  settings?: S,
): Field<N, S extends { readonly isRequired: false } ? T | null : T> & {
  readonly options: readonly FieldOption<T>[];
};
export function choice(
  name: string,
  label: string,
  values: readonly string[],
  settings: ChoiceSettings = {},
): Field {
  const { isRequired = true, labels = {} } = settings;
  const problem = refuse(`Choose the ${inSentence(label)}: ${values.join(', ')}.`);
  const field = createField(
    name,
    label,
    'choice',
    { ...settings, isRequired },
    {
      parse: (value) => (values.includes(value) ? keep(value) : problem),
      empty: isRequired && !values.includes('') ? problem : keep(null),
    },
  );
  const options = values.map((value) => ({ value, label: labels[value] ?? toWords(value) }));
  return { ...field, options };
}

const YES = new Set(['true', 'yes', 'y', '1']);
const NO = new Set(['false', 'no', 'n', '0']);

export function flag(name: string, label: string, settings: FieldSettings = {}): Field {
  const problem = refuse('Write true or false.');
  return createField(
    name,
    label,
    'flag',
    { initial: 'false', ...settings, isRequired: true },
    {
      empty: problem,
      parse: (written) => {
        const value = written.toLowerCase();
        return YES.has(value) || NO.has(value) ? keep(YES.has(value)) : problem;
      },
      toText: (value) => (value === true ? 'true' : 'false'),
    },
  );
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
