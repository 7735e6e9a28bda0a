/** The words of a search; `*` is dropped, since the API reads it as `%`. */
export function toSearchWords(query: string): string[] {
  return query
    .replaceAll('*', ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
}

/**
 * The words of a search as patterns for `ilike`. The characters that mean something to `like` are
 * taken literally.
 */
export function toSearchPatterns(query: string): string[] {
  return toSearchWords(query).map((word) => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`);
}
