/** Question for a model. */
export type ModelQuestion =
  | { readonly kind: 'hold'; readonly cards: readonly string[] }
  | {
      readonly kind: 'choose';
      readonly atMost: number;
      readonly pinned?: readonly string[];
      readonly excluded?: readonly string[];
      readonly onePerFamily?: boolean;
      readonly incompatible?: readonly (readonly [string, string])[];
      /**
       * Months with the same rules as one stretch, caps summed over them, and what tops out in a number of
       * them: never less than the answer, so that a wallet worth as much is the best.
       */
      readonly isBound?: boolean;
      /** Wallets to exclude. */
      readonly except?: readonly (readonly string[])[];
    };

export function isBound(question: ModelQuestion): boolean {
  return question.kind === 'choose' && question.isBound === true;
}
