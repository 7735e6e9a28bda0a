import type { CardFacts } from '@/domain/card-face.ts';
import { counterFields } from '@/features/use/best-card/schema.ts';
import { oneOf, searchSchema, type SearchOf } from '@/lib/search-schema.ts';

/** A new member's answers that are still missing before figures mean something. */
export type Progress = {
  readonly hasCards: boolean;
  readonly hasSpending: boolean;
};

export const homeSearchSchema = searchSchema({
  ...counterFields,
  step: oneOf(['cards', 'spending', 'answer']),
});
export type SetupStep = NonNullable<SearchOf<typeof homeSearchSchema>['step']>;

/** How the cards of a flow are shown, by the id of the held card. */
export type FlowCards = ReadonlyMap<
  string,
  { readonly row: CardFacts; readonly name: string; readonly issuer: string }
>;
