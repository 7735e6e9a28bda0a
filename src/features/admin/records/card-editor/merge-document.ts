import type { FieldChange } from '@/lib/fields/check-fields.ts';
import { compareVersions, type MergeLine, mergeVersions } from './compare-rows.ts';
import {
  changesOf,
  type EditorRow,
  keyOf,
  mapRows,
  removeRow,
  type SavedRow,
} from './apply-edits.ts';
import { sections } from './list-sections.ts';

/** A change another admin saved while the card was edited here. */
export type MergeItem =
  | { readonly kind: 'added'; readonly row: SavedRow }
  | { readonly kind: 'changed'; readonly row: EditorRow; readonly lines: readonly MergeLine[] }
  /** They removed a row untouched here: it is removed. */
  | { readonly kind: 'removed'; readonly row: EditorRow }
  /** They removed a row changed here. */
  | {
      readonly kind: 'removed-by-them';
      readonly row: EditorRow;
      readonly mine: readonly FieldChange[];
    }
  /** They changed a row removed here. */
  | {
      readonly kind: 'removed-by-me';
      readonly row: SavedRow;
      readonly lines: readonly MergeLine[];
    };

type Versions = {
  readonly base: readonly SavedRow[];
  readonly mine: readonly EditorRow[];
  readonly theirs: readonly SavedRow[];
};

/** Lists their changes row by row. Changes made by only one side need no decision. */
export function compareDocuments({ base, mine, theirs }: Versions): MergeItem[] {
  const [before, here] = [mapRows(base), mapRows(mine)];
  const there = mapRows(theirs);
  const items: MergeItem[] = [];
  for (const row of theirs) {
    const key = keyOf(row);
    const [old, typed] = [before.get(key), here.get(key)];
    const { resource } = sections[row.table];
    if (!old) items.push({ kind: 'added', row });
    else {
      const texts = { base: old.texts, mine: (typed ?? old).texts, theirs: row.texts };
      const lines = compareVersions(resource, texts);
      if (lines.length === 0) continue;
      items.push(
        typed ? { kind: 'changed', row: typed, lines } : { kind: 'removed-by-me', row, lines },
      );
    }
  }
  for (const row of mine) {
    if (row.id < 0 || there.has(keyOf(row))) continue;
    const changes = changesOf(row, before.get(keyOf(row)));
    items.push(
      changes.length === 0
        ? { kind: 'removed', row }
        : { kind: 'removed-by-them', row, mine: changes },
    );
  }
  return items;
}

/** Rebases onto their version: their rows where only they changed them, ours where only we did, `keepsMine` else. */
export function mergeDocuments(
  versions: Versions,
  keepsMine: (choice: string) => boolean,
  nextId: () => number,
): EditorRow[] {
  let rows: EditorRow[] = [...versions.mine];
  for (const item of compareDocuments(versions)) {
    const key = keyOf(item.row);
    switch (item.kind) {
      case 'added':
        rows.push({ ...item.row });
        break;
      case 'changed': {
        const texts = mergeVersions(item.row.texts, item.lines, (name) =>
          keepsMine(`${key}:${name}`),
        );
        rows = rows.map((row) => (keyOf(row) === key ? { ...row, texts } : row));
        break;
      }
      case 'removed':
        rows = removeRow(rows, key);
        break;
      case 'removed-by-them':
        if (!keepsMine(key)) rows = removeRow(rows, key);
        else rows = renumber(rows, item.row, nextId());
        break;
      case 'removed-by-me':
        if (!keepsMine(key)) rows.push({ ...item.row });
        break;
    }
  }
  return rows;
}

/** A row that is gone in the database is saved as a new one; what belongs to it follows. */
function renumber(rows: readonly EditorRow[], old: EditorRow, id: number): EditorRow[] {
  return rows.map((row) => {
    if (keyOf(row) === keyOf(old)) return { ...row, id };
    const { parent } = sections[row.table];
    const isPart = parent?.table === old.table && row.parentId === old.id;
    return isPart ? { ...row, parentId: id } : row;
  });
}
