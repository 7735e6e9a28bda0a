import { compareWallet, WALLETS } from '../engine/compare-wallet.ts';
import { isSame } from './best-wallet.ts';
import { formatMs, formatRatio, printRow, printTitle } from './print-table.ts';

const COUNT = 2_000;

/** Only the division of a year's spending, twelve months each. */
export function benchWallets(): readonly string[] {
  const failures: string[] = [];
  /* Sums over wallets, because one takes less time than the CPU counter resolves. */
  let ours = 0;
  let theirs = 0;
  for (let seed = 1; seed <= COUNT; seed += 1) {
    const compared = compareWallet(WALLETS.ordinary(seed));
    const { netCents, highsCents, isProven, engineMs, highsMs } = compared;
    ours += engineMs;
    theirs += highsMs;
    if (!isProven || !isSame(netCents, highsCents)) {
      failures.push(`wallet ${seed}: ${netCents} here, ${highsCents} by HiGHS`);
    }
  }
  printTitle('the division of a year alone, mean CPU ms', 'engine', 'HiGHS', 'ratio');
  printRow(
    `${COUNT} random wallets, ${COUNT - failures.length} agree`,
    formatMs(ours / COUNT),
    formatMs(theirs / COUNT),
    formatRatio(theirs, ours, false),
  );
  return failures;
}
