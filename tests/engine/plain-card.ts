import type { Card } from '../../src/domain/rewards/catalog/card.ts';
import { cents, percent, pointsPerDollar } from '../../src/domain/units.ts';

/**
 * A card without a fee that earns one point per dollar on everything, and nothing else; `more` adds the properties of
 * a case.
 */
export function plainCard(more: Partial<Card> = {}): Card {
  return {
    slug: 'card',
    issuer: 'issuer',
    network: null,
    family: null,
    isBusiness: false,
    onlyAt: null,
    paymentCosts: [],
    pointSystem: 'cash',
    annualFeeCents: cents(0),
    firstYearFeeCents: cents(0),
    foreignTransactionFeePercent: percent(0),
    baseRate: pointsPerDollar(1),
    unlocksTransfers: false,
    needsUnlock: false,
    tierBonusPercent: percent(0),
    firstYearEarnPercent: percent(0),
    caps: [],
    choices: [],
    rules: [],
    linked: [],
    credits: [],
    bonus: null,
    ...more,
  };
}
