import { type ExportedTable, importedTableNames, type MemberData } from './schema.ts';

type TableChanges = {
  readonly table: ExportedTable;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly same: number;
};

export type DataChanges = {
  readonly tables: readonly TableChanges[];
  /** True if the name, preferences or choices differ. */
  readonly areSettingsChanged: boolean;
  readonly isSame: boolean;
};

/** Equal values give equal text: keys in order, whatever order they were written in. */
export function textOf(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** True if `textOf` answers the same; found without writing out drawings of megabytes. */
function areEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a) && Array.isArray(b) && a.length !== b.length) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => areEqual(Reflect.get(a, key), Reflect.get(b, key)));
}

function compareTable(
  table: ExportedTable,
  before: readonly { readonly id: string }[],
  after: readonly { readonly id: string }[],
): TableChanges {
  const known = new Map(before.map((row) => [row.id, row]));
  let [added, changed, same] = [0, 0, 0];
  for (const row of after) {
    const was = known.get(row.id);
    if (was === undefined) added += 1;
    else if (areEqual(was, row)) same += 1;
    else changed += 1;
  }
  return { table, added, changed, removed: before.length - changed - same, same };
}

export function compareData(before: MemberData, after: MemberData): DataChanges {
  const tables = importedTableNames.map((table) =>
    compareTable(table, before[table], after[table]),
  );
  const areSettingsChanged = !areEqual(before.members, after.members);
  const isSame =
    !areSettingsChanged &&
    tables.every(({ added, changed, removed }) => added + changed + removed === 0);
  return { tables, areSettingsChanged, isSame };
}
