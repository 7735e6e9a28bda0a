import { type EditorRow, keyOf, mapRows, type SavedRow } from './apply-edits.ts';

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
