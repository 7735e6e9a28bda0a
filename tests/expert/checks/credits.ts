import {
  calendarMonthsBetween,
  type CalendarDate,
  parseCalendarDate,
} from '../../../src/domain/calendar.ts';
import { type Row, rowsOf } from '../../../src/cli/seed-rows.ts';
import type { ExpertAnswer } from '../expert-answer.ts';
import { covers, creditRow, numberIn, ROUNDING } from './facts.ts';
import { linesOf, spendOf, sumOf } from './ledger-sums.ts';

const nameOf = (row: Row) => `${row['card_slug']}/${row['benefit_slug']}/${row['name']}`;
const uses = rowsOf('benefit_spending');

const TIMES_A_YEAR: Readonly<Record<string, number>> = {
  month: 12,
  quarter: 4,
  half_year: 2,
  year: 1,
  four_years: 1 / 4,
};

function yearlyCents(row: Row, isFirstYear: boolean, date: CalendarDate): number {
  if (row['min_spend_cents'] !== '') return 0;
  if (isFirstYear && row['excludes_first_year'] === 'true') return 0;
  const times = TIMES_A_YEAR[row['period'] ?? ''] ?? (isFirstYear ? 1 : 0);
  const face = numberIn(row, 'value_cents') * numberIn(row, 'occurrences_per_period', 1);
  const endsOn = parseCalendarDate(row['ends_on']);
  const months = endsOn === null ? 12 : Math.min(12, calendarMonthsBetween(date, endsOn) + 1);
  const share =
    row['period'] === 'once' ? Math.sign(Math.max(0, months)) : Math.max(0, months) / 12;
  return (face * times * share * numberIn(row, 'default_usage_percent')) / 100;
}

/** Finds credits that exceed their amounts, reimburse other spending, or count a cent twice. */
export function creditsWithoutSpending({ year, problem, proposal: { value } }: ExpertAnswer) {
  const lines = linesOf(value, 'credit');
  const wrong: string[] = [];
  for (const key of new Set(lines.map(({ card, credit }) => `${card}/${credit}`))) {
    const own = lines.filter(({ card, credit }) => `${card}/${credit}` === key);
    const row = own[0] && creditRow(own[0].card, own[0].credit);
    const most = row ? yearlyCents(row, year === 'first', problem.date) : 0;
    if (sumOf(own.map(({ valueCents }) => valueCents)) > most + ROUNDING) {
      wrong.push(`${key} gives more than ${most} cents`);
    }
    const isFor = uses.filter((use) => row && nameOf(use) === nameOf(row));
    for (const { subCategory } of own) {
      const isRight =
        subCategory === null ? isFor.length === 0 : isFor.some((use) => covers(use, subCategory));
      if (!isRight) wrong.push(`${key} pays ${subCategory ?? 'nothing'} back`);
    }
  }
  for (const { card, subCategory } of lines) {
    if (subCategory === null) continue;
    const paid = lines.filter((line) => line.card === card && line.subCategory === subCategory);
    const paidCents = sumOf(paid.map(({ valueCents }) => valueCents));
    if (paidCents > spendOf(value, { card, subCategory }) + ROUNDING) {
      wrong.push(`${card} pays back more than is spent on it: ${subCategory}`);
    }
  }
  return wrong;
}
