import { describe, expect, it } from 'vitest';
import { cents } from '../../units.ts';
import type { SubCategory } from '../catalog/sub-category.ts';
import { createUsedShare, type OfferCredit } from './offer-credits.ts';

const tree: readonly SubCategory[] = [
  { slug: 'disney-parks', category: 'travel', parent: null },
  { slug: 'airfare', category: 'travel', parent: null },
  { slug: 'airline-delta', category: 'travel', parent: 'airfare' },
];
const share = (spending: Readonly<Record<string, number>>, ...credits: readonly OfferCredit[]) =>
  createUsedShare(
    Object.fromEntries(Object.entries(spending).map(([slug, sum]) => [slug, cents(sum)])),
    tree,
  )(credits);
const forOnly = (slug: string, valueCents: number): OfferCredit => ({
  valueCents,
  spendOn: [{ kind: 'sub_category', slug }],
});

describe('a credit of an offer', () => {
  it('counts where the member spends, and no more than that', () => {
    expect(share({}, forOnly('disney-parks', 30_000))).toBe(0);
    expect(share({ airfare: 90_000 }, forOnly('disney-parks', 30_000))).toBe(0);
    expect(share({ 'disney-parks': 12_000 }, forOnly('disney-parks', 30_000))).toBe(0.4);
    expect(share({ 'disney-parks': 90_000 }, forOnly('disney-parks', 30_000))).toBe(1);
  });

  it('counts for what belongs to the spending it names', () => {
    expect(share({ 'airline-delta': 5_000 }, forOnly('airfare', 10_000))).toBe(0.5);
  });

  it('pays a cent back once', () => {
    const twice = [forOnly('airfare', 10_000), forOnly('airfare', 10_000)];
    expect(share({ airfare: 15_000 }, ...twice)).toBe(0.75);
  });

  it('counts in full if it pays for anything, or its spending is not listed', () => {
    expect(share({}, { valueCents: 10_000, spendOn: null })).toBe(1);
    expect(share({})).toBe(1);
  });
});
