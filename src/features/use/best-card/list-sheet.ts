import type { LedgerNames } from '@/components/ledger-names.ts';
import type { CategoryRow } from '@/features/catalog/facts/schema.ts';
import { formatReturn } from '@/lib/format.ts';
import { describeBankInstead, isBankBetter } from './public.ts';
import { describeOfferCaps } from './describe-offer.ts';
import { generalOf, type Offer, type OfferFinder, usualAmountCents } from './find-offers.ts';

export type SheetLine = {
  readonly key: string;
  readonly name: string;
  /** A sub-category below the line of its category. */
  readonly isPart: boolean;
  readonly icon: string;
  readonly mine: Offer | null;
  /** Null if nothing beats the member's own card. */
  readonly better: Offer | null;
};

const answerOf = ({ mine, better }: SheetLine) =>
  [mine, better].map((offer) => offer && `${offer.id} ${offer.valueCents}`).join();

/** Lines with the same answer become one, under all of their names. */
function joinAlike(lines: readonly SheetLine[]): readonly SheetLine[] {
  const groups = new Map<string, SheetLine[]>();
  for (const line of lines) {
    groups.set(answerOf(line), [...(groups.get(answerOf(line)) ?? []), line]);
  }
  return [...groups.values()].flatMap((alike) => {
    const [first] = alike;
    return first ? [{ ...first, name: alike.map(({ name }) => name).join(', ') }] : [];
  });
}

/** The best card for each category. A sub-category has a line only if its answer differs; equal answers share one. */
export function listSheet(
  categories: readonly CategoryRow[],
  find: OfferFinder,
): readonly SheetLine[] {
  return categories.flatMap((category) => {
    const general = generalOf(category.sub_categories);
    if (!general) return [];
    const toLine = (slug: string, name: string, icon: string, isPart: boolean): SheetLine => {
      const { mine, best } = find(slug, usualAmountCents);
      const isBeaten = best !== null && (mine === null || best.valueCents > mine.valueCents);
      const key = `${category.slug} ${slug}`;
      return { key, name, icon, isPart, mine, better: isBeaten ? best : null };
    };
    const first = toLine(general.slug, category.name, category.icon, false);
    const parts = category.sub_categories
      .filter(({ id }) => id !== general.id)
      .map(({ slug, name, icon }) => toLine(slug, name, icon, true));
    return [first, ...joinAlike(parts.filter((line) => answerOf(line) !== answerOf(first)))];
  });
}

function describeOffer(offer: Offer, names: LedgerNames): string {
  if (isBankBetter(offer)) return describeBankInstead(offer, usualAmountCents, offer.yearCents);
  const [cap] = describeOfferCaps(offer, names);
  const limit = cap === undefined ? '' : `, ${cap}`;
  const card = names.card(offer.card);
  const name = offer.carrier === undefined ? card : `${card} (${offer.carrier})`;
  return `${name} ${formatReturn(offer.valueCents, usualAmountCents)}${limit}`;
}

export function describeSheet(
  title: string,
  lines: readonly SheetLine[],
  names: LedgerNames,
): string {
  const sentences = lines.map(({ name, isPart, mine, better }) => {
    const own = mine ? describeOffer(mine, names) : 'no card of mine';
    const other = better ? ` (best of all cards: ${describeOffer(better, names)})` : '';
    return `${isPart ? '  – ' : ''}${name}: ${own}${other}`;
  });
  return [title, ...sentences].join('\n');
}
