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

/** Finds points of one airline, hotel, railroad or store that count for somebody whose spending shows no use of it. */
export function pointsOfUnusedPrograms({ household, proposal: { value } }: ExpertAnswer) {
  const isUnused = (system: string) => {
    const leaves = systems.get(system)?.['used_with'] ?? '';
    return leaves !== '' && !leaves.split(' ').some((leaf) => household.spending[leaf]);
  };
  return [...linesOf(value, 'spend'), ...linesOf(value, 'bonus')]
    .filter(({ card, pointSystem, points, valueCents, ...line }) => {
      const cashCents = line.kind === 'bonus' ? line.cashCents : 0;
      return (
        isUnused(pointSystem) && valueCents > points * cashValueOf(card) + cashCents + ROUNDING
      );
    })
    .map(({ kind, card, pointSystem }) => `${kind} of ${card} counts ${pointSystem} unused`);
}
