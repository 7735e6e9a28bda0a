import type { LookingValue } from '@/domain/looking/value-of-looking.ts';
import { type CatalogRows, creditSlugOf } from '@/features/catalog/facts/schema.ts';
import { formatCount, formatWholeDollars } from '@/lib/format.ts';
import type { LookingValues } from './find-looking-values.ts';
import type { CardToCheck } from './queries.ts';

type Ranked = Pick<CardToCheck, 'slug' | 'is_first' | 'weight'>;

/**
 * The pages by the value of looking: those that a report or the watch disputes first, then by age beyond the limits ×
 * people who see the card × how much answers change if a fact is wrong. Others keep their order, as all do without values.
 */
export function sortPages<Page extends Ranked>(
  pages: readonly Page[],
  values: LookingValues | undefined,
): readonly Page[] {
  if (!values) return pages;
  const worth = ({ slug, weight }: Page) => weight * (values[slug]?.sumCents ?? 0);
  return pages.toSorted((one, other) =>
    one.is_first || other.is_first
      ? Number(other.is_first) - Number(one.is_first)
      : worth(other) - worth(one),
  );
}

/** The page that opens by itself: the one that did, while facts of it are due. */
export function pickFirst(
  sorted: readonly Pick<CardToCheck, 'credit_card_id'>[],
  before: number | undefined,
): number | undefined {
  return (sorted.find(({ credit_card_id: id }) => id === before) ?? sorted[0])?.credit_card_id;
}

export function describeLooking({ changed, of, upToCents }: LookingValue): string {
  return changed === 0
    ? `Reading this page may change none of ${formatCount(of, 'answer')}`
    : `Reading this page may change ${changed} of ${formatCount(of, 'answer')} by up to ${formatWholeDollars(upToCents)}`;
}

/** The fact on which most depends, in words. */
export function describeFact(
  { fact }: LookingValue,
  { categories, cards }: CatalogRows,
): string | null {
  if (fact === null) return null;
  switch (fact.kind) {
    case 'fee':
      return 'the annual fee';
    case 'offer':
      return 'the amount of the sign-up bonus';
    case 'offer_spend':
      return 'the minimum spend of the sign-up bonus';
    case 'base_rate':
      return 'the base rate';
    case 'choice':
      return 'the rate of the selectable categories';
    case 'rate': {
      const all = [...categories.flatMap((each) => each.sub_categories), ...categories];
      const name = all.find(({ slug }) => slug === fact.slug)?.name;
      return name === undefined ? 'a rate' : `the rate on ${name}`;
    }
    case 'credit': {
      const benefit = cards
        .flatMap((card) => card.credit_card_benefits)
        .find((each) => creditSlugOf(each) === fact.slug);
      return benefit ? `the credit “${benefit.name}”` : 'a credit';
    }
  }
}
