import { useMemo } from 'react';
import { useRanking } from '@/features/card-ranking/queries.ts';
import { useCardStanding, useHeldCardIds } from '@/features/eligibility/queries.ts';
import { useHoldings } from '@/features/member-cards/queries.ts';
import type { Prospect } from './list-prospects.ts';

/** All cards with the value each adds to the wallet; the list shows before a worker has the figures. */
export function useProspects(): readonly Prospect[] {
  const { inputs } = useHoldings();
  const standingOf = useCardStanding();
  const heldIds = useHeldCardIds();
  const ranking = useRanking('steady');
  return useMemo(() => {
    const adds = new Map(ranking?.map(({ card, addedCents }) => [card.id, addedCents]));
    const issuers = new Map(inputs.rows.companies.map((row) => [row.id, row]));
    const systems = new Map(inputs.rows.pointSystems.map((row) => [row.id, row]));
    return inputs.rows.cards.map((card): Prospect => ({
      card,
      issuer: issuers.get(card.company_id) ?? { slug: '', name: '' },
      points: systems.get(card.point_system_id) ?? { slug: '', name: '' },
      isHeld: heldIds.has(card.id),
      addsCents: adds.get(card.id) ?? null,
      standing: standingOf(card),
    }));
  }, [inputs, heldIds, ranking, standingOf]);
}
