/** The words of a search; eight are more than anybody types. */
export function toSearchWords(query: string): string[] {
  return query
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 8);
}

/** Escapes a word for a condition in an address: characters with a meaning there match any character. */
export function toLikePattern(word: string): string {
  return word.replace(/["'()*,.:\\%_]/g, '_');
}
