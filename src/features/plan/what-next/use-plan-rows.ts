import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { monthsToCredit } from '@/domain/rewards/catalog/proposal.ts';
import { useSpentTrackers } from '@/features/mine/bonus-tracker/queries.ts';
import { feeRefunds, productChanges } from '@/features/catalog/facts/tables.ts';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import { useObstacles } from '@/features/mine/eligibility/queries.ts';
import { memberCardsQuery, useHoldings } from '@/features/mine/member-cards/queries.ts';
import type { MemberCard } from '@/features/mine/member-cards/schema.ts';
import { toFeeTerms } from './to-fee-terms.ts';

/** Data for a plan for anybody; with the member's cards unless others are given. */
export function usePlanRows(cards?: readonly MemberCard[]) {
  const { inputs } = useHoldings();
  const { data: own } = useSuspenseQuery(memberCardsQuery());
  const memberCards = cards ?? own;
  const trackers = useSpentTrackers();
  const { obstacleOf, credit } = useObstacles();
  const { data: changes } = useSuspenseQuery(productChanges.query());
  const { data: refunds } = useSuspenseQuery(feeRefunds.query());
  const feeTerms = useMemo(
    () => toFeeTerms(memberCards, inputs.rows.cards, refunds, inputs.date),
    [memberCards, inputs, refunds],
  );
  return useMemo(() => {
    /** Months until the card may be proposed: those that the credit it asks for needs; null for never. */
    const monthsUntil = (card: CardRow) => {
      const obstacle = obstacleOf(card);
      if (obstacle?.kind === 'credit') return monthsToCredit(obstacle.needed, credit);
      return obstacle === null ? 0 : null;
    };
    /** The same if the member had every membership, account and business that cards ask for. */
    const monthsIfAllMet = (card: CardRow) => {
      const kind = obstacleOf(card)?.kind;
      return kind === 'requirement' || kind === 'business' ? 0 : monthsUntil(card);
    };
    // A product closed to applicants is still available by a product change.
    const mayBecome = (card: CardRow) => obstacleOf({ ...card, opened_to_new: true }) === null;
    return {
      inputs,
      memberCards,
      trackers,
      changes,
      feeTerms,
      monthsUntil,
      monthsIfAllMet,
      mayBecome,
    };
  }, [inputs, memberCards, trackers, changes, feeTerms, obstacleOf, credit]);
}
