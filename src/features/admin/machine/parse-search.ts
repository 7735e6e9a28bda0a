/** The words of a search; eight are more than anybody types. */
export function toSearchWords(query: string): string[] {
  return query
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 8);
}

/** A word inside a condition of an address: what means something there stands for any one character. */
export function toLikePattern(word: string): string {
  return word.replace(/["'()*,.:\\%_]/g, '_');
}
