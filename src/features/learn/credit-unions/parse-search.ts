/** The words of a search; `*` is dropped, since the API reads it as `%`. */
export function toSearchWords(query: string): string[] {
  return query
    .replaceAll('*', ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** The words of a search as patterns for `ilike`, with the characters that `like` interprets escaped. */
export function toSearchPatterns(query: string): string[] {
  return toSearchWords(query).map((word) => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`);
}
