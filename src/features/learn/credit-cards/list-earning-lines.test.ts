import { describe, expect, it } from 'vitest';
import type { CategoryWithParts } from './queries.ts';
import { createRule as createCatalogRule } from '@/features/catalog/facts/catalog-fixture.ts';
import { listConditions } from './describe-earning.ts';
import { type EarningFacts, listEarningLines } from './list-earning-lines.ts';

const categories: CategoryWithParts[] = [
  {
    id: 1,
    slug: 'dining',
    name: 'Dining',
    icon: 'utensils',
    position: 1,
    sub_categories: [
      { id: 11, slug: 'bars', name: 'Bars', icon: 'beer', position: 1, sub_category_parents: [] },
      { id: 12, slug: 'cafes', name: 'Cafés', icon: 'cup', position: 2, sub_category_parents: [] },
    ],
  },
];

type Rule = EarningFacts['category_points'][number];

const createRule = (own: Parameters<typeof createCatalogRule>[0]): Rule => ({
  ...createCatalogRule(own),
  source_url: null,
  verified_on: null,
});

function createFacts(rules: readonly Rule[]): EarningFacts {
  return {
    spending_caps: [
      {
        id: 5,
        slug: 'cap',
        name: 'Cap',
        amount_cents: 600_000,
        amount_points: null,
        period: 'quarter',
        fallback_rate: 1,
        confidence: 'high',
        source_url: null,
        verified_on: null,
      },
    ],
    card_choices: [],
    category_points: rules,
  };
}

const today = '2026-11-21';
const list = (...rules: Rule[]) => listEarningLines(createFacts(rules), categories, today);

describe('the list of a card’s earnings', () => {
  it('puts rules that differ in nothing but their target on one line', () => {
    const { current } = list(
      createRule({ id: 1, rate: 3, sub_category_id: 11 }),
      createRule({ id: 2, rate: 3, sub_category_id: 12 }),
      createRule({ id: 3, rate: 4, category_id: 1 }),
    );
    expect(current.map(({ rate, targets }) => [rate, targets])).toEqual([
      [4, ['Dining']],
      [3, ['Bars', 'Cafés']],
    ]);
  });

  it('separates current rates from past and future ones', () => {
    const quarter = (id: number, valid_during: string) =>
      createRule({ id, rate: 5, category_id: 1, valid_during });
    const { current, upcoming, past } = list(
      quarter(1, '[2026-07-01,2026-10-01)'),
      quarter(2, '[2026-10-01,2027-01-01)'),
      quarter(3, '[2027-01-01,2027-04-01)'),
    );
    expect([past, current, upcoming].map((lines) => lines.map(({ key }) => key))).toEqual([
      ['1'],
      ['2'],
      ['3'],
    ]);
  });

  it('names cap, channel, activation and dates as conditions', () => {
    const { current } = list(
      createRule({
        id: 1,
        rate: 4,
        category_id: 1,
        spending_cap_id: 5,
        channel: 'portal',
        requires_activation: true,
        is_additive: true,
        valid_during: '[2026-10-01,2027-01-01)',
      }),
    );
    expect(current.flatMap((line) => listConditions(line, 'dollars'))).toEqual([
      'up to $6,000 per quarter, then 1%',
      "booked through the issuer's portal",
      'must be activated',
      'on top of the standing rate',
      'Oct 1, 2026 – Dec 31, 2026',
    ]);
  });

  it('does not hide a rule that names no known category', () => {
    expect(() => list(createRule({ id: 9, rate: 2, category_id: 99 }))).toThrow(/9/u);
  });
});
