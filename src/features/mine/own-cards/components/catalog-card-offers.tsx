import { useSuspenseQuery } from '@tanstack/react-query';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import { ownCardsQuery } from '../queries.ts';
import { CatalogCardOffer } from './catalog-card-offer.tsx';

/** Offers for all own cards that the catalog has by now. */
export function CatalogCardOffers() {
  const { cards } = useCatalog();
  const { data: ownCards } = useSuspenseQuery(ownCardsQuery());
  return ownCards.map((own) => {
    const card = cards.find(({ id }) => id === own.credit_card_id);
    return card && <CatalogCardOffer key={own.id} card={card} own={own} />;
  });
}
