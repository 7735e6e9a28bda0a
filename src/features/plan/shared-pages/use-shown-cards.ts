import { useCallback, useMemo } from 'react';
import { useCardSummaries } from '@/features/learn/credit-cards/tables.ts';
import type { CardFacts } from '@/domain/card-face.ts';

/** A card that has left the catalog since the page was made. */
const gone: CardFacts = {
  name: 'A card no longer listed',
  network: 'other',
  product_family: null,
  art_primary_hex: '#64748b',
  art_secondary_hex: '#475569',
  material: null,
  issuer_rank: null,
  point_systems: { slug: '', kind: 'cashback' },
};

/** Reads the catalog's cards for their names and faces by slug. */
export function useShownCards() {
  const { data, isPending, error, refetch } = useCardSummaries();
  const cards = useMemo(() => new Map((data ?? []).map((card) => [card.slug, card])), [data]);
  const cardOf = useCallback(
    (slug: string) => {
      const card = cards.get(slug);
      return { name: (card ?? gone).name, card: card ?? gone, issuer: card?.companies.name ?? '' };
    },
    [cards],
  );
  return { cardOf, isPending, error, refetch };
}
export type ShownCards = ReturnType<typeof useShownCards>['cardOf'];
