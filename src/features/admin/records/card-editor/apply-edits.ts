import { type FieldChange, initialTexts, listChanges, textsOf } from '@/lib/fields/check-fields.ts';
import type { Texts } from '@/lib/fields/field.ts';
import type { Row } from '../machine/create-resource.ts';
import { type CardTable, cardTables, ownReferences, sections } from './list-sections.ts';

export type EditorRow = {
  readonly table: CardTable;
  /** Negative while it is not saved. */
  readonly id: number;
  /** Id of the parent row; null for rows that belong to the card itself. */
  readonly parentId: number | null;
  readonly texts: Texts;
};

export type SavedRow = EditorRow & { readonly revision: number };

export type CardRows = Readonly<Record<CardTable, readonly Row[]>>;

/** `category_points:12`, by which a row is known on the screen. */
export function keyOf({ table, id }: Pick<EditorRow, 'table' | 'id'>): string {
  return `${table}:${id}`;
}

function parentIdOf(table: CardTable, row: Row): number | null {
  const { parent } = sections[table];
  if (parent === null || parent.table === 'credit_cards') return null;
  const id = row[parent.by];
  return typeof id === 'number' ? id : null;
}

export function toSavedRows(rows: CardRows): SavedRow[] {
  return cardTables.flatMap((table) =>
    rows[table].map((row) => ({
      table,
      id: row.id,
      revision: row.revision,
      parentId: parentIdOf(table, row),
      texts: textsOf(sections[table].resource, row),
    })),
  );
}

export function createRow(
  table: CardTable,
  id: number,
  parentId: number | null,
  given: Texts = {},
): EditorRow {
  return { table, id, parentId, texts: initialTexts(sections[table].resource, given) };
}

export function mapRows<R extends EditorRow>(rows: readonly R[]): ReadonlyMap<string, R> {
  return new Map(rows.map((row) => [keyOf(row), row]));
}

/** The changed fields of a row; a new row has none. */
export function changesOf(row: EditorRow, saved: SavedRow | undefined): FieldChange[] {
  return saved ? listChanges(sections[row.table].resource, saved.texts, row.texts) : [];
}

/** The rows without one of them and what belongs to it; what named it names nothing. */
export function removeRow(rows: readonly EditorRow[], key: string): EditorRow[] {
  const removed = rows.find((row) => keyOf(row) === key);
  if (!removed) return [...rows];
  return rows
    .filter((row) => {
      const { parent } = sections[row.table];
      return row !== removed && !(parent?.table === removed.table && row.parentId === removed.id);
    })
    .map((row) => {
      const named = Object.entries(ownReferences).filter(
        ([name, table]) => table === removed.table && row.texts[name] === String(removed.id),
      );
      if (named.length === 0) return row;
      return {
        ...row,
        texts: { ...row.texts, ...Object.fromEntries(named.map(([n]) => [n, ''])) },
      };
    });
}

type EditSummary = {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
};

export function summarizeEdits(base: readonly SavedRow[], rows: readonly EditorRow[]): EditSummary {
  const saved = mapRows(base);
  const kept = mapRows(rows);
  return {
    added: rows.filter(({ id }) => id < 0).length,
    changed: rows.filter((row) => changesOf(row, saved.get(keyOf(row))).length > 0).length,
    removed: base.filter((row) => !kept.has(keyOf(row))).length,
  };
}

/** Carries edits made during a save over to the saved rows. New rows have their final ids by now. */
export function carryOver(
  sent: readonly EditorRow[],
  now: readonly EditorRow[],
  saved: readonly SavedRow[],
): EditorRow[] {
  const before = mapRows(sent);
  const after = mapRows(now);
  const kept = saved.flatMap((row): EditorRow[] => {
    const [was, is] = [before.get(keyOf(row)), after.get(keyOf(row))];
    if (!was) return [row];
    if (!is) return [];
    const typed = Object.entries(is.texts).filter(([name, text]) => was.texts[name] !== text);
    return [
      typed.length === 0 ? row : { ...row, texts: { ...row.texts, ...Object.fromEntries(typed) } },
    ];
  });
  const added = now.filter(
    (row) => row.id < 0 && !before.has(keyOf(row)) && (row.parentId ?? 0) >= 0,
  );
  return [...kept, ...added];
}
