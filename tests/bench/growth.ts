import { rankCards } from '../../src/domain/rewards/valuation/rank-cards.ts';
import { bestWallet } from './best-wallet.ts';
import { alikeMonths } from './generated-catalogs.ts';
import { formatMs, printRow, printTitle } from './print-table.ts';
import { median, time } from './timing.ts';

const SIZES = [100, 200, 400, 800, 1_600] as const;
const SEEDS = [1, 2, 3, 4, 5] as const;

/** Exponent of the growth with the number of cards: the slope between the first and the last size. */
function exponent(times: readonly number[]): number {
  const [first = Number.NaN] = times;
  const last = times[times.length - 1] ?? Number.NaN;
  return Math.log(last / first) / Math.log(1_600 / 100);
}

/** CPU time by the number of cards, medians over seeds: 1 would be linear. */
export function benchGrowth(): readonly string[] {
  printTitle('growth with cards, CPU ms', ...SIZES.map(String), 'cards to the');
  const over = (run: (cards: number, seed: number) => () => unknown) =>
    SIZES.map((cards) => median(SEEDS.map((seed) => time(3, run(cards, seed)).median.cpuMs)));
  const rows = [
    {
      name: 'every card valued by itself',
      times: over((cards, seed) => {
        const problem = alikeMonths(cards, seed);
        return () => rankCards(problem);
      }),
    },
    ...[1, 3, 5].map((atMost) => ({
      name: `best wallet of ${atMost}`,
      times: over((cards, seed) => {
        const problem = alikeMonths(cards, seed);
        return () => bestWallet(problem, atMost);
      }),
    })),
  ];
  for (const { name, times } of rows) {
    printRow(name, ...times.map(formatMs), `power ${exponent(times).toFixed(2)}`);
  }
  return [];
}
