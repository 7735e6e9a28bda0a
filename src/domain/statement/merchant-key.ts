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
/** Letters that no person sees: at least those that `private.hidden_in_names` lists. */
const HIDDEN =
  // oxlint-disable-next-line no-misleading-character-class -- It looks for these characters one by one.
  /[\p{C}\p{Zl}\p{Zp}\u034F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u2800\u3164\uFE00-\uFE0F\uFFA0\u{E0100}-\u{E01EF}]/gu;

/**
 * The key of a description under which a member's correction is stored: the first words, since towns follow the name.
 * Without words it is the description itself. At most 100 letters, none of them hidden, and never empty.
 */
export function merchantKey(description: string): string {
  const words = merchantWords(description).filter((word) => !/^\d+$/.test(word));
  const key = words.slice(0, 3).join(' ') || description.replace(HIDDEN, '').trim();
  const cut = key.length > MOST_LETTERS ? [...key].slice(0, MOST_LETTERS).join('') : key;
  return cut.trim() || '?';
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

/** The first word of a shop's name; two rows that share it may be from one shop. */
export function firstWord(description: string): string {
  return merchantWords(description)[0] ?? '';
}
