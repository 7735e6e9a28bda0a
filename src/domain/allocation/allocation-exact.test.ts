import { describe, expect, it } from 'vitest';
import { compareWallet, WALLETS } from '../../../tests/engine/compare-wallet.ts';
import { toppingWallet } from '../../../tests/engine/topping-wallet.ts';
import { valueWallet } from '../valuation/value-wallet.ts';

/* `npm run bench` has 2,000 of each kind but the last, which `npm run test:soak` has more of. */
const COUNTS = { ordinary: 200, odd: 60, topping: 20 } as const;

describe('the allocation of a wallet', { timeout: 240_000 }, () => {
  it.each(['ordinary', 'odd', 'topping'] as const)(
    'has the optimum that HiGHS finds in months: %s wallets',
    (kind) => {
      for (let seed = 1; seed <= COUNTS[kind]; seed += 1) {
        const { netCents, highsCents, isProven } = compareWallet(WALLETS[kind](seed));
        expect(isProven, `seed ${seed}`).toBe(true);
        expect(Math.abs(netCents - highsCents), `seed ${seed}: ${netCents}`).toBeLessThan(0.01);
      }
    },
  );

  it('is proven for wallets whose months must be told apart', () => {
    for (let seed = 100; seed < 300; seed += 1) {
      const problem = toppingWallet(seed);
      const wallet = problem.catalogue.cards.map(({ slug }) => ({
        id: slug,
        card: slug,
        selected: {},
      }));
      const { netCents, boundCents } = valueWallet(problem, wallet);
      expect(boundCents - netCents, `seed ${seed}`).toBeLessThan(1e-3);
    }
  });
});
