import type { CategoryWithParts } from '@/features/learn/credit-cards/queries.ts';
import type { FoundShop } from '@/features/catalog/shops/queries.ts';
import { normalizeSearchText } from '@/lib/search-text.ts';
import { isNamed } from './find-entries.ts';
import type { FindEntry } from './schema.ts';

/** A shop that resembles the typed text without beginning with it. */
function isGuess({ merchant, confidence }: FoundShop, typed: string): boolean {
  return (
    merchant !== null &&
    confidence === 'low' &&
    !normalizeSearchText(merchant.name).startsWith(normalizeSearchText(typed))
  );
}

/** A shop, or a kind of shop, leads to the counter with its name. */
function shopEntry(
  shop: FoundShop,
  typed: string,
  categories: readonly CategoryWithParts[],
): FindEntry {
  const { merchant, subCategory } = shop;
  const parts = categories.flatMap(({ sub_categories: each }) => each);
  const counted = parts.find(({ slug }) => slug === subCategory)?.name;
  const name = shop.isCorrected ? typed : (merchant?.name ?? typed);
  return {
    id: `/app/best-card?q=${encodeURIComponent(name)}`,
    kind: 'shop',
    label: isGuess(shop, typed) ? `Did you mean ${name}?` : name,
    note: counted === undefined || counted === name ? '' : `Counts as ${counted}`,
    subCategory,
  };
}

/**
 * Places the shop: first for an exact name, or after a job of that name; last for an ambiguous text; a guess only if nothing
 * else matches.
 */
export function placeShop(
  others: readonly FindEntry[],
  shop: FoundShop | null | undefined,
  typed: string,
  categories: readonly CategoryWithParts[],
): readonly FindEntry[] {
  if (!shop || (others.length > 0 && isGuess(shop, typed))) return others;
  const entry = shopEntry(shop, typed, categories);
  if (shop.confidence !== 'high') return [...others, entry];
  const [first, ...rest] = others;
  const isJob = first?.kind === 'command' && isNamed(first, typed);
  return isJob ? [first, entry, ...rest] : [entry, ...others];
}
