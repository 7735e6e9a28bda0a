export type ParsedAmount =
  | { readonly kind: 'amount'; readonly cents: number }
  | { readonly kind: 'invalid'; readonly message: string };

/** A hundred million dollars: above it a slip of the finger is likelier than a purchase. */
const largestCents = 10_000_000_000;

/** Reads what a person types for an amount of dollars: "1,250", "$1250.50", "" for nothing. */
export function parseAmount(text: string): ParsedAmount {
  const plain = text.replace(/[\s$,_]/g, '');
  if (plain === '') return { kind: 'amount', cents: 0 };
  if (!/^\d+(\.\d{0,2})?$|^\.\d{1,2}$/.test(plain)) {
    return { kind: 'invalid', message: 'Enter an amount such as 1,250 or 1250.50.' };
  }
  const cents = Math.round(Number(plain) * 100);
  if (cents > largestCents) return { kind: 'invalid', message: 'That amount is too large.' };
  return { kind: 'amount', cents };
}
