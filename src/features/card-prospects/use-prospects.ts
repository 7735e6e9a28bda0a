import { useDeferredValue } from 'react';
import { rankCards } from '@/domain/valuation/rank-cards.ts';
import { useEligibility, useHeldCardIds } from '@/features/eligibility/queries.ts';
import { useHeldWallet } from '@/features/member-cards/queries.ts';
import { memoiseLast } from '@/lib/memoise-last.ts';
import type { Prospect } from './list-prospects.ts';

const rank = memoiseLast(
  (...[problem, held]: Parameters<typeof rankCards>) =>
    new Map(rankCards(problem, held).map(({ card, netCents }) => [card, netCents])),
);

/** Every card with what it adds to the wallet; the list stands before the figures are computed. */
export function useProspects(): readonly Prospect[] {
  const { inputs, held } = useHeldWallet();
  const { wordsOfCard } = useEligibility();
  const heldIds = useHeldCardIds();
  const isSettled = useDeferredValue(true, false);
  const adds = isSettled ? rank(inputs.problemOf('steady'), held) : null;
  const issuers = new Map(inputs.rows.companies.map((row) => [row.id, row]));
  const systems = new Map(inputs.rows.pointSystems.map((row) => [row.id, row]));
  return inputs.rows.cards.map((card): Prospect => ({
    card,
    issuer: issuers.get(card.company_id) ?? { slug: '', name: '' },
    points: systems.get(card.point_system_id) ?? { slug: '', name: '' },
    isHeld: heldIds.has(card.id),
    addsCents: adds?.get(card.slug) ?? null,
    standing: wordsOfCard(card.slug),
  }));
}
