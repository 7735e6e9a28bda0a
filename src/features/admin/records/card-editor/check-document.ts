import { getToday } from '@/lib/dates.ts';
import { validate, type Values } from '@/lib/fields/check-fields.ts';
import { lacksNewSource } from '../machine/create-resource.ts';
import { changesOf, type EditorRow, keyOf, mapRows, type SavedRow } from './apply-edits.ts';
import { ownReferences, sections } from './list-sections.ts';

/** Messages by the key of the row and the name of the field. */
export type RowErrors = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The values a row would save, or its errors. */
export function checkRow(row: EditorRow, keys: ReadonlySet<string>) {
  const { resource } = sections[row.table];
  const result = validate(resource, row.texts);
  const errors: Record<string, string> = result.kind === 'invalid' ? { ...result.errors } : {};
  for (const [name, table] of Object.entries(ownReferences)) {
    const text = row.texts[name] ?? '';
    if (text !== '' && !keys.has(`${table}:${text}`)) errors[name] = 'This was removed.';
  }
  if (row.id < 0 && row.texts['verified_on'] === '') {
    errors['verified_on'] ??= 'Say when it was compared with its source.';
  }
  return result.kind === 'valid' && Object.keys(errors).length === 0
    ? { kind: 'valid' as const, values: result.values }
    : { kind: 'invalid' as const, errors };
}

/** Untouched rows are not checked: an error in them does not block the rest. */
export function checkDocument(base: readonly SavedRow[], rows: readonly EditorRow[]): RowErrors {
  const saved = mapRows(base);
  const keys = new Set(rows.map(keyOf));
  const errors: Record<string, Readonly<Record<string, string>>> = {};
  for (const row of rows) {
    const key = keyOf(row);
    if (row.id > 0 && changesOf(row, saved.get(key)).length === 0) continue;
    const result = checkRow(row, keys);
    if (result.kind === 'invalid') errors[key] = result.errors;
  }
  return errors;
}

/** Rows in which a fact changed while their source and its day did not. */
export function listUnsourced(base: readonly SavedRow[], rows: readonly EditorRow[]): EditorRow[] {
  const saved = mapRows(base);
  return rows.filter((row) => {
    const changes = changesOf(row, saved.get(keyOf(row)));
    return (
      row.texts['verified_on'] !== getToday() &&
      lacksNewSource(sections[row.table].resource, changes)
    );
  });
}

export type CardPayload = {
  readonly rows: Record<string, Values[]>;
  readonly removed: Record<string, Values[]>;
};

/** Builds the payload: every row with the revision it was read with, and the changes of edited rows. */
export function toPayload(base: readonly SavedRow[], rows: readonly EditorRow[]): CardPayload {
  const saved = mapRows(base);
  const kept = mapRows(rows);
  const payload: CardPayload = { rows: {}, removed: {} };
  for (const row of rows) {
    const { resource, parent } = sections[row.table];
    const before = saved.get(keyOf(row));
    const result = validate(resource, row.texts);
    const values = result.kind === 'valid' ? result.values : {};
    const changed = new Set(changesOf(row, before).map(({ field }) => field.name));
    const content: Values = {
      id: row.id,
      ...(parent && row.parentId !== null && { [parent.by]: row.parentId }),
      ...(before
        ? {
            revision: before.revision,
            ...Object.fromEntries(Object.entries(values).filter(([name]) => changed.has(name))),
          }
        : values),
    };
    (payload.rows[row.table] ??= []).push(content);
  }
  for (const row of base) {
    if (kept.has(keyOf(row))) continue;
    (payload.removed[row.table] ??= []).push({ id: row.id, revision: row.revision });
  }
  return payload;
}

/** The row that a path of the answer, such as `category_points.3.rate`, is about. */
export function findRefused(
  rows: readonly EditorRow[],
  path: string,
): { readonly key: string; readonly field: string } | undefined {
  const [table, index, field = ''] = path.split('.');
  const row = rows.filter((each) => each.table === table)[Number(index)];
  return row && { key: keyOf(row), field };
}
