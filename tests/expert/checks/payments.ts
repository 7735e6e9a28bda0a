import { type Row, rowsOf } from '../../../src/cli/seed-rows.ts';
import type { ExpertAnswer } from '../expert-answer.ts';
import { cardRow, covers, numberIn, ROUNDING } from './facts.ts';
import { linesOf, spendOf, sumOf } from './ledger-sums.ts';

const costs = rowsOf('spending_costs');
const rules = rowsOf('category_points');
const refused = rowsOf('acceptance').filter((row) => row['accepted'] === 'false');

/** Payees' percent for a card payment: its own entry before the general one. */
function costPercent(card: string, subCategory: string): number {
  const speaking = costs.filter(
    (row) => [card, ''].includes(row['card_slug'] ?? '') && covers(row, subCategory),
  );
  const bySpecificity = (row: Row) =>
    (row['card_slug'] === card ? 2 : 0) + (row['sub_category_slug'] === '' ? 0 : 1);
  const [first] = [...speaking].sort((a, b) => bySpecificity(b) - bySpecificity(a));
  return first ? numberIn(first, 'percent') : 0;
}

/**
 * Finds payees' fees that are missing in the ledger, or cost more than the payment earns, including a bonus that
 * needs it.
 */
export function paymentsAtALoss({ proposal: { value } }: ExpertAnswer) {
  const wrong: string[] = [];
  const places = new Map(
    linesOf(value, 'spend').map(({ card, subCategory }) => [
      `${card}/${subCategory}`,
      { card, subCategory },
    ]),
  );
  const losses = new Map<string, number>();
  for (const { card, subCategory } of places.values()) {
    const isThere = (line: { readonly card: string; readonly subCategory: string | null }) =>
      line.card === card && line.subCategory === subCategory;
    const charged = (spendOf(value, { card, subCategory }) * costPercent(card, subCategory)) / 100;
    const written = sumOf(
      linesOf(value, 'cost')
        .filter(isThere)
        .map((line) => 0 - line.valueCents),
    );
    if (Math.abs(charged - written) > ROUNDING) {
      wrong.push(`${card} is charged ${charged} cents in ${subCategory}, not ${written}`);
    }
    if (charged === 0) continue;
    const earned = [
      ...linesOf(value, 'spend').filter(isThere),
      ...linesOf(value, 'credit').filter(isThere),
    ];
    const loss = charged - sumOf(earned.map(({ valueCents }) => valueCents));
    if (loss > ROUNDING) losses.set(card, (losses.get(card) ?? 0) + loss);
  }
  for (const [card, loss] of losses) {
    const bonuses = linesOf(value, 'bonus').filter((line) => line.card === card);
    if (sumOf(bonuses.map(({ valueCents }) => valueCents)) < loss) {
      wrong.push(`${card} loses ${loss} cents on what payees charge`);
    }
  }
  return wrong;
}

/** Finds spending on a card where its network is not accepted, or on a store's card elsewhere. */
export function cardsNotTaken({ proposal: { value } }: ExpertAnswer) {
  return linesOf(value, 'spend')
    .filter(({ card, subCategory }) => {
      const network = cardRow(card)['network'];
      const isRefused = refused.some(
        (row) => row['network'] === network && covers(row, subCategory),
      );
      const isElsewhere =
        network === 'other' &&
        !rules.some((row) => row['card_slug'] === card && covers(row, subCategory));
      return isRefused || isElsewhere;
    })
    .map(({ card, subCategory }) => `${card} is not taken in ${subCategory}`);
}
