import type { RewardProblem } from '../../src/domain/rewards/problem.ts';
import { compareSearch } from '../engine/compare-search.ts';
import { randomProblem } from '../engine/random-problem.ts';
import { bestWallet, HIGHS_SECONDS, isSame } from './best-wallet.ts';
import { formatMs, formatRatio, printRow, printTitle } from './print-table.ts';
import { bestOf, median, medianOf, time, type Timing } from './timing.ts';

const SEEDS = [1, 2, 3] as const;

/** Without monthly choices and rotating quarters, months differ only by bonus windows. */
export function alikeMonths(cards: number, seed: number): RewardProblem {
  return randomProblem(seed, {
    cards,
    subCategories: 30,
    oddDates: false,
    topSpend: false,
    rotating: false,
    terms: 'issued',
  });
}

/**
 * Finds the best wallets of generated catalogs, by the engine and by HiGHS; HiGHS gets one seed of the largest. A
 * search that was cut short is not repeated with more cards.
 */
export function benchGenerated(isCompared: boolean): readonly string[] {
  const failures: string[] = [];
  printTitle(
    'generated, 30 sub-categories, 3 seeds',
    'wall ms',
    'CPU ms',
    'best CPU',
    'HiGHS CPU',
    'ratio',
  );
  for (const [cards, compared] of [
    [300, SEEDS],
    [1_000, [1]],
  ] as const) {
    let isTooMuch = false;
    for (const atMost of [1, 2, 3, 4, 5, 6]) {
      const ours: Timing[] = [];
      const theirs: number[] = [];
      const rivals: Timing[] = [];
      let isCutShort = false;
      for (const seed of SEEDS) {
        const problem = alikeMonths(cards, seed);
        const { median, result } = time(5, () => bestWallet(problem, atMost));
        const name = `best ${atMost} of ${cards}, seed ${seed}`;
        ours.push(median);
        if (!result.isProven) failures.push(`${name}: not proven`);
        if (!isCompared || isTooMuch || !compared.some((each) => each === seed)) continue;
        rivals.push(median);
        const { highsCents, engineCents, highsMs } = compareSearch(problem, atMost, HIGHS_SECONDS);
        theirs.push(highsMs);
        if (Number.isNaN(highsCents)) isCutShort = true;
        else if (!isSame(highsCents, engineCents)) {
          failures.push(`${name}: ${engineCents} here, ${highsCents} by HiGHS`);
        }
      }
      isTooMuch ||= isCutShort;
      const { wallMs, cpuMs } = medianOf(ours);
      const row = [formatMs(wallMs), formatMs(cpuMs), formatMs(bestOf(ours).cpuMs)];
      if (theirs.length > 0) {
        const highs = median(theirs);
        row.push(formatMs(highs), formatRatio(highs, medianOf(rivals).cpuMs, isCutShort));
      }
      printRow(`best wallet of ${atMost} of ${cards} cards`, ...row);
    }
  }
  return failures;
}
