/** Points, or percent, per dollar from what a person types (`3`, `5x`, `1.5%`); null where it is no rate. */
export function parseRate(text: string): number | null {
  const plain = text.trim().replace(/\s*[x×%]$/iu, '');
  if (!/^\d+(\.\d{0,4})?$|^\.\d{1,4}$/u.test(plain)) return null;
  const rate = Number(plain);
  return rate > 1000 ? null : rate;
}
