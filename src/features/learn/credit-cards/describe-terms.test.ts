import { expect, test } from 'vitest';
import { catalogFixture } from '@/features/catalog/facts/catalog-fixture.ts';
import type { CardBenefitRow } from '@/features/catalog/facts/schema.ts';
import { describeCount, doubtOf } from './describe-terms.ts';

const [everyday] = catalogFixture.cards;
const [disney] = everyday?.credit_card_benefits ?? [];
if (!disney) throw new Error('the fixture has no credit');
const credit: CardBenefitRow = { ...disney, default_usage_percent: 50 };
const streaming = { id: 1, category_id: null, sub_category_id: 21 };
const whole = 'Counts for up to $42 a year, 50% of its face value';
const doubtful = `${whole}, only where you hold the card or ask for it`;

test.each<[Partial<CardBenefitRow>, string | null, string]>([
  [{}, null, whole],
  [{ confidence: 'low' }, 'this benefit', doubtful],
  [{ benefit_spending: [{ ...streaming, confidence: 'low' }] }, 'what it pays back', doubtful],
  [
    {
      benefit_spending: [
        { ...streaming, confidence: 'low' },
        { ...streaming, id: 2, confidence: 'high' },
      ],
    },
    null,
    whole,
  ],
  [
    { confidence: 'low', default_usage_percent: 0 },
    'this benefit',
    'Not counted until you say what it is worth to you',
  ],
])('a credit says for whom it counts: %o', (own, doubt, words) => {
  expect(doubtOf({ ...credit, ...own })).toBe(doubt);
  expect(describeCount({ ...credit, ...own }, 'streaming_credit')).toBe(words);
});
