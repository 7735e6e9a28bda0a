import { memoizeText } from '../merchant/memoize-text.ts';

/** A household has thousands of offers, and a letter may stand for twenty. */
const MOST_NAMES = 10_000;

/** Letters and digits of a shop's name, without its web ending: `Patagonia.com` and `PATAGONIA®` agree. Empty if it has none. */
export const shopKey = memoizeText(
  (name) =>
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/\.(?:com|net|org|co)\b/g, '')
      .replace(/&/g, 'and')
      .replace(/[^\p{L}\p{N}]/gu, ''),
  MOST_NAMES,
);

/** True if two names are of the same shop, however they are spaced, spelled in capitals or marked. */
export function isSameShop(one: string, other: string): boolean {
  const key = shopKey(one);
  return key !== '' && key === shopKey(other);
}
