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
