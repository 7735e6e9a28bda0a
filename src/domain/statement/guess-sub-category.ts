import { findKindOfShop, KINDS_OF_SHOP } from '../merchant/kinds-of-shop.ts';
import { indexMerchantCodes, parseMerchantCode } from '../merchant/merchant-codes.ts';
import { createMerchantIndex, type Merchant } from '../merchant/merchant-index.ts';
import { wordsOf } from '../merchant/merchant-words.ts';
import type { ShopFacts } from '../merchant/recognize-shop.ts';
import { BANK_CATEGORIES, kindOfCategory } from './bank-categories.ts';
import { merchantKey, withoutBank } from './merchant-key.ts';

/** Basis of a guess, most certain first. */
export type GuessedBy =
  'correction' | 'merchant' | 'code' | 'bank-category' | 'shop-word' | 'name-cut-off';

export type SubCategoryGuess =
  | { readonly kind: 'guessed'; readonly subCategory: string; readonly by: GuessedBy }
  | { readonly kind: 'unknown' };

/** A member's earlier decisions: sub-category slugs by `merchantKey`. */
export type Corrections = ReadonlyMap<string, string>;

/** What a row tells of the shop. */
export type ShopWords = {
  readonly names: readonly string[];
  readonly memo: string;
  readonly code: string;
  readonly categories: readonly string[];
};

export type ShopReading = {
  /** The name of the shop, where it is known by one. */
  readonly shop: string | null;
  readonly hasCode: boolean;
  readonly subCategory: SubCategoryGuess;
};

export type ReadShop = (row: ShopWords) => ShopReading;

const UNKNOWN: SubCategoryGuess = { kind: 'unknown' };
const FUEL: ReadonlySet<number> = new Set([5541, 5542, 5552]);
/** Kinds of shops; every other sub-category is of one brand or program. */
const KINDS = new Set([
  ...Object.keys(KINDS_OF_SHOP),
  ...BANK_CATEGORIES.map(([, slug]) => slug),
  ...'food-delivery online-groceries online-retail streaming-music software-cloud vacation-rentals recreation'.split(
    ' ',
  ),
]);

/** The code in a memo of Elan, U.S. Bank and Fidelity, or at the end of a credit union's. */
function codeInMemo(memo: string): string {
  return (
    /^[^;]*;\s*0?(\d{4})\s*;/.exec(memo)?.[1] ??
    /\b\d{1,2}\/\d{1,2}\/\d{2,4}\s+\d{10,}\s+(\d{4})\s*$/.exec(memo)?.[1] ??
    ''
  );
}

/** Words in the memo of American Express: `0000000     RESTAURANT`. */
function kindInMemo(memo: string): string | null {
  const kind = /^\d{4,}\s+([A-Z][A-Z &/-]{2,40})$/.exec(memo)?.[1];
  return kind === undefined ? null : kindOfCategory(kind);
}

function memoize<Result>(compute: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const found = compute(text);
    known.set(text, found);
    return found;
  };
}

const indexes = new WeakMap<ShopFacts, ReturnType<typeof createIndexes>>();

function createIndexes({ merchants, subCategories }: ShopFacts) {
  return {
    slugs: new Set(subCategories.map(({ slug }) => slug)),
    byName: createMerchantIndex(merchants),
    byCode: indexMerchantCodes(subCategories),
  };
}

/** One file after another is sorted by the same facts. */
function indexesOf(facts: ShopFacts) {
  const known = indexes.get(facts) ?? createIndexes(facts);
  indexes.set(facts, known);
  return known;
}

/**
 * Makes a reader of shops for one catalog and one member. Slugs that the catalog does not have are never
 * answered. The member's correction comes first, then a brand's own sub-category, the merchant category code, a
 * shop known by name, the bank's own category, a word that names a kind of shop, and last the beginning of a name.
 */
export function createShopReader(facts: ShopFacts, corrections: Corrections): ReadShop {
  const { slugs, byName, byCode } = indexesOf(facts);
  const ofCategory = memoize(kindOfCategory);
  const findNamed = memoize((text) => byName.find(text));
  const guess = (slug: string | null | undefined, by: GuessedBy): SubCategoryGuess | null =>
    slug && slugs.has(slug) ? { kind: 'guessed', subCategory: slug, by } : null;
  const firstOf = <Found>(texts: readonly string[], find: (text: string) => Found | null) => {
    for (const text of texts) {
      const found = find(text);
      if (found !== null) return found;
    }
    return null;
  };
  /** The fuel of a warehouse club has a sub-category of its own. */
  const fuelOf = (code: number, merchant: Merchant | null) => {
    const own = `${merchant?.subCategory ?? ''}-gas`;
    return slugs.has(own) ? own : code === 5552 ? 'ev-charging' : 'gas-stations';
  };

  return ({ names, memo, code: told, categories }) => {
    const bare = names.map(withoutBank);
    const memoKind = kindInMemo(memo);
    const texts = memo === '' || memoKind !== null ? bare : [...bare, withoutBank(memo)];
    const codeText =
      told === '' ? codeInMemo(memo) || firstOf(names, (name) => codeInMemo(name) || null) : told;
    const code = codeText ? parseMerchantCode(codeText) : null;
    const merchant = firstOf(texts, findNamed);
    const corrected =
      corrections.size > 0
        ? firstOf(names, (name) => corrections.get(merchantKey(name)) ?? null)
        : null;
    const isBrand = merchant !== null && !KINDS.has(merchant.subCategory);
    const byCategory = () => memoKind ?? firstOf(categories, ofCategory);
    const subCategory =
      guess(corrected, 'correction') ??
      guess(code !== null && FUEL.has(code) ? fuelOf(code, merchant) : null, 'code') ??
      guess(isBrand ? merchant.subCategory : null, 'merchant') ??
      guess(code === null ? null : byCode.get(code), 'code') ??
      guess(merchant?.subCategory, 'merchant') ??
      guess(byCategory(), 'bank-category') ??
      guess(
        firstOf(texts, (text) => findKindOfShop(wordsOf(text))),
        'shop-word',
      ) ??
      guess(firstOf(texts, (text) => byName.findBeginning(text))?.subCategory, 'name-cut-off') ??
      UNKNOWN;
    return { shop: merchant?.name ?? null, hasCode: code !== null, subCategory };
  };
}
