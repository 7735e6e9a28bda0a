/** What a model is asked for. */
export type ModelQuestion =
  | { readonly kind: 'hold'; readonly cards: readonly string[] }
  | {
      readonly kind: 'choose';
      readonly atMost: number;
      /** Where no rule has dates and nothing is chosen anew each month, one stretch stands for the year. */
      readonly monthsAreAlike?: boolean;
      /**
       * Months with the same rules as one stretch, caps summed over them, and what tops out in a number of
       * them: never less than the answer, so that a wallet worth as much is the best.
       */
      readonly isBound?: boolean;
      /** Wallets that are not to be chosen again. */
      readonly except?: readonly (readonly string[])[];
    };

export function isOneStretch(question: ModelQuestion): boolean {
  return question.kind === 'choose' && question.monthsAreAlike === true;
}

export function isBound(question: ModelQuestion): boolean {
  return question.kind === 'choose' && question.isBound === true;
}
