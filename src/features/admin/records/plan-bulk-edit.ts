import { getToday } from '@/lib/dates.ts';
import { type FieldChange, listChanges, textsOf, validate } from '@/lib/fields/check-fields.ts';
import type { Field, Texts } from '@/lib/fields/field.ts';
import { isSourceField, sourceFields } from './machine/create-reference-fields.ts';
import type { Resource, Row } from './machine/create-resource.ts';
import type { ApplyRequest } from './mutations.ts';

type BulkPlan =
  | { readonly kind: 'invalid'; readonly message: string }
  | {
      readonly kind: 'ready';
      readonly changed: readonly { readonly row: Row; readonly changes: readonly FieldChange[] }[];
      readonly request: ApplyRequest;
    };

/** Source of the new value, required with every changed fact. */
export function describeSource(resource: Resource, field: Field): readonly Field[] {
  if (!resource.needsSource || isSourceField(field.name)) return [];
  return sourceFields
    .filter(({ name }) => name !== 'confidence')
    .map((each) =>
      each.name === 'verified_on'
        ? { ...each, isRequired: true }
        : { ...each, hint: 'Leave empty to keep each row’s own.' },
    );
}

export function startBulkTexts(resource: Resource): Record<string, string> {
  const empty = resource.fields.map(({ name }) => [name, ''] as const);
  return { ...Object.fromEntries(empty), verified_on: getToday() };
}

/** Lists the changes of setting a field, row by row; rows that already have the value are left out. */
export function planBulkEdit(
  resource: Resource,
  rows: readonly Row[],
  field: Field,
  texts: Readonly<Record<string, string | undefined>>,
): BulkPlan {
  const reading = field.read(texts[field.name] ?? '');
  if (reading.kind === 'problem') return { kind: 'invalid', message: reading.message };
  const origin = describeSource(resource, field).filter(
    ({ name }) => (texts[name] ?? '').trim() !== '',
  );
  const written = [field, ...origin];
  const set = Object.fromEntries(written.map(({ name }) => [name, texts[name] ?? '']));
  const changed = rows.flatMap((row) => {
    const before = textsOf(resource, row);
    const changes = listChanges(resource, before, { ...before, ...set });
    return changes.some((change) => change.field.name === field.name) ? [{ row, changes }] : [];
  });
  for (const { row } of changed) {
    const message = findProblem(resource, { ...textsOf(resource, row), ...set }, written);
    if (message !== undefined) return { kind: 'invalid', message };
  }
  const values = validate({ fields: written }, set);
  if (values.kind === 'invalid') {
    return { kind: 'invalid', message: Object.values(values.errors)[0] ?? '' };
  }
  return {
    kind: 'ready',
    changed,
    request: {
      columns: written.map(({ name }) => name),
      items: changed.map(({ row }) => ({
        line: row.id,
        id: row.id,
        revision: row.revision,
        values: values.values,
      })),
    },
  };
}

function findProblem(
  resource: Resource,
  texts: Texts,
  fields: readonly Field[],
): string | undefined {
  const result = validate(resource, texts, fields);
  return result.kind === 'invalid' ? Object.values(result.errors)[0] : undefined;
}
