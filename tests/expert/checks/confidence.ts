import { creditSlug, type Row, rowsOf } from '../../../src/cli/seed-rows.ts';
import type { ExpertAnswer } from '../expert-answer.ts';
import { cardRow, covers, coversAny, creditRow, numberIn, ROUNDING } from './facts.ts';
import { linesOf, sumOf } from './ledger-sums.ts';

const isLow = (row: Row) => row['confidence'] === 'low';

const systems = new Map(rowsOf('point_systems').map((row) => [row['slug'], row]));
const rules = rowsOf('category_points').filter((row) => !isLow(row));
const choices = rowsOf('card_choices').filter((row) => !isLow(row));
const linkedRates = rowsOf('linked_rates').filter((row) => !isLow(row));
const options = rowsOf('card_choice_options').filter((row) => !isLow(row));
const uses = rowsOf('benefit_spending').filter((row) => !isLow(row));
const offers = rowsOf('signup_bonuses').filter((row) => row['is_current'] === 'true');

/** The best rate per dollar from reliable facts, for a person without any tier. */
function confirmedRate(card: string, subCategory: string, isFirstYear: boolean): number {
  const own = rules.filter((row) => row['card_slug'] === card && covers(row, subCategory));
  const added = own.filter((row) => row['is_additive'] === 'true');
  const chosen = choices.filter(
    ({ card_slug: of, slug }) =>
      of === card &&
      options.some((option) => option['choice_slug'] === slug && covers(option, subCategory)),
  );
  const standing = [cardRow(card), ...own.filter((row) => !added.includes(row)), ...chosen].map(
    (row) => Math.max(numberIn(row, 'rate'), numberIn(row, 'base_rate')),
  );
  const match = offers.filter((row) => row['card_slug'] === card && !isLow(row));
  const raised = isFirstYear
    ? Math.max(0, ...match.map((row) => numberIn(row, 'first_year_earn_percent')))
    : 0;
  const rate = Math.max(...standing) + sumOf(added.map((row) => numberIn(row, 'rate')));
  return rate * (1 + raised / 100);
}

/** Finds counted facts that are unreliable: rates, point values, credits and offers. */
export function factsOfLowConfidence({ year, proposal: { value } }: ExpertAnswer) {
  const rates = linesOf(value, 'spend')
    .filter(
      ({ card, subCategory, rate }) =>
        !linkedRates.some((row) => row['card_slug'] === card && coversAny(row, subCategory)) &&
        rate > confirmedRate(card, subCategory, year === 'first') + ROUNDING,
    )
    .map(({ card, subCategory }) => `the rate of ${card} in ${subCategory}`);
  const values = [...linesOf(value, 'spend'), ...linesOf(value, 'bonus')]
    .filter(({ pointSystem, points, centsPerPoint }) => {
      const system = systems.get(pointSystem);
      return points * centsPerPoint > ROUNDING && (!system || isLow(system));
    })
    .map(({ pointSystem }) => `the value of ${pointSystem}`);
  const credits = linesOf(value, 'credit')
    .filter(({ card, credit, subCategory }) => {
      const row = creditRow(card, credit);
      const own = uses.filter(
        (use) => use['card_slug'] === card && row && creditSlug(use) === creditSlug(row),
      );
      const isFor = subCategory === null || own.some((use) => covers(use, subCategory));
      return !row || isLow(row) || !isFor;
    })
    .map(({ card, credit }) => `the credit ${credit} of ${card}`);
  const bonuses = linesOf(value, 'bonus')
    .filter(
      ({ card, spendCents }) =>
        !offers.some(
          (row) =>
            row['card_slug'] === card && numberIn(row, 'spend_cents') === spendCents && !isLow(row),
        ),
    )
    .map(({ card }) => `the offer of ${card}`);
  return [...new Set([...rates, ...values, ...credits, ...bonuses])].map(
    (fact) => `${fact} is of low confidence`,
  );
}
