import type { Preferences } from '../../src/domain/rewards/problem.ts';

/** Preferences of a member who set none. */
export function plainPreferences(redemption: Preferences['redemption']): Preferences {
  return { redemption, pointValues: {}, ownRates: [], selected: {}, paymentCosts: [] };
}
