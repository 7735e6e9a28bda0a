import { findKindOfShop } from './kinds-of-shop.ts';
import { type CodedSubCategory, indexMerchantCodes, parseMerchantCode } from './merchant-codes.ts';
import { buildMerchantIndex, type Merchant } from './merchant-index.ts';
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
  /** Null if the text names a kind of shop, or is a code. */
  readonly merchant: M | null;
  /** Slug of the likely sub-category of a purchase there. */
  readonly subCategory: string;
  readonly confidence: Confidence;
};

/** Answers null if it knows nothing. */
export type RecognizeShop<M extends Merchant> = (text: string) => RecognizedShop<M> | null;

/** Makes a recognizer of shops, as typed or as on statements, and of merchant category codes such as `5812`. */
export function createShopRecognizer<M extends Merchant>(facts: ShopFacts<M>): RecognizeShop<M> {
  const steps = buildShopRecognizer(facts);
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
}

/** The same step by step. */
export function* buildShopRecognizer<M extends Merchant>({
  merchants,
  subCategories,
}: ShopFacts<M>): Generator<undefined, RecognizeShop<M>> {
  const index = yield* buildMerchantIndex(merchants);
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
