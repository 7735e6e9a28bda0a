import { describe, expect, it } from 'vitest';
import { createCard, createRule } from '@/features/catalog/facts/catalog-fixture.ts';
import type { RequirementRow } from '@/features/catalog/facts/schema.ts';
import { createObstacles, describeObstacle, visitorFacts } from './schema.ts';

const requirements: readonly RequirementRow[] = [
  ['costco-membership', 'Costco membership', 'membership', 6_500],
  ['student', 'Enrolled student', 'status', 0],
  ['invitation', 'Invitation only', 'invitation', 0],
  ['business', 'Business', 'business', 0],
].map(([slug, name, kind, cost], index) => ({
  id: index + 1,
  slug: String(slug),
  name: String(name),
  kind: String(kind),
  annual_cost_cents: Number(cost),
  description: '',
}));

function obstacle(own: Parameters<typeof createCard>[0], member = visitorFacts) {
  const found = createObstacles(requirements, member)(createCard(own));
  return found && describeObstacle(found, requirements);
}

const card = { id: 1, slug: 'card' };
const needs = (requirement_id: number) => ({
  ...card,
  credit_card_requirements: [{ id: 1, requirement_id }],
});

describe('why a card is not proposed', () => {
  it('is nothing that anybody could simply apply for', () => {
    expect(obstacle(card)).toBeNull();
  });

  it('is described in words, a membership with its price', () => {
    expect(obstacle({ ...card, opened_to_new: false })).toBe('Closed to new');
    expect(obstacle({ ...card, is_business: true })).toBe('For businesses');
    expect(obstacle(needs(1))).toBe('Needs Costco membership, $65 a year');
    expect(obstacle(needs(2))).toBe('Needs Enrolled student');
    expect(obstacle(needs(3))).toBe('By invitation only');
    expect(obstacle(needs(4))).toBe('For businesses');
  });

  it('is credit that the member has not built yet', () => {
    const demanding = { ...card, credit_needed: 'excellent' };
    expect(obstacle(demanding)).toBe('Later, with excellent credit');
    expect(obstacle(demanding, { ...visitorFacts, credit: 'excellent' })).toBeNull();
  });

  it('is nothing that the member has', () => {
    const member = { ...visitorFacts, hasBusiness: true, meets: ['costco-membership'] };
    expect(obstacle(needs(1), member)).toBeNull();
    expect(obstacle(needs(4), member)).toBeNull();
    expect(obstacle({ ...card, is_business: true }, member)).toBeNull();
  });

  it('is a doubtful card, unless it is asked for, and no doubtful rate, which is not counted', () => {
    const rate = createRule({ rate: 3, sub_category_id: 1, confidence: 'low' });
    const doubtful = { ...card, confidence: 'low' };
    expect(obstacle(doubtful)).toBe('Low confidence');
    expect(obstacle(doubtful, { ...visitorFacts, wantsLowConfidence: true })).toBeNull();
    expect(obstacle({ ...card, category_points: [rate] })).toBeNull();
  });
});
