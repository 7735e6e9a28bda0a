import { readFactFile } from './fact-file.ts';

/** Days before a quarter in which its categories must be known: issuers announce them about two weeks ahead. */
const AHEAD_DAYS = 14;

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Facts that time made wrong, as `file:line: reason`: current offers past their end, and rotating cards without a next quarter. */
export function listOverdue(factsFolder: string, today: string): string[] {
  const ended = readFactFile(factsFolder, 'signup_bonuses.csv')
    .filter(({ values }) => {
      const { is_current: isCurrent, ends_on: end = '' } = values;
      return isCurrent === 'true' && end !== '' && end < today;
    })
    .map((row) => [row, `the current offer ended on ${row.values['ends_on']}`] as const);
  const day = addDays(today, AHEAD_DAYS);
  const rates = readFactFile(factsFolder, 'category_points.csv');
  // A choice that never had a dated rate is a known gap, which the administration lists as broken.
  const unannounced = readFactFile(factsFolder, 'card_choices.csv')
    .filter(({ values: { mode, slug } }) => {
      const known = rates.filter(({ values }) => values['choice_slug'] === slug);
      const covers = ({
        valid_from: from = '',
        valid_to: to = '',
      }: (typeof known)[number]['values']) => from <= day && (to === '' || to >= day);
      return mode === 'rotating' && known.length > 0 && !known.some(({ values }) => covers(values));
    })
    .map((row) => [row, `no rate of ${row.values['slug']} is known for ${day}`] as const);
  return [...ended, ...unannounced].map(([{ file, line }, reason]) => `${file}:${line}: ${reason}`);
}
