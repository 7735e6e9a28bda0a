import { expect, test } from 'vitest';
import { calendarDate } from '@/domain/calendar.ts';
import { catalogFixture, createCard, createOffer, createRule } from './catalog-fixture.ts';
import { listUncounted } from './list-uncounted.ts';
import type { MemberSettings } from './schema.ts';
import { usualSettings } from './to-member-terms.ts';

const today = calendarDate('2026-11-20');
const doubt = { confidence: 'low' };
const [everyday] = catalogFixture.cards;
const [disney] = everyday?.credit_card_benefits ?? [];
const [cash] = catalogFixture.pointSystems;
if (!disney || !cash) throw new Error('the fixture has no credit or cash');
const credit = { ...disney, default_usage_percent: 50 };
const spending = { id: 1, category_id: null, sub_category_id: 21 };

const card = createCard({
  id: 7,
  slug: 'card',
  category_points: [
    createRule({ id: 1, rate: 3, sub_category_id: 21, ...doubt }),
    createRule({ id: 2, rate: 0.5, sub_category_id: 22, ...doubt }),
    createRule({ id: 3, rate: 3, sub_category_id: 22, valid_during: '(,2026-11-20)', ...doubt }),
    createRule({ id: 4, rate: 3, sub_category_id: 23 }),
  ],
  credit_card_benefits: [
    { ...credit, id: 1, ...doubt },
    { ...credit, id: 2, benefit_spending: [{ ...spending, ...doubt }] },
    { ...credit, id: 3, ...doubt, default_usage_percent: 0 },
    { ...credit, id: 4, ...doubt, ends_on: '2026-11-19' },
    { ...credit, id: 5, ...doubt, min_spend_cents: 100 },
    { ...credit, id: 6 },
  ],
  signup_bonuses: [createOffer(doubt)],
});
const listFor = (own: Partial<MemberSettings>, system = { ...cash, ...doubt }) =>
  listUncounted(card, [system], { ...usualSettings, ...own }, today);

test('facts of low confidence are listed if they would add to a figure', () => {
  const parts = ['1 rate', '2 credits', 'the sign-up offer', 'the value of its points'];
  expect(listFor({})).toEqual(parts);
  expect(listFor({}, cash)).toEqual(parts.slice(0, 3));
  expect(listUncounted(createCard({ id: 8, slug: 'sure' }), [cash], usualSettings, today)).toEqual(
    [],
  );
});

test('nothing is left out of a card that is held, or for who asks for it', () => {
  expect(listFor({ heldCardIds: [7] })).toEqual([]);
  expect(listFor({ countsLowConfidence: true })).toEqual([]);
});

test('a fact that the member has valued counts', () => {
  const benefitCustomValues = [{ id: 1, value: 500, isHighValue: false, isPointsValue: false }];
  const pointSystemCustomValues = [
    {
      pointSystemId: 1,
      travelValue: 1,
      cashValue: null,
      giftCardValue: null,
      statusLevelValue: null,
    },
  ];
  expect(listFor({ benefitCustomValues, pointSystemCustomValues })).toEqual([
    '1 rate',
    '1 credit',
    'the sign-up offer',
  ]);
});
