/** Payment services and tills that print their own name before the merchant's. */
const TILL =
  /^(sq|tst|sp|py|pp|ppl|bt|in|ic|wpy|paypal|google|apl|cke|ec|fsp|dd|crv|pos|debit|purchase|checkcard|recurring)\s*\*+\s*/i;
const PURCHASE_WORDS =
  /^(pos|debit card|checkcard|check card|recurring|purchase|authorized on|pending|visa|card)(\s+(purchase|debit|payment|authorized on))?\s+(\d{2}\/\d{2}\s+)?/i;

/** Numbers of stores and orders have letters as well: `F13245`; names have more of them: `1800CONTACTS`. */
const isNumber = (word: string) => /\d{3}/.test(word) && !/[A-Z]{5}/.test(word);

/** Most names have no other letters, and thousands of them are read at once. */
const withoutAccents = (text: string) =>
  /[^\0-\x7F]/.test(text) ? text.normalize('NFD').replace(/\p{Diacritic}/gu, '') : text;

/**
 * Words of a text in capitals, without accents, punctuation, and order and store numbers, and without "and": `Barnes & Noble #1234`
 * and `barnes and noble` agree.
 */
export function wordsOf(text: string): readonly string[] {
  return withoutAccents(text)
    .toUpperCase()
    .replace(/['’&]/g, '')
    .replaceAll('+', ' PLUS ')
    .split(/[^A-Z0-9]+/)
    .map((word) => (/\d{3}$/.test(word) ? word.replace(/(?<=^[A-Z]{3,})\d+$/, '') : word))
    .filter((word) => word !== '' && word !== 'AND' && !isNumber(word));
}

/** Strips text the bank and the terminal print before the merchant: `SQ *BLUE BOTTLE` becomes `BLUE BOTTLE`. */
export function withoutTill(description: string): string {
  return description.trim().replace(PURCHASE_WORDS, '').replace(TILL, '');
}

/** Text after the first star, which follows any payment terminal's name. */
export function afterStar(description: string): string {
  return description.replace(/^[^*]*\*/, '');
}

/** Words without the codes that are glued to them: `NYCTAXI4J23` is `NYCTAXI`. */
export function withoutCodes(words: readonly string[]): readonly string[] {
  return words.map((word) => word.replace(/(?<=^[A-Z]{4,})\d[A-Z0-9]*$/, ''));
}
