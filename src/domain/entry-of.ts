/** Looks up a table's own entry; a slug such as `constructor` finds nothing inherited. */
export function entryOf<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
