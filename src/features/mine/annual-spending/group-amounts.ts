import { setCategoryTotal, type SpendingAmounts, sumAmounts } from './set-amounts.ts';

/** One of the six amounts that a new member gives, over all the spending they have. */
export type AmountGroup = {
  readonly key: string;
  readonly label: string;
  readonly slugs: readonly string[];
  /** Sub-categories that divide a first amount evenly. */
  readonly first: readonly string[];
};

type Category = {
  readonly slug: string;
  readonly sub_categories: readonly { readonly slug: string }[];
};

const GROUPS = [
  {
    key: 'groceries',
    label: 'Groceries',
    of: ['groceries', 'wholesale-clubs'],
    first: ['us-supermarkets'],
  },
  { key: 'restaurants', label: 'Restaurants', of: ['dining'], first: ['restaurants'] },
  { key: 'gas', label: 'Gas', of: ['gas'], first: ['gas-stations'] },
  { key: 'travel', label: 'Travel', of: ['travel'], first: ['airfare', 'hotels'] },
] as const;

/** The six amounts: every sub-category belongs to one of them. */
export function groupAmounts(categories: readonly Category[]): readonly AmountGroup[] {
  const slugsIn = (isIn: (category: string) => boolean) =>
    categories
      .filter(({ slug }) => isIn(slug))
      .flatMap(({ sub_categories: parts }) => parts.map(({ slug }) => slug));
  const named = GROUPS.map(({ of, ...group }) => ({
    ...group,
    slugs: slugsIn((category) => of.some((slug) => slug === category)),
  }));
  const taken = new Set<string>(['rent', ...named.flatMap(({ slugs }) => slugs)]);
  return [
    ...named,
    { key: 'rent', label: 'Rent', slugs: ['rent'], first: ['rent'] },
    {
      key: 'other',
      label: 'Everything else',
      slugs: slugsIn(() => true).filter((slug) => !taken.has(slug)),
      first: ['other'],
    },
  ];
}

/** Sets one of the six, keeping the mix that it has, or dividing a first amount evenly. */
export function setGroup(
  amounts: SpendingAmounts,
  { slugs, first }: AmountGroup,
  centsPerYear: number,
): SpendingAmounts {
  const isFirst = sumAmounts(amounts, slugs) === 0;
  const mixed = isFirst
    ? { ...amounts, ...Object.fromEntries(first.map((slug) => [slug, 1])) }
    : amounts;
  return setCategoryTotal(mixed, slugs, first[0] ?? '', centsPerYear);
}
