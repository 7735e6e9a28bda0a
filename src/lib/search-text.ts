/** Lower case without accents, so that "aeromexico" finds "Aeroméxico". */
export function normaliseSearchText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** True when every word of `query` occurs in `text`, in any order. */
export function matchesSearch(text: string, query: string): boolean {
  const normalised = normaliseSearchText(text);
  return normaliseSearchText(query)
    .split(/\s+/u)
    .every((word) => normalised.includes(word));
}
