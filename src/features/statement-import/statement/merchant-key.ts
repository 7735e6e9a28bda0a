/** Payment services and tills that print their own name before the merchant's. */
const TILL =
  /^(sq|tst|sp|py|pp|ppl|bt|in|ic|wpy|paypal|google|apl|cke|ec|fsp|dd|crv|pos|debit|purchase|checkcard|recurring)\s*\*+\s*/i;
const PURCHASE_WORDS =
  /^(pos|debit card|checkcard|check card|recurring|purchase|authorized on|pending|visa|card)(\s+(purchase|debit|payment|authorized on))?\s+(\d{2}\/\d{2}\s+)?/i;

/**
 * Words of a description that name the merchant, in capitals: without the till's prefix, order and
 * store numbers, and punctuation. `SQ *BLUE BOTTLE #1234` and `Blue Bottle 0981` agree.
 */
export function merchantWords(description: string): readonly string[] {
  const named = description.replace(PURCHASE_WORDS, '').replace(TILL, '');
  return named
    .toUpperCase()
    .replace(/['’]/g, '')
    .split(/[^A-Z0-9&+]+/)
    .filter((word) => word !== '' && !/\d{3,}/.test(word));
}

/** By which a member's correction is remembered: the first words, since towns follow the name. */
export function keyOfWords(words: readonly string[]): string {
  return words
    .filter((word) => !/^\d+$/.test(word))
    .slice(0, 3)
    .join(' ');
}

/** The key of a description under which a correction is stored. */
export function merchantKey(description: string): string {
  return keyOfWords(merchantWords(description));
}
