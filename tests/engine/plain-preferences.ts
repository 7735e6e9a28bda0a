import type { Preferences } from '../../src/domain/rewards/problem.ts';

/** What somebody who set nothing has. */
export function plainPreferences(redemption: Preferences['redemption']): Preferences {
  return { redemption, pointValues: {}, ownRates: [], selected: {}, paymentCosts: [] };
}
