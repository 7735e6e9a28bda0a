import { isElectronic } from '../merchant/bank-words.ts';
import { KINDS_OF_SHOP } from '../merchant/kinds-of-shop.ts';
import {
  findCodeInMemo,
  indexMerchantCodes,
  parseMerchantCode,
} from '../merchant/merchant-codes.ts';
import { memoizeText } from '../merchant/memoize-text.ts';
import type { Merchant } from '../merchant/merchant-index.ts';
import { companyOf } from '../merchant/merchant-words.ts';
import {
  createShopRecognizer,
  type RecognizedShop,
  type ShopFacts,
} from '../merchant/recognize-shop.ts';
import { BANK_CATEGORIES, kindOfCategory } from './bank-categories.ts';

/** Basis of a guess, most certain first. */
export type GuessedBy =
  | 'correction'
  | 'merchant'
  | 'code'
  | 'bank-category'
  | 'shop-word'
  | 'name-cut-off';

export type SubCategoryGuess =
  | {
      readonly kind: 'guessed';
      readonly subCategory: string;
      readonly by: GuessedBy;
      /** Slugs of both readings, the likely one first, if only the name tells and it could mean two kinds of shop. */
      readonly readings?: readonly [string, string];
    }
  | { readonly kind: 'unknown' };

/** Words of a row that name the shop. */
type ShopWords = {
  readonly names: readonly string[];
  readonly memo: string;
  readonly code: string;
  readonly categories: readonly string[];
};

type ShopReading = {
  /** The name of the shop, where it is known by one. */
  readonly shop: string | null;
  readonly hasCode: boolean;
  readonly subCategory: SubCategoryGuess;
};

type ReadShop = (row: ShopWords, isSold?: boolean) => ShopReading;

const UNKNOWN: SubCategoryGuess = { kind: 'unknown' };
const FUEL: ReadonlySet<number> = new Set([5541, 5542, 5552]);
/** Kinds of shops; every other sub-category belongs to one brand or program. */
const KINDS = new Set([
  ...Object.keys(KINDS_OF_SHOP),
  ...BANK_CATEGORIES.map(([, slug]) => slug),
  ...'food-delivery online-groceries online-retail streaming-music software-cloud vacation-rentals recreation'.split(
    ' ',
  ),
]);

/** Words in the memo of American Express: `0000000     RESTAURANT`. */
function kindInMemo(memo: string): string | null {
  const kind = /^\d{4,}\s+([A-Z][A-Z &/-]{2,40})$/.exec(memo)?.[1];
  return kind === undefined ? null : kindOfCategory(kind);
}

const indexes = new WeakMap<ShopFacts, ReturnType<typeof createIndexes>>();

function createIndexes(facts: ShopFacts) {
  return {
    slugs: new Set(facts.subCategories.map(({ slug }) => slug)),
    recognize: createShopRecognizer(facts),
    byCode: indexMerchantCodes(facts.subCategories),
  };
}

/** One file after another is sorted by the same facts. */
function indexesOf(facts: ShopFacts) {
  const known = indexes.get(facts) ?? createIndexes(facts);
  indexes.set(facts, known);
  return known;
}

/**
 * Makes a reader of shops for one catalog. Slugs that the catalog does not have are never answered. A brand's own sub-category
 * comes first, then the merchant category code, a shop known by name, the bank's own category, a word that names a kind of shop,
 * and last the beginning of a name. Callers put members' corrections first.
 */
export function createShopReader(facts: ShopFacts): ReadShop {
  const { slugs, recognize, byCode } = indexesOf(facts);
  const ofCategory = memoizeText(kindOfCategory);
  const ofPrinted = memoizeText((text) => recognize(text, 'printed'), Infinity);
  const ofSold = memoizeText((text) => recognize(text, 'sold'), Infinity);
  const guess = (slug: string | null | undefined, by: GuessedBy): SubCategoryGuess | null =>
    slug && slugs.has(slug) ? { kind: 'guessed', subCategory: slug, by } : null;
  const guessByName = (
    { subCategory = '', orSubCategory = '' }: Partial<RecognizedShop<Merchant>> = {},
    by: GuessedBy,
  ): SubCategoryGuess | null => {
    const answer = guess(subCategory, by);
    return answer && slugs.has(orSubCategory)
      ? { kind: 'guessed', subCategory, by, readings: [subCategory, orSubCategory] }
      : answer;
  };
  const firstOf = <Found>(texts: readonly string[], find: (text: string) => Found | null) => {
    for (const text of texts) {
      const found = find(text);
      if (found !== null) return found;
    }
    return null;
  };
  /** The fuel of a warehouse club has a sub-category of its own. */
  const fuelOf = (code: number, merchant: Merchant | null) => {
    const own = `${merchant?.subCategory.replace(/-gas$/, '') ?? ''}-gas`;
    return slugs.has(own) ? own : code === 5552 ? 'ev-charging' : 'gas-stations';
  };

  return ({ names, memo, code: told, categories }, isSold = false) => {
    const ofName = isSold ? ofSold : ofPrinted;
    const memoKind = kindInMemo(memo);
    const companies = names.flatMap((name) => companyOf(name) ?? []);
    const texts = [...names, ...(memo === '' ? [] : [memo]), ...companies];
    const code = told === '' ? firstOf(texts, findCodeInMemo) : parseMerchantCode(told);
    const found = (memoKind === null && code === null ? texts : names).flatMap(
      (text) => ofName(text) ?? [],
    );
    const named = found.find(({ merchant, confidence }) => merchant && confidence !== 'low');
    const merchant = named?.merchant ?? null;
    const likely = found.find(({ subCategory }) => subCategory !== 'other') ?? found[0];
    // Gas is a bill where no card pays for it.
    const isBill = likely?.merchant === null && !isSold && names.some(isElectronic);
    const resembling =
      isBill && likely.subCategory === 'gas-stations'
        ? { ...likely, subCategory: 'home-utilities' }
        : likely;
    const isBrand = merchant !== null && !KINDS.has(merchant.subCategory);
    const subCategory =
      guess(code !== null && FUEL.has(code) ? fuelOf(code, merchant) : null, 'code') ??
      guess(code !== null && isBrand ? merchant.subCategory : null, 'merchant') ??
      guess(code === null ? null : byCode.get(code), 'code') ??
      (code === null ? guessByName(named, 'merchant') : guess(merchant?.subCategory, 'merchant')) ??
      guess(memoKind ?? firstOf(categories, ofCategory), 'bank-category') ??
      guessByName(resembling, resembling?.merchant ? 'name-cut-off' : 'shop-word') ??
      UNKNOWN;
    return { shop: merchant?.name ?? null, hasCode: code !== null, subCategory };
  };
}
