/** Lower case without accents, so that "aeromexico" finds "Aeroméxico". */
export function normalizeSearchText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

const shortNames = new Map([
  ['amex', 'american express'],
  ['bbc', 'blue business cash'],
  ['bbp', 'blue business plus'],
  ['bce', 'blue cash everyday'],
  ['bcp', 'blue cash preferred'],
  ['boa', 'bank of america'],
  ['bofa', 'bank of america'],
  ['ccc', 'custom cash'],
  ['cdc', 'double cash'],
  ['cff', 'freedom flex'],
  ['cfu', 'freedom unlimited'],
  ['cic', 'ink business cash'],
  ['cip', 'ink business preferred'],
  ['ciu', 'ink business unlimited'],
  ['csp', 'sapphire preferred'],
  ['csr', 'sapphire reserve'],
  ['plat', 'platinum'],
  ['usbar', 'altitude reserve'],
  ['vx', 'venture x'],
]);

/** The full name behind a common abbreviation, in the form of `normalizeSearchText`. */
export function lengthenName(word: string): string | undefined {
  return shortNames.get(word);
}

/** Letters of a query that are compared: a pasted page would stop the one that is searched. */
export const LONGEST_QUERY = 200;

/** True when every word of `query`, or the name it is short for, occurs in `text`, in any order. */
export function matchesSearch(text: string, query: string): boolean {
  const normalized = normalizeSearchText(text);
  return normalizeSearchText(query.slice(0, LONGEST_QUERY))
    .split(/\s+/u)
    .every((word) => {
      const name = lengthenName(word);
      return normalized.includes(word) || (name !== undefined && normalized.includes(name));
    });
}

/**
 * Ranks a match: 0 the exact name, 1 its beginning, 2 the typed words in order inside it, 3 any other match of
 * `matchesSearch`. Sorting by it lets Enter take the intended entry.
 */
export function searchDistance(name: string, query: string): 0 | 1 | 2 | 3 {
  const normalized = normalizeSearchText(name);
  const typed = normalizeSearchText(query).trim();
  if (normalized === typed) return 0;
  if (normalized.startsWith(typed)) return 1;
  return normalized.includes(typed) ? 2 : 3;
}
