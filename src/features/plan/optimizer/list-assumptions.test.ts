import { describe, expect, it } from 'vitest';
import {
  catalogFixture,
  createCard,
  createOffer,
  createRule,
} from '@/features/catalog/facts/catalog-fixture.ts';
import type { CardRow, CatalogRows } from '@/features/catalog/facts/schema.ts';
import { createUserFixture } from '@/features/account/current-user/current-user-fixture.ts';
import { toValuationInputs } from '@/features/mine/valuation/to-valuation-inputs.ts';
import { listAssumptions } from './list-assumptions.ts';

const profile = {
  id: '6f1c1f4e-7d2a-4a50-8a57-4f8e7f5f0b01',
  name: 'Mine',
  amounts: { 'us-supermarkets': 30_000, 'gas-stations': 120_000 },
  position: 0,
  revision: 1,
};

function assumptionsOf(
  card: CardRow,
  year: 'steady' | 'first' = 'steady',
  more: Partial<CatalogRows> = {},
) {
  const rows = { ...catalogFixture, cards: [card], ...more };
  const user = { ...createUserFixture(), paymentCosts: { 'us-supermarkets': 1 } };
  const inputs = toValuationInputs(rows, user, [profile], '2026-11-22');
  const wallet = [{ id: 'mine', card: card.slug, selected: {} }];
  return listAssumptions(inputs, inputs.problemOf(year, []), wallet);
}

const [everyday] = catalogFixture.cards;
const [disney] = everyday?.credit_card_benefits ?? [];
if (!disney) throw new Error('the fixture has no credit');

describe('the basis of a figure', () => {
  it('is how much of each credit is used, on what, and what of it counts', () => {
    const night = { id: 43, slug: 'night', name: 'Night', kind: 'free_night', description: '' };
    const card = createCard({
      id: 1,
      slug: 'card',
      name: 'Card',
      credit_card_benefits: [
        {
          ...disney,
          name: 'Groceries',
          value_cents: 50_000,
          period: 'year',
          default_usage_percent: 80,
          benefit_spending: [{ id: 1, category_id: null, sub_category_id: 21, confidence: 'high' }],
        },
        {
          ...disney,
          id: 302,
          benefit_id: 43,
          name: 'Night',
          value_cents: 10_000,
          period: 'year',
          default_usage_percent: 70,
        },
      ],
    });
    const { credits } = assumptionsOf(card, 'steady', {
      benefits: [...catalogFixture.benefits, night],
    });
    expect(credits.map(({ label, text }) => [label, text])).toEqual([
      // Only the $300 spent there can be covered.
      ['Card: Groceries', '80% of $500 per year, on Supermarkets (US): counts for $300.00'],
      ['Card: Night (at a conservative value)', '70% of $100 per year: counts for $70.00'],
    ]);
  });

  it('is what paying by card costs where one spends', () => {
    const cost = { sub_category_id: null, confidence: 'high' };
    const { costs } = assumptionsOf(createCard({ id: 1, slug: 'card', name: 'Card' }), 'steady', {
      spendingCosts: [
        { ...cost, id: 1, category_id: 32, credit_card_id: null, percent: 2 },
        { ...cost, id: 2, category_id: 32, credit_card_id: 1, percent: 0 },
      ],
    });
    expect(costs.map(({ label, text }) => [label, text])).toEqual([
      ['Supermarkets (US)', '1% of the payment, as you said'],
      ['Gas & EV charging', '2% of the payment, as is usual'],
      ['Gas & EV charging', '0% of the payment, with Card'],
    ]);
  });

  it('is every unannounced quarter', () => {
    const choice = {
      id: 201,
      slug: 'quarterly',
      name: 'Quarterly',
      mode: 'rotating',
      choose_count: null,
      rate: 5,
      spending_cap_id: null,
      change_period: 'quarter',
      confidence: 'high',
      card_choice_options: [],
    };
    const rule = {
      rate: 4,
      card_choice_id: 201,
      valid_during: '[2026-01-01,2026-04-01)',
    };
    const card = createCard({
      id: 1,
      slug: 'card',
      name: 'Card',
      card_choices: [choice],
      category_points: [
        createRule({ ...rule, sub_category_id: 21 }),
        createRule({ ...rule, category_id: 32 }),
      ],
    });
    expect(assumptionsOf(card).quarters.map(({ label, text }) => [label, text])).toEqual([
      [
        'Card, Jan 1, 2027 – Mar 31, 2027',
        'Supermarkets (US), Gas & EV charging, as a year before',
      ],
    ]);
  });

  it('lists facts of low confidence as not counted', () => {
    const rate = createRule({ rate: 9, sub_category_id: 21, confidence: 'low' });
    const card = createCard({ id: 1, slug: 'card', name: 'Card', category_points: [rate] });
    expect(assumptionsOf(card).uncounted).toEqual([{ key: 'mine', label: 'Card', text: '1 rate' }]);
    expect(assumptionsOf(createCard({ id: 1, slug: 'card' })).uncounted).toEqual([]);
  });

  it('is the value of a point, and in a first year the age of the offer', () => {
    const card = createCard({
      id: 1,
      slug: 'card',
      name: 'Card',
      signup_bonuses: [createOffer({ is_as_high_as: true, verified_on: '2026-08-01' })],
    });
    expect(assumptionsOf(card).points).toEqual([{ system: 'cash', centsPerPoint: 1 }]);
    expect(assumptionsOf(card).offers).toEqual([]);
    expect(assumptionsOf(card, 'first').offers.map(({ text }) => text)).toEqual([
      'confirmed 113 days ago: it may have changed; the most anyone is offered',
    ]);
  });
});
