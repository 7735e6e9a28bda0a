import { expect, it } from 'vitest';
import { plainCard } from '../../../tests/engine/plain-card.ts';
import { plainPreferences } from '../../../tests/engine/plain-preferences.ts';
import { calendarDate } from '../calendar.ts';
import { ALWAYS } from '../date-span.ts';
import type { Card, CapPeriod } from '../rewards/catalog/card.ts';
import { cents, centsPerPoint, percent, points, pointsPerDollar } from '../units.ts';
import { horizonOf } from './horizon.ts';
import { planCardsOf } from './plan-card.ts';
import { tenuresOf } from './tenure.ts';
import { type PlanWork, valuePlan, WORK_LIMIT } from './value-plan.ts';

const slugs = Array.from({ length: 60 }, (_, index) => `shop-${index}`);
const shop = (index: number) =>
  ({ kind: 'sub_category', slug: slugs[index % slugs.length] ?? '' }) as const;
const periods: readonly CapPeriod[] = ['month', 'quarter', 'half_year', 'calendar_year'];

/** As many caps, rules and linked rates as a member may give a card. */
function fullCard(slug: string, rate: number): Card {
  return plainCard({
    slug,
    caps: Array.from({ length: 20 }, (_, index) => ({
      slug: `cap-${index}`,
      period: periods[index % 4] ?? 'month',
      amountCents: cents(30_000 * (1 + (index % 7)) * (1 + (index % 4))),
      fallbackRate: pointsPerDollar(1),
    })),
    rules: Array.from({ length: 100 }, (_, index) => ({
      covers: shop(index),
      rate: pointsPerDollar(rate + ((index * 7) % 11) / 2),
      isAdditive: index >= 60,
      cap: `cap-${(index * 3) % 20}`,
      choice: null,
      channel: 'any',
      validDuring: ALWAYS,
    })),
    linked: [0, 1].map((index) => ({
      slug: `link-${index}`,
      covers: [shop(index), shop(30 + index)],
      steps: [0.25, 0.5, 0.75, 1].map((atLeast, step) => ({
        atLeast,
        rate: pointsPerDollar(0.5 + step),
      })),
      otherwisePoints: points(100),
      or: { pointsPerOtherDollar: 1.3, atMostRate: pointsPerDollar(2) },
    })),
  });
}

const catalogCards = [fullCard('one', 2), fullCard('two', 2.5)];
const horizon = horizonOf({
  catalog: {
    pointSystems: [
      {
        slug: 'cash',
        cashValue: centsPerPoint(1),
        travelValue: null,
        giftCardValue: null,
        statusLevelValue: null,
        untransferableValue: null,
      },
    ],
    subCategories: [],
    cards: catalogCards,
    paymentCosts: [],
    notAccepted: [],
  },
  preferences: plainPreferences('cash'),
  spending: Object.fromEntries(slugs.map((slug, at) => [slug, cents(100_000 + 3_700 * at)])),
  growthPercent: percent(0),
  date: calendarDate('2026-03-01'),
  horizonMonths: 12,
  oneTime: [],
  history: catalogCards.map(({ slug }) => ({
    card: slug,
    openedOn: calendarDate('2025-02-10'),
    closedOn: null,
    bonusOn: null,
    bonusesUnderWay: [],
  })),
  rules: [],
  feeRefundDays: {},
  productChanges: [],
  limits: {
    atMostNew: 0,
    atMostPerMonth: 1,
    atMostHeld: null,
    atMostFeesCents: null,
    noOpeningMonths: [],
    excluded: [],
    keep: [],
    mayClose: false,
  },
});
const cards = planCardsOf(horizon);
const kept = cards.flatMap((_, card) => tenuresOf(horizon, cards, card).at(-1) ?? []);
const valued = (left: number, least?: number) => {
  const work: PlanWork = { left, skippedCents: -Infinity };
  return { work, value: valuePlan(horizon, cards, kept, () => true, work, least) };
};

it('of cards with as many parts as a member may write ends within its work, with a bound', () => {
  const { work, value } = valued(WORK_LIMIT.schedule);
  expect(work.left).toBeLessThanOrEqual(0);
  expect(work.left).toBeGreaterThan(-WORK_LIMIT.schedule / 2);
  expect(value?.netCents).toBeGreaterThan(0);
  expect(value?.boundCents).toBeGreaterThan(value?.netCents ?? Infinity);
});

it('keeps the bound of what its work did not reach where nothing better was found', () => {
  const { value } = valued(1);
  const best = value?.netCents ?? 0;
  expect(best).toBeGreaterThan(0);
  const { work, value: none } = valued(1, best);
  expect(none).toBeNull();
  expect(work.skippedCents).toBeGreaterThan(best);
  expect(work.left).toBeGreaterThan(-WORK_LIMIT.schedule / 2);
});
