import {
  countingFacts,
  countsCredit,
  countsRate,
} from '../domain/rewards/catalog/counted-facts.ts';
import { creditSlug, numberOr, type Row, rowsOf } from './seed-rows.ts';

const counts = countingFacts(false);
const supportOf = (row: Row) => ({ confidence: row['confidence'] ?? '' });
const isCounted = (row: Row) => counts(supportOf(row));

const baseRates = new Map(rowsOf('credit_cards').map((row) => [row['slug'], row['base_rate']]));

function isRateCounted(row: Row): boolean {
  const rate = {
    rate: numberOr(row['rate'], 0),
    isAdditive: row['is_additive'] === 'true',
    ...supportOf(row),
  };
  return countsRate(rate, numberOr(baseRates.get(row['card_slug']), 0), counts);
}

/** Empties the cells of a row with point values. */
const withoutValues = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([column, text]) => [column, column.endsWith('_cpp') ? '' : text]),
  );

const creditOf = (row: Row) => `${row['card_slug'] ?? ''}/${creditSlug(row)}`;

/** Credits that count without a minimum spend, which the engine does not model. */
function countedCredits(): readonly Row[] {
  const uses = rowsOf('benefit_spending');
  return rowsOf('credit_card_benefits').filter((row) => {
    const own = uses.filter((use) => creditOf(use) === creditOf(row));
    return (
      row['min_spend_cents'] === '' && countsCredit(supportOf(row), own.map(supportOf), counts)
    );
  });
}

/** Reads the project's own facts that a recommendation counts for a member with default settings. */
export function countedRows(name: string): readonly Row[] {
  switch (name) {
    case 'credit_card_benefits':
      return countedCredits();
    case 'category_points':
      return rowsOf(name).filter(isRateCounted);
    case 'point_systems':
      return rowsOf(name).map((row) => (isCounted(row) ? row : withoutValues(row)));
    case 'benefit_spending':
    case 'card_choices':
    case 'signup_bonuses':
      return rowsOf(name).filter(isCounted);
    default:
      return rowsOf(name);
  }
}
