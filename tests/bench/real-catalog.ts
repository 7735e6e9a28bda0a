import { plainPreferences } from '../engine/plain-preferences.ts';
import { calendarDate } from '../../src/domain/calendar.ts';
import type { RewardProblem, ValuedYear } from '../../src/domain/rewards/problem.ts';
import { rankCards } from '../../src/domain/rewards/valuation/rank-cards.ts';
import { HOUSEHOLD, realCatalog } from '../../src/cli/real-catalog.ts';
import { compareSearch } from '../engine/compare-search.ts';
import { REAL_PROFILES, realProblem } from '../engine/real-questions.ts';
import { bestWallet, HIGHS_SECONDS, isSame } from './best-wallet.ts';
import {
  formatMs,
  formatRatio,
  printRow,
  printTitle,
  TIMING_COLUMNS,
  timingColumns,
} from './print-table.ts';
import { time } from './timing.ts';

/** Same limits as in the product. */
const ONE_PER_FAMILY = { onePerFamily: true } as const;

const SIZES = [1, 2, 3, 4, 5, 6] as const;

const realQuestion = (year: ValuedYear): RewardProblem => ({
  catalog: realCatalog(),
  preferences: plainPreferences('travel'),
  spending: HOUSEHOLD,
  date: calendarDate('2026-11-21'),
  year,
  held: [],
});

/** Values every card of the real catalog alone. */
export function benchRanking(): readonly string[] {
  const problem = realQuestion('steady');
  printTitle(`${problem.catalog.cards.length} real cards`, ...TIMING_COLUMNS);
  const { median, best } = time(101, () => rankCards(problem));
  printRow('every card valued by itself', ...timingColumns(median, best));
  return [];
}

/** Best wallet of the real catalog, and HiGHS's answer for several spending profiles. */
export function benchRealWallets(isCompared: boolean): readonly string[] {
  const failures: string[] = [];
  for (const year of ['steady', 'first'] as const) {
    const problem = realQuestion(year);
    for (const atMost of SIZES) {
      const { median, best, result } = time(9, () => bestWallet(problem, atMost, ONE_PER_FAMILY));
      printRow(`best wallet of ${atMost}, ${year} year`, ...timingColumns(median, best));
      if (!result.isProven) failures.push(`real catalog, ${year} year, ${atMost}: not proven`);
    }
  }
  if (!isCompared) return failures;
  printTitle('the real catalog by HiGHS too, CPU ms', 'engine', 'HiGHS', 'ratio', '');
  for (const redemption of ['travel', 'cash'] as const) {
    for (const profile of REAL_PROFILES) {
      for (const year of ['steady', 'first'] as const) {
        for (const atMost of SIZES) {
          const problem = realProblem(profile, year, redemption);
          const compared = compareSearch(problem, atMost, HIGHS_SECONDS, ONE_PER_FAMILY);
          const { engineCents, highsCents, isProven, engineMs, highsMs } = compared;
          const isCutShort = Number.isNaN(highsCents);
          const isEqual = isSame(highsCents, engineCents);
          const name = `best ${atMost}, ${profile}, ${redemption}, ${year} year`;
          printRow(
            name,
            formatMs(engineMs),
            formatMs(highsMs),
            formatRatio(highsMs, engineMs, isCutShort),
            isEqual ? 'equal' : isCutShort ? 'cut short' : 'NOT EQUAL',
          );
          if (!isProven || !(isEqual || isCutShort)) {
            failures.push(`${name}: ${engineCents} here, ${highsCents} by HiGHS`);
          }
        }
      }
    }
  }
  return failures;
}
