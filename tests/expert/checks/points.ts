import { rowsOf } from '../../../src/cli/seed-rows.ts';
import type { ExpertAnswer } from '../expert-answer.ts';
import { cardRow, coversAny, numberIn, ROUNDING } from './facts.ts';
import { linesOf, spendOf, sumOf } from './ledger-sums.ts';

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

const rewardCaps = rowsOf('spending_caps').filter((row) => row['amount_points'] !== '');
const linkedRates = rowsOf('linked_rates');

/** Finds caps in rewards that hold more than their amount. */
export function rewardsBeyondCaps({ proposal: { value } }: ExpertAnswer) {
  return rewardCaps
    .filter((cap) => {
      const within = linesOf(value, 'spend').filter(
        (line) => line.cap === cap['slug'] && line.capState === 'within',
      );
      return sumOf(within.map(({ points }) => points)) > numberIn(cap, 'amount_points') + ROUNDING;
    })
    .map((cap) => `${cap['slug']} holds more than its rewards`);
}

/** Finds linked rates that earn more than the other spending on their card buys. */
export function linkedBeyondOthers({ proposal: { value } }: ExpertAnswer) {
  return linkedRates.flatMap((row) => {
    const card = row['card_slug'] ?? '';
    const linked = linesOf(value, 'spend').filter(
      (line) => line.card === card && coversAny(row, line.subCategory),
    );
    const dollars = sumOf(linked.map(({ spendCents }) => spendCents)) / 100;
    const others = spendOf(value, { card }) / 100 - dollars;
    const steps = [1, 2, 3, 4].map((step) => ({
      rate: numberIn(row, `step_${step}_rate`),
      share: numberIn(row, `step_${step}_at_least_percent`, 100) / 100,
    }));
    const perDollar = Math.max(numberIn(row, 'at_most_rate'), ...steps.map(({ rate }) => rate));
    const perOther = Math.max(
      numberIn(row, 'points_per_other_dollar'),
      ...steps.map(({ rate, share }) => rate / share),
    );
    const most =
      Math.min(dollars * perDollar, others * perOther) + 12 * numberIn(row, 'otherwise_points');
    const isBeyond = sumOf(linked.map(({ points }) => points)) > most + ROUNDING;
    return isBeyond ? [`${card} earns more on housing than its use buys`] : [];
  });
}
