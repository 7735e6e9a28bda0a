/** Payment services and tills that print their own name before the merchant's. */
const TILL =
  /^(sq|tst|sp|py|pp|ppl|bt|in|ic|wpy|paypal|google|apl|cke|ec|fsp|dd|crv|pos|debit|purchase|checkcard|recurring)\s*\*+\s*/i;
const PURCHASE_WORDS =
  /^(pos|debit card|checkcard|check card|recurring|purchase|authorized on|pending|visa|card)(\s+(purchase|debit|payment|authorized on))?\s+(\d{2}\/\d{2}\s+)?/i;

/** Numbers of stores and orders have letters as well: `F13245`; names have more of them: `1800CONTACTS`. */
const isNumber = (word: string) => /\d{3,}/.test(word) && !/[A-Z]{5,}/.test(word);

/**
 * Words of a text in capitals, without accents, punctuation, and order and store numbers, and without "and": `Barnes & Noble #1234`
 * and `barnes and noble` agree.
 */
export function wordsOf(text: string): readonly string[] {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toUpperCase()
    .replace(/['’]/g, '')
    .replaceAll('&', '')
    .replaceAll('+', ' PLUS ')
    .split(/[^A-Z0-9]+/)
    .map((word) => word.replace(/(?<=^[A-Z]{3,})\d{3,}$/, ''))
    .filter((word) => word !== '' && word !== 'AND' && !isNumber(word));
}

/** A description without what the bank and the till print before the merchant: `SQ *BLUE BOTTLE` is `BLUE BOTTLE`. */
export function withoutTill(description: string): string {
  return description.trim().replace(PURCHASE_WORDS, '').replace(TILL, '');
}
