import type { RewardProblem } from '../../src/domain/valuation/problem.ts';
import { modelOf } from '../engine/highs-model.ts';
import { randomProblem } from '../engine/random-problem.ts';
import { solveModel } from '../engine/solve-model.ts';
import { bestWallet, HIGHS_SECONDS, isSame } from './best-wallet.ts';
import { formatMs, formatRatio, printRow, printTitle } from './print-table.ts';
import { bestOf, medianOf, time, timeOnce, type Timing } from './timing.ts';

const SEEDS = [1, 2, 3] as const;

/** Months alike and nothing chosen anew each month, so that HiGHS gets the year as one stretch. */
export function alikeMonths(cards: number, seed: number): RewardProblem {
  return randomProblem(seed, {
    cards,
    subCategories: 30,
    oddDates: false,
    topSpend: false,
    rotating: false,
  });
}

/** Best wallets of generated catalogues, by the engine and by HiGHS; of the largest, HiGHS gets one seed. */
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
    for (const atMost of [1, 2, 3, 4, 5, 6]) {
      const ours: Timing[] = [];
      const theirs: Timing[] = [];
      const rivals: Timing[] = [];
      let isCutShort = false;
      for (const seed of SEEDS) {
        const problem = alikeMonths(cards, seed);
        const { median, result } = time(5, () => bestWallet(problem, atMost));
        const name = `best ${atMost} of ${cards}, seed ${seed}`;
        ours.push(median);
        if (!result.isProven) failures.push(`${name}: not proven`);
        if (!isCompared || !compared.some((each) => each === seed)) continue;
        rivals.push(median);
        const model = modelOf(problem, { kind: 'choose', atMost, monthsAreAlike: true });
        const highs = timeOnce(() => solveModel(model, HIGHS_SECONDS));
        theirs.push(highs.timing);
        const { status, value } = highs.result;
        if (status !== 'Optimal') isCutShort = true;
        else if (!isSame(value, result.best?.netCents ?? 0)) {
          failures.push(`${name}: ${result.best?.netCents} here, ${value} by HiGHS`);
        }
      }
      const { wallMs, cpuMs } = medianOf(ours);
      const row = [formatMs(wallMs), formatMs(cpuMs), formatMs(bestOf(ours).cpuMs)];
      if (theirs.length > 0) {
        const highs = medianOf(theirs).cpuMs;
        row.push(formatMs(highs), formatRatio(highs, medianOf(rivals).cpuMs, isCutShort));
      }
      printRow(`best wallet of ${atMost} of ${cards} cards`, ...row);
    }
  }
  return failures;
}
