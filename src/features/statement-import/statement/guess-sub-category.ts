import { findKindOfShop } from '@/domain/merchant/kinds-of-shop.ts';
import { indexMerchantCodes, parseMerchantCode } from '@/domain/merchant/merchant-codes.ts';
import { createMerchantIndex } from '@/domain/merchant/merchant-index.ts';
import { wordsOf } from '@/domain/merchant/merchant-words.ts';
import type { ShopFacts } from '@/domain/merchant/recognize-shop.ts';
import { memoizeLast } from '@/lib/memoize-last.ts';
import { BANK_CATEGORIES } from './bank-categories.ts';
import { merchantKey } from './merchant-key.ts';

/** Basis of a guess, most certain first. */
export type GuessedBy =
  'correction' | 'merchant' | 'code' | 'bank-category' | 'shop-word' | 'name-cut-off';

export type SubCategoryGuess =
  | { readonly kind: 'guessed'; readonly subCategory: string; readonly by: GuessedBy }
  | { readonly kind: 'unknown' };

/** A member's earlier decisions: sub-category slugs by `merchantKey`. */
export type Corrections = ReadonlyMap<string, string>;

export type GuessSubCategory = (
  description: string,
  mcc: string,
  bankCategory: string,
) => SubCategoryGuess;

const UNKNOWN: SubCategoryGuess = { kind: 'unknown' };

/** A file has few bank categories and many lines, so each is looked up once. */
function createCategoryReader(): (bankCategory: string) => string | null {
  const known = new Map<string, string | null>();
  return (bankCategory) => {
    const before = known.get(bankCategory);
    if (before !== undefined) return before;
    const found = BANK_CATEGORIES.find(([pattern]) => pattern.test(bankCategory))?.[1] ?? null;
    known.set(bankCategory, found);
    return found;
  };
}

/** One file after another is sorted by the same facts. */
const createIndexes = memoizeLast(({ merchants, subCategories }: ShopFacts) => ({
  slugs: new Set(subCategories.map(({ slug }) => slug)),
  byName: createMerchantIndex(merchants),
  byCode: indexMerchantCodes(subCategories),
}));

/**
 * Makes a guesser for one catalog and one member. Slugs that the catalog does not have are never
 * answered. The member's correction comes first, then the merchant's name, its code, the bank's own
 * category, a word that names a kind of shop, and last the beginning of a name.
 */
export function createGuesser(facts: ShopFacts, corrections: Corrections): GuessSubCategory {
  const { slugs, byName, byCode } = createIndexes(facts);
  const readCategory = createCategoryReader();
  const found = (slug: string | null | undefined, by: GuessedBy): SubCategoryGuess | null =>
    slug && slugs.has(slug) ? { kind: 'guessed', subCategory: slug, by } : null;

  return (description, mcc, bankCategory) => {
    const corrected = corrections.size > 0 ? corrections.get(merchantKey(description)) : null;
    const code = mcc === '' ? null : parseMerchantCode(mcc);
    return (
      found(corrected, 'correction') ??
      found(byName.find(description)?.subCategory, 'merchant') ??
      found(code === null ? null : byCode.get(code), 'code') ??
      found(readCategory(bankCategory), 'bank-category') ??
      found(findKindOfShop(wordsOf(description)), 'shop-word') ??
      found(byName.findBeginning(description)?.subCategory, 'name-cut-off') ??
      UNKNOWN
    );
  };
}
