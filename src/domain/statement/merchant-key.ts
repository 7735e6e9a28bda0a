import { withoutTill } from '../merchant/merchant-words.ts';
import { isTown } from '../merchant/towns.ts';

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

const MOST_LETTERS = 100;
/** Letters that no person sees. */
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}\uFE00-\uFE0F]/gu;

/**
 * The key of a description under which a member's correction is stored: the first words, since towns follow the name.
 * Without words it is the description itself. At most 100 letters, none of them hidden, and never empty.
 */
export function merchantKey(description: string): string {
  const words = merchantWords(description).filter((word) => !/^\d+$/.test(word));
  const key = words.slice(0, 3).join(' ') || description.replace(HIDDEN, '').trim();
  return [...key].slice(0, MOST_LETTERS).join('').trim() || '?';
}

/**
 * Keys of the corrections that hold for a description, the closest first: its own, the same without the town after at
 * least two words, and that of the shop. Give no shop if the name has two readings: its correction would answer both.
 */
export function correctionKeys(description: string, shop?: string | null): readonly string[] {
  const own = merchantKey(description);
  const words = own.split(' ');
  while (words.length > 2 && isTown(words.at(-1) ?? '')) words.pop();
  return [...new Set([own, words.join(' '), ...(shop == null ? [] : [merchantKey(shop)])])];
}

/** The first word of a shop's name, by which two rows may be of one shop. */
export function firstWord(description: string): string {
  return merchantWords(description)[0] ?? '';
}
