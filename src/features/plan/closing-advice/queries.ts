import { useCallback } from 'react';
import { movesBefore } from '@/domain/plan/balances.ts';
import type { Card } from '@/domain/rewards/catalog/card.ts';
import { useHoldings } from '@/features/mine/member-cards/queries.ts';
import { useApplicant } from '@/features/mine/people/queries.ts';
import type { Owner } from '@/features/mine/people/schema.ts';
import { usePointsOnHand } from '@/features/mine/point-systems/queries.ts';
import { type ClosingAdvice, describeHistory, describeNoReturn } from '@/lib/describe-closing.ts';
import { describeLeaving, namePoints } from '@/features/mine/point-systems/public.ts';

type Opened = Pick<Card, 'pointSystem' | 'needsUnlock'>;

/** Advises on closing cards of the account together, while cards of the member are opened instead. */
export function useClosingAdvice(): (
  closing: readonly string[],
  opening?: readonly Opened[],
) => ClosingAdvice {
  const { entries, inputs } = useHoldings();
  const onHand = usePointsOnHand();
  const { persons } = useApplicant();
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
            const found = [
              describeHistory(each, others, person?.name ?? null),
              describeNoReturn(card),
            ].filter((line) => line !== null);
            return found.length > 0 ? [[each.id, found]] : [];
          }),
        ),
      };
    },
    [entries, inputs, onHand, persons],
  );
}
