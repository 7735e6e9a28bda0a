import type { Json } from '@contract/database.types.ts';
import * as s from '@/lib/row-shape.ts';
import type { Field, Texts } from './schema.ts';
import { type Resource, type Row, findField, relatedKey } from './create-resource.ts';
import { isSourceField } from './create-source-fields.ts';

const relatedShape = s.object({ id: s.number(), slug: s.string(), label: s.string() });
export type RelatedRow = s.ShapeOf<typeof relatedShape>;
const maybeRelated = s.orNull(relatedShape);

/** The row a relation refers to, as read with the record; null if there is none. */
export function relatedRow(row: Row, name: string): RelatedRow | null {
  return maybeRelated.parse(row[relatedKey(name)]);
}

export function textsOf(resource: Resource, row: Row): Texts {
  return Object.fromEntries(resource.fields.map(({ name, toText }) => [name, toText(row[name])]));
}

/** Initial texts of a new record; `given` comes from the address, such as the card it belongs to. */
export function initialTexts(resource: Resource, given: Texts = {}): Texts {
  return Object.fromEntries(
    resource.fields.map(({ name, initial }) => [name, given[name] ?? initial]),
  );
}

export type Values = Record<string, Json>;

export type Validation =
  | { readonly kind: 'valid'; readonly values: Values }
  | { readonly kind: 'invalid'; readonly errors: Readonly<Record<string, string>> };

/** Checks the texts of the given fields and, if all are present, the rules over several. */
export function validate(
  resource: Resource,
  texts: Texts,
  fields: readonly Field[] = resource.fields,
): Validation {
  const values: Values = {};
  const errors: Record<string, string> = {};
  for (const { name, read } of fields) {
    const reading = read(texts[name] ?? '');
    if (reading.kind === 'value') values[name] = reading.value;
    else errors[name] = reading.message;
  }
  if (resource.needsSource && texts['source'] === '' && texts['source_url'] === '') {
    errors['source'] ??= 'Where does this come from? Name a source or give its address.';
  }
  const broken = Object.entries(resource.check(texts));
  for (const [name, message] of broken) errors[name] ??= message;
  return Object.keys(errors).length === 0 ? { kind: 'valid', values } : { kind: 'invalid', errors };
}

export type FieldChange = {
  readonly field: Field;
  readonly before: string;
  readonly after: string;
};

/** Lists the differences, in field order. Texts are compared in the database's stored form. */
export function listChanges(resource: Resource, before: Texts, after: Texts): FieldChange[] {
  return resource.fields.flatMap((field) => {
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

/** True if facts were changed without a new source. */
export function lacksNewSource(resource: Resource, changes: readonly FieldChange[]): boolean {
  return (
    resource.needsSource &&
    changes.length > 0 &&
    !changes.some(({ field }) => isSourceField(field.name))
  );
}

export function nameOf(resource: Resource, row: Row): string {
  const parts = resource.nameBy.map((name) => {
    const field = findField(resource, name);
    const related = field?.relation && relatedRow(row, name);
    return related ? related.label : (field?.toText(row[name]) ?? '');
  });
  return parts.filter((part) => part !== '').join(' · ') || `${resource.one} ${row.id}`;
}
