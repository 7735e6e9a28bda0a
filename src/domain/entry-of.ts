/** What a table says of a key; a slug such as `constructor` finds nothing that is not in the table itself. */
export function entryOf<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
