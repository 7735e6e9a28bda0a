import type { HeldCard } from '@/domain/rewards/problem.ts';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import type { BestCardFilters } from '@contract/preferences.ts';
import { useEffect, useMemo } from 'react';
import { useObstacles } from '@/features/mine/eligibility/queries.ts';
import type { SharedHand } from '@/features/mine/household/schema.ts';
import { useHoldings } from '@/features/mine/member-cards/queries.ts';
import { useSpent } from '@/features/mine/purchases/queries.ts';
import { memoizeNamed } from '@/lib/memoize-last.ts';
import { runInSlices } from '@/lib/run-in-slices.ts';
import { createOfferFinder, prepareOffers } from './find-offers.ts';
import type { OwnCard } from './schema.ts';

/** Outlives the page, so that the next one finds what this one found. */
const finderOf = memoizeNamed(createOfferFinder);

type Hand = {
  readonly held: readonly HeldCard[];
  readonly entries: readonly OwnCard[];
  /** Names of other household members who hold a card, by its id. */
  readonly carriers: ReadonlyMap<string, string>;
};

const nobody: ReadonlyMap<string, string> = new Map();

/** Adds cards of other household members after the member's own, which win ties. */
export function joinSharedCards(
  own: Pick<Hand, 'held' | 'entries'>,
  shared: SharedHand | undefined,
  products: readonly CardRow[],
): Hand {
  if (!shared) return { ...own, carriers: nobody };
  const rows = new Map(products.map((card) => [card.id, card]));
  const names = new Map(shared.holders.map(({ id, name }) => [id, name]));
  const theirs = shared.cards.flatMap((memberCard) => {
    const card = rows.get(memberCard.credit_card_id);
    const carrier = names.get(memberCard.person_id ?? '');
    return card && carrier !== undefined ? [{ memberCard, card, carrier }] : [];
  });
  const held = theirs.map(({ memberCard: { id, choices }, card }): HeldCard => ({
    id,
    card: card.slug,
    selected: choices,
  }));
  return {
    held: [...own.held, ...held],
    entries: [...own.entries, ...theirs],
    carriers: new Map(theirs.map(({ memberCard: { id }, carrier }) => [id, carrier])),
  };
}

/** The member's cards, with those of the household while they are shown. */
function useCardsInHand(shared: SharedHand | undefined) {
  const { inputs, held, entries } = useHoldings();
  const cards = inputs.rows.cards;
  const hand = useMemo(
    () => joinSharedCards({ held, entries }, shared, cards),
    [held, entries, shared, cards],
  );
  return { inputs, own: held, hand };
}

/** Returns a function that finds the offers of all cards that pass the filters. */
export function useOfferFinder(filters: BestCardFilters, shared?: SharedHand) {
  const { inputs: usual, own, hand } = useCardsInHand(shared);
  const inputs = usual.counting({ countsLowConfidence: filters.includeLowConfidence });
  const spent = useSpent(inputs, own);
  const { obstacleOf } = useObstacles(filters.includeLowConfidence);
  const { held, entries, carriers } = hand;
  const find = useMemo(
    () => finderOf({ inputs, held, spent, filters, obstacleOf, carriers }),
    [inputs, held, spent, filters, obstacleOf, carriers],
  );
  return { inputs, held, entries, find };
}

/** The same, and computes the offers of every sub-category in the meantime. */
export function usePreparedOfferFinder(filters: BestCardFilters, shared?: SharedHand) {
  const finder = useOfferFinder(filters, shared);
  const { inputs, find } = finder;
  useEffect(
    () =>
      runInSlices(
        prepareOffers(inputs, find),
        () => undefined,
        (error) => {
          throw error;
        },
      ),
    [inputs, find],
  );
  return finder;
}
