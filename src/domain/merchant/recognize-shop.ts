import { findKindOfShop } from './kinds-of-shop.ts';
import { type CodedSubCategory, indexMerchantCodes, parseMerchantCode } from './merchant-codes.ts';
import { type Merchant, createMerchantIndex } from './merchant-index.ts';
import { withoutCodes, withoutTill, wordsOf } from './merchant-words.ts';

/**
 * `high` where the text is a shop's name, `medium` where it holds one or is a merchant category code, `low` where it names a kind
 * of shop, or resembles a name.
 */
export type Confidence = 'high' | 'medium' | 'low';

/** Shops and what purchases there count as. */
export type ShopFacts<M extends Merchant = Merchant> = {
  readonly merchants: readonly M[];
  readonly subCategories: readonly CodedSubCategory[];
};

export type RecognizedShop<M extends Merchant> = {
  /** Null where the text names a kind of shop, or is a code. */
  readonly merchant: M | null;
  /** The slug of what a purchase there is likely to count as. */
  readonly subCategory: string;
  readonly confidence: Confidence;
};

/**
 * Makes a recognizer of shops as people type them and as statements print them, and of merchant category codes such as `5812`.
 * It answers null where it knows nothing.
 */
export function createShopRecognizer<M extends Merchant>({
  merchants,
  subCategories,
}: ShopFacts<M>): (text: string) => RecognizedShop<M> | null {
  const index = createMerchantIndex(merchants);
  const byCode = indexMerchantCodes(subCategories);
  const known = new Set(subCategories.map(({ slug }) => slug));
  const of = (merchant: M, confidence: Confidence) => ({
    merchant,
    subCategory: merchant.subCategory,
    confidence,
  });
  return (text) => {
    const code = /^\s*\d{4}\s*$/.test(text) ? parseMerchantCode(text) : null;
    const coded = code === null ? undefined : byCode.get(code);
    if (coded !== undefined) return { merchant: null, subCategory: coded, confidence: 'medium' };
    const merchant = index.find(text);
    if (merchant) return of(merchant, index.isName(text) ? 'high' : 'medium');
    const kind = findKindOfShop(withoutCodes(wordsOf(withoutTill(text))));
    if (kind !== null && known.has(kind)) {
      return { merchant: null, subCategory: kind, confidence: 'low' };
    }
    const similar =
      index.findBeginning(text) ?? index.findMisspelled(text) ?? index.findShortened(text);
    return similar && of(similar, 'low');
  };
}
