import { isBankLine } from './bank-words.ts';
import { isRuledOut, isSameTrade } from './common-names.ts';
import { findKindsOfShop, namedKindsIn } from './kinds-of-shop.ts';
import {
  type CodedSubCategory,
  findCodeInMemo,
  indexMerchantCodes,
  parseMerchantCode,
} from './merchant-codes.ts';
import { buildMerchantIndex, type Merchant } from './merchant-index.ts';
import { isTown } from './towns.ts';
import { serviceOf, withoutCodes, withoutTill, wordsOf } from './merchant-words.ts';

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
  /** Slug of a second possible reading: the café of a museum, the tire center of a warehouse club. */
  readonly orSubCategory?: string | undefined;
};

/**
 * Answers null if it knows nothing, and of a bank's own line. Names on statements are read by the thousand and are not misspelled,
 * so that only typed ones are compared letter by letter. Where the bank says that something was sold, no line is its own.
 */
export type RecognizeShop<M extends Merchant> = (
  text: string,
  source?: 'typed' | 'printed' | 'sold',
) => RecognizedShop<M> | null;

/** Letters of a text that are read: names on statements have some 100. */
const MOST_LETTERS = 300;

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
  const of = (merchant: M, confidence: Confidence): RecognizedShop<M> => ({
    merchant,
    subCategory: merchant.subCategory,
    confidence,
  });
  const ofKinds = ([subCategory, orSubCategory]: readonly string[]): RecognizedShop<M> | null =>
    subCategory === undefined
      ? null
      : { merchant: null, subCategory, confidence: 'low', orSubCategory };

  const recognizeName = (text: string, kinds: readonly string[]): RecognizedShop<M> | null => {
    const found = index.find(text);
    const bare = withoutTill(text);
    const glued = found && bare === text ? null : index.findGlued(bare);
    const isTill = found !== null && glued !== null && index.find(bare) === null;
    const merchant = isTill ? glued.merchant : found;
    if (merchant) {
      if (!isTill && index.isName(text)) return of(merchant, 'high');
      const own = new Set([merchant.name, ...merchant.aliases].flatMap(wordsOf));
      const others = wordsOf(bare).filter((word) => !own.has(word) && !isTown(word));
      const another = namedKindsIn(others).find(
        (each) => known.has(each) && !isSameTrade(each, merchant.subCategory),
      );
      if (another !== undefined && isRuledOut(another, merchant.subCategory)) {
        return ofKinds([another, merchant.subCategory]);
      }
      return { ...of(merchant, 'medium'), orSubCategory: another };
    }
    const cutOff = index.findCutOff(text);
    if (cutOff) return of(cutOff, 'low');
    const isGlued =
      glued &&
      (glued.isTown || kinds.every((kind) => isSameTrade(kind, glued.merchant.subCategory)));
    return isGlued ? of(glued.merchant, 'medium') : null;
  };

  return (given, source = 'typed') => {
    const text = given.slice(0, MOST_LETTERS);
    const code = /^\s*\d{4,5}\s*$/.test(text) ? parseMerchantCode(text) : findCodeInMemo(text);
    const coded = code === null ? undefined : byCode.get(code);
    if (coded !== undefined) return { merchant: null, subCategory: coded, confidence: 'medium' };
    if (source !== 'sold' && isBankLine(text)) return null;
    const service = serviceOf(text);
    const words = withoutCodes(wordsOf(withoutTill(text)));
    const kinds = findKindsOfShop(words).filter((kind) => known.has(kind));
    const named = recognizeName(text, kinds);
    if (service === null || !known.has(service)) {
      const answer = named ?? ofKinds(kinds);
      if (answer) return answer;
      const similar =
        index.findBeginning(text) ??
        (source === 'typed' ? (index.findMisspelled(text) ?? index.findShortened(text)) : null);
      return similar && of(similar, 'low');
    }
    // Shopify shops ship what a café would serve; Toast shops serve it, whatever their name; others deliver for all.
    const isFood = (slug: string) => isSameTrade(slug, 'restaurants');
    if (service === 'online-retail') {
      return named && !isFood(named.subCategory) ? named : ofKinds([service]);
    }
    if (service === 'doordash' || service === 'instacart')
      return { merchant: index.find(service), subCategory: service, confidence: 'medium' };
    if (named && isFood(named.subCategory)) return named;
    return ofKinds([kinds.find(isFood) ?? service]);
  };
}
