/** A hundred million dollars: above it a slip of the finger of a member is likelier than an amount. */
export const USUAL_LARGEST = 10_000_000_000;

/**
 * Parses a typed dollar amount (`1,250`, `$12.50`) into cents; null if it is not an amount. Commas are between thousands
 * alone: `1,25` may be meant as `1.25`.
 */
export function parseDollars(text: string, largestCents = USUAL_LARGEST): number | null {
  const plain = text.replace(/[\s$]/g, '');
  if (!/^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{0,2})?$|^\.\d{1,2}$/.test(plain)) return null;
  const cents = Math.round(Number(plain.replaceAll(',', '')) * 100);
  return cents > largestCents ? null : cents;
}
