import { useQuery } from '@tanstack/react-query';
import { cardOffersQuery } from '@/features/use/card-offers/queries.ts';

/** Reads the offers before a shop is typed, so that they count without a network. */
export function KeepOffers() {
  useQuery(cardOffersQuery());
  return null;
}
