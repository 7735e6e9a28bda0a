/** As a database lowers letters that knows no language. */
function lowerLatin(text: string): string {
  return text.replaceAll(/[A-Z]/gu, (letter) => letter.toLowerCase());
}

/**
 * Whether all words occur in the texts, whatever their case; undefined where that depends on how the database lowers
 * letters, or on a text that is not known (undefined).
 */
export function hasWords(
  texts: readonly (string | null | undefined)[],
  words: readonly string[],
): boolean | undefined {
  const known = texts.filter((text) => typeof text === 'string').join(' ');
  const [latin, any] = [lowerLatin, (text: string) => text.toLowerCase()].map((lower) =>
    words.every((word) => lower(known).includes(lower(word))),
  );
  if (latin !== any) return undefined;
  if (latin === true || words.length === 0) return true;
  return texts.includes(undefined) ? undefined : false;
}
