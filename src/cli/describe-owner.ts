import type { OwnCard, PersonCopies } from '../domain/household/person-copies.ts';

/** A card as an answer names it: with its person where there are several. */
export function describeOwner(
  copies: PersonCopies | null,
  card: string,
): { readonly card: string } | OwnCard {
  return copies ? copies.ownerOf(card) : { card };
}
