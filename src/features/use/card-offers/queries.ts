import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CardOffer } from '@/domain/card-offers/judge-offer.ts';
import { isSameShop } from '@/domain/card-offers/same-shop.ts';
import { type FoundShop, useShopRecognizer } from '@/features/catalog/shops/queries.ts';
import { sharedRowsQuery, useHasShared } from '@/features/mine/household/queries.ts';
import { defineMemberTable } from '@/lib/rows/member-table.ts';
import { cardOffer, type CardOfferRow, toOffer } from './schema.ts';

export const cardOffersTable = defineMemberTable({
  ...cardOffer,
  order: [{ column: 'created_at' }],
});
export const cardOffersQuery = cardOffersTable.query;

const none: readonly CardOfferRow[] = [];

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
  return useMemo(() => {
    const merchant = shop?.confidence === 'low' ? null : shop?.merchant;
    const isHere = (name: string): boolean => {
      if (isSameShop(name, typed) || (shop?.merchant && isSameShop(name, shop.merchant.name)))
        return true;
      const found = merchant ? recognize?.(name) : null;
      return found?.confidence !== 'low' && found?.merchant?.id === merchant?.id && found != null;
    };
    return [...own, ...(isShared ? shared : none)]
      .filter((row) => isHere(row.shop))
      .map((row) => toOffer(row));
  }, [own, shared, isShared, shop, typed, recognize]);
}
