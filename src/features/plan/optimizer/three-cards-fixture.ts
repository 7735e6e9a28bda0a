import { plainPreferences } from '../../../../tests/engine/plain-preferences.ts';
import { calendarDate } from '@/domain/calendar.ts';
import type { Card } from '@/domain/rewards/catalog/card.ts';
import { NO_LIMITS } from '@/domain/rewards/search/wallet-limits.ts';
import { cents, centsPerPoint, percent, pointsPerDollar } from '@/domain/units.ts';
import type { SearchRequest } from '@/features/plan/optimizer/schema.ts';

function flatCard(slug: string, rate: number, subCategory: string): Card {
  return {
    slug,
    issuer: 'bank',
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
    rules: [
      {
        covers: { kind: 'sub_category', slug: subCategory },
        rate: pointsPerDollar(rate),
        isAdditive: false,
        cap: null,
        choice: null,
        channel: 'any',
        validDuring: { from: null, to: null },
      },
    ],
    linked: [],
    credits: [],
    bonus: null,
  };
}

/** Two of three cards are best: 6% of $1,000 of groceries and 4% of $1,000 of gas, $100 in all. */
export const THREE_CARDS: SearchRequest = {
  problem: {
    catalog: {
      pointSystems: [
        {
          slug: 'cash',
          travelValue: null,
          cashValue: centsPerPoint(1),
          giftCardValue: null,
          statusLevelValue: null,
          untransferableValue: null,
        },
      ],
      subCategories: [],
      paymentCosts: [],
      notAccepted: [],
      cards: [
        flatCard('six', 6, 'groceries'),
        flatCard('five', 5, 'groceries'),
        flatCard('four', 4, 'gas'),
      ],
    },
    preferences: plainPreferences('cash'),
    spending: { groceries: cents(100_000), gas: cents(100_000) },
    date: calendarDate('2026-01-01'),
    year: 'steady',
    held: [],
  },
  limits: { ...NO_LIMITS, atMost: 2 },
  alternatives: 1,
};
