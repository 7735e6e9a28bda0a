/** Color and dashes of each line: dashes distinguish lines for people who cannot rely on color. */
const looks = [
  { color: 'var(--color-chart-1)', dashes: undefined },
  { color: 'var(--color-chart-2)', dashes: '8 4' },
  { color: 'var(--color-chart-3)', dashes: '2 4' },
  { color: 'var(--color-chart-4)', dashes: '10 3 2 3' },
  { color: 'var(--color-chart-5)', dashes: '5 2' },
] as const;

export function lookOf(index: number): (typeof looks)[number] {
  return looks[index % looks.length] ?? looks[0];
}
