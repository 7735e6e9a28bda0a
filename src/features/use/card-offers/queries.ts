import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CardOffer } from '@/domain/card-offers/judge-offer.ts';
import { toOffer } from '@/domain/card-offers/read-columns.ts';
import { isSameShop } from '@/domain/card-offers/same-shop.ts';
import { memoizeText } from '@/domain/merchant/memoize-text.ts';
import { type FoundShop, useShopRecognizer } from '@/features/catalog/shops/queries.ts';
import { sharedRowsQuery, useHasShared } from '@/features/mine/household/queries.ts';
import { cardOffer, type CardOfferRow } from './schema.ts';
import { cardOffersQuery } from './tables.ts';

const none: readonly CardOfferRow[] = [];

/** The part of a recognizer that offers need. */
type Recognize = (
  name: string,
  source: 'printed',
) => {
  readonly merchant: { readonly id: number } | null;
  readonly confidence: FoundShop['confidence'];
} | null;

/**
 * Finds the catalog's shop of each offer, once: a household has thousands, of names that anybody typed. They are read like names on
 * statements, since a comparison letter by letter takes milliseconds for each and finds no shop that counts.
 */
export function createShopFinder(recognize: Recognize): (name: string) => number | null {
  return memoizeText((name) => {
    const found = recognize(name, 'printed');
    return found?.confidence === 'low' ? null : (found?.merchant?.id ?? null);
  }, Infinity);
}

/**
 * Offers that hold at a shop: those whose shop is recognized as the same, or has the name that was typed. With the
 * household's, which are read only while its cards are shown.
 */
export function useShopOffers(
  shop: FoundShop | null,
  typed: string,
  withHousehold: boolean,
): readonly CardOffer[] {
  const { data: own = none } = useQuery(cardOffersQuery());
  const isShared = useHasShared('benefits') && withHousehold;
  const { data: shared = none } = useQuery({
    ...sharedRowsQuery('card_offers', cardOffer.schema),
    enabled: isShared,
  });
  const { recognize } = useShopRecognizer(true);
  const findShop = useMemo(() => recognize && createShopFinder(recognize), [recognize]);
  return useMemo(() => {
    const merchant = shop?.confidence === 'low' ? null : shop?.merchant;
    const isHere = (name: string): boolean =>
      isSameShop(name, typed) ||
      (shop?.merchant != null && isSameShop(name, shop.merchant.name)) ||
      (merchant != null && findShop?.(name) === merchant.id);
    return [...own, ...(isShared ? shared : none)]
      .filter((row) => isHere(row.shop))
      .map((row) => toOffer(row));
  }, [own, shared, isShared, shop, typed, findShop]);
}
