/** A hundred million dollars: above it a slip of the finger of a member is likelier than an amount. */
export const USUAL_LARGEST = 10_000_000_000;

/** Reads what a person types for an amount of dollars (`1,250`, `$12.50`) as cents; null where it is none. */
export function parseDollars(text: string, largestCents = USUAL_LARGEST): number | null {
  const plain = text.replace(/[\s$,]/g, '');
  if (!/^\d+(\.\d{0,2})?$|^\.\d{1,2}$/.test(plain)) return null;
  const cents = Math.round(Number(plain) * 100);
  return cents > largestCents ? null : cents;
}
