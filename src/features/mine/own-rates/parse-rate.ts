/** Parses points or percent per dollar from typed text (`3`, `5x`, `1.5%`); null if it is not a rate. */
export function parseRate(text: string): number | null {
  const plain = text.trim().replace(/\s*[x×%]$/iu, '');
  if (!/^\d+(\.\d{0,4})?$|^\.\d{1,4}$/u.test(plain)) return null;
  const rate = Number(plain);
  return rate > 1000 ? null : rate;
}
