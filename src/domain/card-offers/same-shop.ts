/** Letters and digits of a shop's name, without its web ending: `Patagonia.com` and `PATAGONIA®` agree. */
const keyOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\.(?:com|net|org|co)\b/g, '')
    .replace(/&/g, 'and')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** True if two names are of the same shop, however they are spaced, spelled in capitals or marked. */
export function isSameShop(one: string, other: string): boolean {
  const key = keyOf(one);
  return key !== '' && key === keyOf(other);
}
