import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { addMonths } from '@/domain/calendar.ts';
import { describePaid } from '@/domain/card-offers/describe-card-offer.ts';
import { toOffer } from '@/domain/card-offers/read-columns.ts';
import { movesBefore } from '@/domain/plan/balances.ts';
import type { Card } from '@/domain/rewards/catalog/card.ts';
import { useHoldings } from '@/features/mine/member-cards/queries.ts';
import { useApplicant } from '@/features/mine/people/queries.ts';
import type { Owner } from '@/features/mine/people/schema.ts';
import { usePointsOnHand } from '@/features/mine/point-systems/queries.ts';
import { cardOffersQuery } from '@/features/use/card-offers/queries.ts';
import type { CardOfferRow } from '@/features/use/card-offers/schema.ts';
import { type ClosingAdvice, describeHistory, describeNoReturn } from '@/lib/describe-closing.ts';
import { describeLeaving, namePoints } from '@/lib/points-on-hand.ts';

const none: readonly CardOfferRow[] = [];

type Opened = Pick<Card, 'pointSystem' | 'needsUnlock'>;

/** Advises on closing cards of the account together, while cards of the member are opened instead. */
export function useClosingAdvice(): (
  closing: readonly string[],
  opening?: readonly Opened[],
) => ClosingAdvice {
  const { entries, inputs } = useHoldings();
  const onHand = usePointsOnHand();
  const { persons } = useApplicant();
  const { data: offers = none } = useQuery(cardOffersQuery());
  return useCallback(
    (closing, opening = []) => {
      const systems = new Map(inputs.rows.pointSystems.map(({ id, slug }) => [id, slug]));
      // A business is the member's own.
      const personOf = (owner: Owner) => persons.find(({ id }) => id === owner) ?? null;
      const held = entries
        .filter(({ memberCard }) => memberCard.status === 'held')
        .map(({ memberCard, card }) => ({
          id: memberCard.id,
          card,
          person: personOf(memberCard.person_id),
          openedOn: memberCard.opened_on,
          pointSystem: systems.get(card.point_system_id) ?? '',
          needsUnlock: card.needs_unlock,
        }));
      const isLeft = ({ id }: { readonly id: string }) => !closing.includes(id);
      return {
        moves: onHand.flatMap((points) => {
          const person = personOf(points.owner);
          const own = held.filter((each) => each.person === person);
          const left = [...own.filter(isLeft), ...(person === null ? opening : [])];
          return movesBefore([points.worth], own, left).map((move) => ({
            owner: points.owner,
            system: points.system,
            title: `Move or spend ${namePoints(points)} first`,
            lines: describeLeaving(move, points),
            lossCents: move.lossCents,
          }));
        }),
        warnings: new Map(
          held.flatMap((each) => {
            if (isLeft(each)) return [];
            const { card, person } = each;
            const others = held.filter((other) => other !== each && other.person === person);
            const yearAgo = addMonths(inputs.date, -12);
            const paid = offers.filter(
              ({ member_card_id, used_on }) =>
                member_card_id === each.id && used_on !== null && used_on > yearAgo,
            );
            const found = [
              describePaid(paid.map(toOffer)),
              describeHistory(each, others, person?.name ?? null),
              describeNoReturn(card),
            ].filter((line) => line !== null);
            return found.length > 0 ? [[each.id, found]] : [];
          }),
        ),
      };
    },
    [entries, inputs, onHand, persons, offers],
  );
}
