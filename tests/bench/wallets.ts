import { compareWallet, WALLETS } from '../engine/compare-wallet.ts';
import { isSame } from './best-wallet.ts';
import { formatMs, formatRatio, printRow, printTitle } from './print-table.ts';
import { median } from './timing.ts';

const COUNT = 2_000;

/** The division of a year's spend alone, twelve months each. */
export function benchWallets(): readonly string[] {
  const failures: string[] = [];
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let seed = 1; seed <= COUNT; seed += 1) {
    const compared = compareWallet(WALLETS.ordinary(seed));
    const { netCents, highsCents, isProven, engineMs, highsMs } = compared;
    ours.push(engineMs);
    theirs.push(highsMs);
    if (!isProven || !isSame(netCents, highsCents)) {
      failures.push(`wallet ${seed}: ${netCents} here, ${highsCents} by HiGHS`);
    }
  }
  printTitle('the division of a year alone, CPU ms', 'engine', 'HiGHS', 'ratio');
  const [engine, highs] = [median(ours), median(theirs)];
  printRow(
    `${COUNT} random wallets, ${COUNT - failures.length} agree`,
    formatMs(engine),
    formatMs(highs),
    formatRatio(highs, engine, false),
  );
  return failures;
}
