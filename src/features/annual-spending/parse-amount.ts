import { parseDollars, USUAL_LARGEST } from '@/lib/parse-dollars.ts';
import * as texts from './texts.ts';

export type ParsedAmount =
  | { readonly kind: 'amount'; readonly cents: number }
  | { readonly kind: 'invalid'; readonly message: string };

/** What a person types for a yearly amount of dollars; an empty one is nothing. */
export function parseAmount(text: string): ParsedAmount {
  const isNothing = /^[\s$,_]*$/.test(text);
  const cents = isNothing ? 0 : parseDollars(text.replaceAll('_', ''), Number.MAX_SAFE_INTEGER);
  if (cents === null) {
    return { kind: 'invalid', message: texts.enterAnAmountSuchAs };
  }
  if (cents > USUAL_LARGEST) return { kind: 'invalid', message: texts.thatAmountIsTooLarge };
  return { kind: 'amount', cents };
}
