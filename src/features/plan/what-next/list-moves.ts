import { movesBefore, type PointsMove } from '@/domain/plan/balances.ts';
import type { Plan } from '@/domain/plan/describe-plan.ts';
import type { PointsOnHand } from '@/features/mine/point-systems/public.ts';
import type { PlanFacts } from './judge-openings.ts';

/** Points to move or spend before the plan closes or changes `card`. */
export type PlannedMove = {
  readonly month: number;
  readonly card: string;
  readonly move: PointsMove;
  readonly points: PointsOnHand;
};

/** For each balance, the first step of the plan after which no card keeps its worth. */
export function listMoves(
  { question, pointsOnHand = [] }: PlanFacts,
  plan: Plan,
): readonly PlannedMove[] {
  const cards = new Map(question.catalog.cards.map((card) => [card.slug, card]));
  const start = question.history.flatMap(({ card, closedOn }) => (closedOn === null ? [card] : []));
  return pointsOnHand.flatMap((points): PlannedMove[] => {
    let held: readonly string[] = start;
    for (const step of plan.steps) {
      const { month, card } = step;
      const others = held.filter((each) => each !== card);
      const left =
        step.action === 'open'
          ? [...held, card]
          : step.action === 'change'
            ? [...others, step.to]
            : others;
      const [now, then] = [held, left].map((all) => all.flatMap((slug) => cards.get(slug) ?? []));
      const [move] = movesBefore([points.worth], now ?? [], then ?? []);
      if (move) return [{ month, card, move, points }];
      held = left;
    }
    return [];
  });
}
