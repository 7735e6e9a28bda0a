import { parseDollars, USUAL_LARGEST } from '@/lib/parse-dollars.ts';

export type ParsedAmount =
  | { readonly kind: 'amount'; readonly cents: number }
  | { readonly kind: 'invalid'; readonly message: string };

/** Parses a typed yearly dollar amount; empty text is zero. */
export function parseAmount(text: string): ParsedAmount {
  const isNothing = /^[\s$,_]*$/.test(text);
  const cents = isNothing ? 0 : parseDollars(text.replaceAll('_', ''), Number.MAX_SAFE_INTEGER);
  if (cents === null) {
    return { kind: 'invalid', message: 'Enter an amount such as 1,250 or 1250.50.' };
  }
  if (cents > USUAL_LARGEST) return { kind: 'invalid', message: 'That amount is too large.' };
  return { kind: 'amount', cents };
}
