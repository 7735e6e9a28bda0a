import { describe, expect, test } from 'vitest';
import type { LookingValue } from '@/domain/looking/value-of-looking.ts';
import { catalogFixture, createCard } from '@/features/catalog/facts/catalog-fixture.ts';
import { cardFixture } from './reading-fixture.ts';
import { describeFact, describeLooking, pickFirst, sortPages } from './sort-pages.ts';

const worth = (sumCents: number, more: Partial<LookingValue> = {}): LookingValue => ({
  ...{ changed: sumCents > 0 ? 4 : 0, of: 24, upToCents: sumCents, sumCents, fact: null },
  ...more,
});
const pages = [
  cardFixture('disputed', { is_first: true, weight: 1 }),
  cardFixture('old', { weight: 90 }),
  cardFixture('popular', { weight: 60 }),
  cardFixture('rare', { weight: 2 }),
];
const slugs = (values?: Readonly<Record<string, LookingValue>>) =>
  sortPages(pages, values).map(({ slug }) => slug);

describe('the order of the pages to read', () => {
  test('is that of the database until the values are known', () => {
    expect(slugs()).toEqual(['disputed', 'old', 'popular', 'rare']);
  });

  test('is age × people × how much answers change, below what is disputed', () => {
    // 90 × $10 < 2 × $1,000 < 60 × $40
    expect(slugs({ old: worth(1_000), popular: worth(4_000), rare: worth(100_000) })).toEqual([
      ...['disputed', 'popular', 'rare', 'old'],
    ]);
  });

  test('leaves cards on which no answer depends in their order, at the end', () => {
    expect(slugs({ old: worth(0), rare: worth(500) })).toEqual([
      ...['disputed', 'rare', 'old', 'popular'],
    ]);
  });

  test('opens with its first page, and with another once no fact of that one is due', () => {
    const [disputed, old] = pages;
    const ids = [disputed, old].map((page) => page?.credit_card_id);
    expect(pickFirst(pages, undefined)).toBe(ids[0]);
    expect(pickFirst(pages, ids[1])).toBe(ids[1]);
    expect(pickFirst(pages.slice(1), ids[0])).toBe(ids[1]);
    expect(pickFirst([], ids[0])).toBeUndefined();
  });

  test('stands beside each page in words', () => {
    expect(describeLooking(worth(18_000))).toBe(
      'Reading this page may change 4 of 24 answers by up to $180',
    );
    expect(describeLooking(worth(0))).toBe('Reading this page may change none of 24 answers');
  });

  test('names the fact on which most depends', () => {
    const nameOf = (kind: NonNullable<LookingValue['fact']>['kind'], slug: string | null = null) =>
      describeFact(worth(1, { fact: { kind, slug } }), catalogFixture);
    expect(nameOf('fee')).toBe('the annual fee');
    expect(nameOf('rate', 'us-supermarkets')).toMatch(/^the rate on .*upermarkets/);
    expect(nameOf('credit', 'benefit-0')).toBe('a credit');
    expect(
      describeFact(worth(0), { ...catalogFixture, cards: [createCard({ id: 1, slug: 'x' })] }),
    ).toBe(null);
  });
});
