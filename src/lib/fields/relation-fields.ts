import {
  createField,
  type FieldSettings,
  inSentence,
  keep,
  refuse,
  type Relation,
} from './field.ts';

/** The id of a row of the catalog. */
export function relation<const N extends string, const S extends FieldSettings>(
  name: N,
  label: string,
  target: Relation,
  settings?: S,
) {
  const field = createField(name, label, 'relation', settings, {
    parse: (value) =>
      /^\d+$/.test(value) ? keep(Number(value)) : refuse('There is no such record.'),
    ...(settings?.isRequired === true && { empty: refuse(`Choose the ${inSentence(label)}.`) }),
  });
  return { ...field, relation: target };
}

/** The id of another row of the member. */
export function ownRow<const N extends string, const S extends FieldSettings>(
  name: N,
  label: string,
  settings?: S,
) {
  return createField(name, label, 'own-row', settings, { parse: keep<string> });
}
