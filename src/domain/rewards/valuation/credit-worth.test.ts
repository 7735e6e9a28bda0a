import { expect, it } from 'vitest';
import { plainCard } from '../../../../tests/engine/plain-card.ts';
import { plainPreferences } from '../../../../tests/engine/plain-preferences.ts';
import { calendarDate } from '../../calendar.ts';
import { cents, percent } from '../../units.ts';
import type { Credit } from '../catalog/card.ts';
import { contextOf } from '../terms/context.ts';
import { creditWorth } from './credit-worth.ts';

const whole: Credit = {
  ...{ slug: 'credit', spendOn: null, valueCents: cents(1000), period: 'month' },
  ...{ usagePercent: percent(50), excludesFirstYear: false, endsOn: null },
};
const dining = [{ kind: 'sub_category', slug: 'dining' }] as const;

function worthOf(...credits: readonly Partial<Credit>[]) {
  const context = contextOf({
    catalog: {
      pointSystems: [],
      subCategories: [
        { slug: 'dining', category: 'food', parent: null },
        { slug: 'hotels', category: 'travel', parent: null },
      ],
      paymentCosts: [],
      notAccepted: [],
      cards: [
        plainCard({
          credits: credits.map((own, index) => ({ ...whole, slug: `c${index}`, ...own })),
        }),
      ],
    },
    ...{ preferences: plainPreferences('cash'), spending: { dining: cents(2500) } },
    ...{ date: calendarDate('2026-11-22'), year: 'steady', held: [] },
  });
  return [...creditWorth(context, 'card').values()];
}

it('counts the usual share of a year', () => {
  expect(worthOf({}, { period: 'four_years' })).toEqual([6000, 125]);
});

it('counts no more than is spent where the credit pays back, and nothing where nothing is', () => {
  expect(worthOf({ spendOn: dining }, { spendOn: dining, valueCents: cents(100) })).toEqual([
    2500, 600,
  ]);
  expect(worthOf({ spendOn: [{ kind: 'sub_category', slug: 'hotels' }] })).toEqual([0]);
});
