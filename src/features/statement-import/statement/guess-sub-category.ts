import { type CodedSubCategory, indexMerchantCodes, parseMerchantCode } from './merchant-codes.ts';
import { findMerchant, findShop } from './merchant-dictionary.ts';
import { keyOfWords, merchantWords } from './merchant-key.ts';
import { BANK_CATEGORIES } from './shop-words.ts';

/** What a guess rests on, the surest first. */
export type GuessedBy = 'correction' | 'merchant' | 'code' | 'bank-category' | 'shop-word';

export type SubCategoryGuess =
  | { readonly kind: 'guessed'; readonly subCategory: string; readonly by: GuessedBy }
  | { readonly kind: 'unknown' };

/** What a member said about merchants before: sub-category slugs by `merchantKey`. */
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

/**
 * Makes a guesser for one catalogue and one member. Slugs that the catalogue does not have are never
 * answered. The member's correction comes first, then the merchant's name, its code, the bank's own
 * category and last a word that names a kind of shop.
 */
export function createGuesser(
  subCategories: readonly CodedSubCategory[],
  corrections: Corrections,
): GuessSubCategory {
  const slugs = new Set(subCategories.map(({ slug }) => slug));
  const isKnown = (slug: string) => slugs.has(slug);
  const byCode = indexMerchantCodes(subCategories);
  const readCategory = createCategoryReader();
  const found = (slug: string | null | undefined, by: GuessedBy): SubCategoryGuess | null =>
    slug && isKnown(slug) ? { kind: 'guessed', subCategory: slug, by } : null;

  return (description, mcc, bankCategory) => {
    const words = merchantWords(description);
    const corrected = corrections.size > 0 ? corrections.get(keyOfWords(words)) : null;
    const code = mcc === '' ? null : parseMerchantCode(mcc);
    return (
      found(corrected, 'correction') ??
      found(findMerchant(words, isKnown), 'merchant') ??
      found(code === null ? null : byCode.get(code), 'code') ??
      found(readCategory(bankCategory), 'bank-category') ??
      found(findShop(words, isKnown), 'shop-word') ??
      UNKNOWN
    );
  };
}
