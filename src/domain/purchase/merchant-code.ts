/**
 * Whether a list of merchant category codes, as a sub-category gives it (`5812 5811` or `3000-3299 4511`),
 * holds the code of a merchant.
 */
export function hasMerchantCode(list: string, code: string): boolean {
  if (!/^\d{4}$/.test(code)) return false;
  return list
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .some((part) => {
      const [first = '', last = first] = part.split('-');
      return first <= code && code <= last;
    });
}
