import type { CardFacts } from '@/lib/card-face.ts';

/** How the cards of a flow are shown, by the id of the held card. */
export type FlowCards = ReadonlyMap<
  string,
  { readonly row: CardFacts; readonly name: string; readonly issuer: string }
>;
