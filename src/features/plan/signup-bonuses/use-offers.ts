import { useMemo } from 'react';
import { contextOf } from '@/domain/rewards/terms/context.ts';
import { seatWallet } from '@/domain/rewards/terms/seated-card.ts';
import { useOfferRows } from '@/features/catalog/facts/queries.ts';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import {
  useCardStanding,
  useEligibility,
  useObstacles,
} from '@/features/mine/eligibility/queries.ts';
import { useHeldWallet } from '@/features/mine/held-wallet/queries.ts';
import { findBestOffers } from './find-best-offers.ts';
import { toOffers } from './to-offers.ts';
import { createOfferCost, useOfferCosts } from './use-offer-costs.ts';

const nobody = { slug: '', name: '' };

/** Today's offers for the member, and the best of them; the same array while nothing changes. */
export function useBestOffers() {
  const rows = useOfferRows();
  const { inputs, held, value } = useHeldWallet();
  const { today, applicantName } = useEligibility();
  const standingOf = useCardStanding();
  const { obstacleOf } = useObstacles();
  const yearlySpendCents = Object.values(inputs.spending).reduce((sum, amount) => sum + amount, 0);
  const centsPerPointOf = useMemo(() => {
    const context = contextOf(inputs.problemOf('steady'));
    return ({ slug }: CardRow): number => {
      const wallet = [...held, { id: `+${slug}`, card: slug, selected: {} }];
      return seatWallet(context, wallet).at(-1)?.centsPerPoint ?? 0;
    };
  }, [inputs, held]);
  const offers = useMemo(() => {
    const { cards, companies, pointSystems } = inputs.rows;
    const systems = new Map(pointSystems.map((row) => [row.id, row]));
    const issuers = new Map(companies.map((row) => [row.id, row]));
    const proposed = cards.filter((card) => {
      const kind = obstacleOf(card)?.kind;
      return kind !== 'invitation' && kind !== 'business';
    });
    return toOffers(rows, proposed, {
      today,
      yearlySpendCents,
      centsPerPointOf,
      issuerOf: (card) => issuers.get(card.company_id) ?? nobody,
      pointsOf: (card) => systems.get(card.point_system_id) ?? nobody,
      standingOf,
      creditShareOf: inputs.creditShareOf,
    });
  }, [rows, inputs, today, yearlySpendCents, centsPerPointOf, standingOf, obstacleOf]);
  const best = useMemo(
    () => findBestOffers(offers, createOfferCost(inputs, value)),
    [offers, inputs, value],
  );
  const hasSpending = yearlySpendCents > 0;
  return { offers, best, applicantName, centsPerPointOf, inputs, value, hasSpending };
}

/** The same, with what the spending for each offer costs. */
export function useOffers() {
  const { inputs, value, ...found } = useBestOffers();
  const costs = useOfferCosts(found.offers, inputs, value);
  return { ...found, costs, names: inputs.names };
}
