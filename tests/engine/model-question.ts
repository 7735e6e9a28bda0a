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
       * Combines months with the same rules, with their caps summed, and monthly choices counted: never less than the
       * answer, so a wallet worth as much is the best.
       */
      readonly isBound?: boolean;
      readonly except?: readonly (readonly string[])[];
    };

export function isBound(question: ModelQuestion): boolean {
  return question.kind === 'choose' && question.isBound === true;
}
