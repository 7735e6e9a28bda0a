import { rowsOf } from '../../engine/seed-rows.ts';
import type { ExpertAnswer } from '../expert-answer.ts';
import { cardRow, numberIn, ROUNDING } from './facts.ts';
import { linesOf } from './ledger-sums.ts';

const systems = new Map(rowsOf('point_systems').map((row) => [row['slug'], row]));

/** The most money that a point of a card brings: zero if there is no buyer. */
function cashValueOf(card: string): number {
  const row = cardRow(card);
  const system = systems.get(row['point_system_slug']) ?? {};
  const cash = numberIn(system, 'cash_value_cpp');
  return row['needs_unlock'] === 'true'
    ? Math.max(cash, numberIn(system, 'untransferable_value_cpp'))
    : cash;
}

/** Finds points that count for more than their cash price in an answer for cash. */
export function pointsBeyondCash({ redemption, proposal: { value } }: ExpertAnswer) {
  if (redemption !== 'cash') return [];
  const rewards = linesOf(value, 'spend').filter(
    ({ card, points, valueCents }) => valueCents > points * cashValueOf(card) + ROUNDING,
  );
  const bonuses = linesOf(value, 'bonus').filter(
    ({ card, points, cashCents, valueCents }) =>
      valueCents > points * cashValueOf(card) + cashCents + ROUNDING,
  );
  return [...rewards, ...bonuses].map(
    ({ kind, card, pointSystem }) => `${kind} of ${card} counts ${pointSystem} as money`,
  );
}
