import { expect, it } from 'vitest';
import { compareHousehold } from '../engine/compare-household.ts';

/**
 * HOUSEHOLD_PLANS random questions of two people from HOUSEHOLD_SEED on: the values printed at the beginning repeat a
 * run.
 */
const FIRST_SEED = Number(process.env['HOUSEHOLD_SEED'] ?? Math.floor(Math.random() * 2 ** 30));
const PLANS = Number(process.env['HOUSEHOLD_PLANS'] ?? 300);
const MOST_MONTHS = 14;

it('the best plan of a household is the one that HiGHS finds', () => {
  console.log(`HOUSEHOLD_SEED=${FIRST_SEED} HOUSEHOLD_PLANS=${PLANS}`);
  const done = { plans: 0, referrals: 0 };
  for (let seed = FIRST_SEED; seed < FIRST_SEED + PLANS; seed += 1) {
    const { optimum, found } = compareHousehold(seed, MOST_MONTHS);
    if (optimum.status === 'Infeasible') {
      expect(found.best, `seed ${seed}`).toBeNull();
      continue;
    }
    expect(optimum.status, `seed ${seed}`).toBe('Optimal');
    expect(found.isProven, `seed ${seed}`).toBe(true);
    const netCents = found.best?.netCents ?? Number.NaN;
    expect(Math.abs(netCents - optimum.value), `seed ${seed}`).toBeLessThan(1);
    done.plans += 1;
    done.referrals += found.best?.referrals.length ?? 0;
  }
  console.log(JSON.stringify(done));
  expect(done.plans).toBeGreaterThan(PLANS / 2);
});
