import { compareSearch } from '../engine/compare-search.ts';
import { randomProblem } from '../engine/random-problem.ts';
import { HIGHS_SECONDS, isSame } from './best-wallet.ts';
import { formatMs, formatRatio, printRow, printTitle } from './print-table.ts';

const CARDS = 300;

/** Rules that rotate by quarter and categories with monthly caps: the year has more than one stretch. */
export function benchDated(): readonly string[] {
  const failures: string[] = [];
  printTitle(`${CARDS} cards, dated rules, top spend, CPU ms`, 'engine', 'HiGHS', 'ratio', '');
  for (const [seed, atMost] of [
    [1, 1],
    [2, 2],
    [3, 3],
    [1, 4],
    [2, 5],
  ] as const) {
    const problem = randomProblem(seed, {
      cards: CARDS,
      subCategories: 30,
      oddDates: false,
      topSpend: true,
      terms: 'issued',
    });
    const compared = compareSearch(problem, atMost, HIGHS_SECONDS);
    const { engineCents, highsCents, isProven, engineMs, highsMs } = compared;
    const isCutShort = Number.isNaN(highsCents);
    const isEqual = isSame(highsCents, engineCents);
    const name = `best wallet of ${atMost}, seed ${seed}`;
    printRow(
      name,
      formatMs(engineMs),
      formatMs(highsMs),
      formatRatio(highsMs, engineMs, isCutShort),
      isEqual ? 'equal' : isCutShort ? 'cut short' : 'NOT EQUAL',
    );
    if (!isProven || !(isEqual || isCutShort)) {
      failures.push(`dated, ${name}: ${engineCents} here, ${highsCents} by HiGHS`);
    }
  }
  return failures;
}
