import { benchDated } from './dated-catalogs.ts';
import { benchGenerated } from './generated-catalogs.ts';
import { benchGrowth } from './growth.ts';
import { benchRanking, benchRealWallets } from './real-catalog.ts';
import { benchWallets } from './wallets.ts';

/**
 * `npm run bench -- engine`: the speed of the engine and of HiGHS on the same questions, with their ratio. `--alone`
 * leaves HiGHS out. An answer that HiGHS contradicts, or that is not proven, is printed and fails the run.
 */
const isCompared = !process.argv.includes('--alone');

const failures = [
  ...benchRanking(),
  ...benchRealWallets(isCompared),
  ...benchGenerated(isCompared),
  ...benchGrowth(),
  ...(isCompared ? [...benchDated(), ...benchWallets()] : []),
];
for (const failure of failures) console.log(failure);
console.log(`\n${failures.length} answers were wrong or not proven`);
process.exitCode = failures.length > 0 ? 1 : 0;
