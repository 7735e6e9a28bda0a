import { withoutTill } from '../merchant/merchant-words.ts';

/**
 * Words of a description that name the merchant, in capitals: without the till's prefix, order and
 * store numbers, and punctuation. `SQ *BLUE BOTTLE #1234` and `Blue Bottle 0981` agree.
 */
function merchantWords(description: string): readonly string[] {
  return withoutTill(description)
    .toUpperCase()
    .replace(/['’]/g, '')
    .split(/[^A-Z0-9&+]+/)
    .filter((word) => word !== '' && !/\d{3,}/.test(word));
}

/** The key of a description under which a member's correction is stored: the first words, since towns follow the name. */
export function merchantKey(description: string): string {
  return merchantWords(description)
    .filter((word) => !/^\d+$/.test(word))
    .slice(0, 3)
    .join(' ');
}

/** The first word of a shop's name, by which two rows may be of one shop. */
export function firstWord(description: string): string {
  return merchantWords(description)[0] ?? '';
}
