import type { CalendarDate } from '../../calendar.ts';
import { spanIncludes } from '../../date-span.ts';
import type { Channel, Scope, SubCategory } from '../catalog/sub-category.ts';
import type { OwnRate } from '../problem.ts';

/** A sub-category that a scope covers, by its index, and how specific the scope is to it. */
type Covered = { readonly subCategory: number; readonly distance: number };

/** The sub-categories that money is spent in, and what covers them. */
export type Coverage = {
  readonly slugs: readonly string[];
  readonly isForeign: readonly boolean[];
  readonly covered: (scope: Scope, channel: Channel) => readonly Covered[];
};

const NONE: readonly Covered[] = [];

/** A category is broader than every ancestor of a sub-category, and the base rate than every category. */
const CATEGORY_DISTANCE = 1_000;
export const BASE_DISTANCE = 1_001;

/**
 * Channels in which a sub-category's money is spent, other than `any`. Portal, prepaid, online and foreign spending have
 * sub-categories of their own, recognized by slug, so that a rate limited to such a channel never applies to ordinary
 * spending. Ordinary spending counts as direct.
 */
function channelsOf(subCategory: string): ReadonlySet<Channel> {
  const words = subCategory.split('-');
  const channels = new Set<Channel>();
  if (words.includes('portal')) channels.add('portal');
  if (words.includes('prepaid')) channels.add('prepaid').add('portal');
  if (words.includes('online')) channels.add('online');
  if (words.includes('foreign')) channels.add('foreign');
  if (!channels.has('portal')) channels.add('direct');
  return channels;
}

/**
 * Coverage of a rule: a sub-category's rule covers it and its descendants, the nearer the more specific; a category's
 * rule covers all of it and is less specific. A sub-category missing from the tree has no ancestors. Rules for
 * another channel do not cover the spending.
 */
export function coverageOf(
  slugs: readonly string[],
  subCategories: readonly SubCategory[],
): Coverage {
  const tree = new Map(subCategories.map((each) => [each.slug, each]));
  const byScope = {
    sub_category: new Map<string, Covered[]>(),
    category: new Map<string, Covered[]>(),
  };
  const add = (scope: Scope, covered: Covered) => {
    const list = byScope[scope.kind].get(scope.slug);
    if (list) list.push(covered);
    else byScope[scope.kind].set(scope.slug, [covered]);
  };
  slugs.forEach((slug, subCategory) => {
    const seen = new Set<string>();
    for (let at: string | null = slug; at !== null && !seen.has(at);) {
      add({ kind: 'sub_category', slug: at }, { subCategory, distance: seen.size });
      seen.add(at);
      at = tree.get(at)?.parent ?? null;
    }
    const category = tree.get(slug)?.category;
    if (category !== undefined) {
      add({ kind: 'category', slug: category }, { subCategory, distance: CATEGORY_DISTANCE });
    }
  });
  const channels = slugs.map(channelsOf);
  const ofChannel = new Map<readonly Covered[], Map<Channel, readonly Covered[]>>();
  return {
    slugs,
    isForeign: channels.map((each) => each.has('foreign')),
    covered: (scope, channel) => {
      const all = byScope[scope.kind].get(scope.slug) ?? NONE;
      if (channel === 'any') return all;
      const known = ofChannel.get(all) ?? new Map<Channel, readonly Covered[]>();
      ofChannel.set(all, known);
      const found =
        known.get(channel) ??
        all.filter(({ subCategory }) => channels[subCategory]?.has(channel) === true);
      known.set(channel, found);
      return found;
    },
  };
}

/** By sub-category: the applicable rate, and its specificity. */
export type OwnRatesOfDay = ReadonlyMap<
  number,
  { readonly distance: number; readonly rate: number }
>;

/** The member's own rates of a day, the most specific one where several cover a sub-category. */
export function ownRatesOn(
  own: readonly OwnRate[],
  coverage: Coverage,
  day: CalendarDate,
): OwnRatesOfDay {
  const rates = new Map<number, { readonly distance: number; readonly rate: number }>();
  for (const { covers, rate, validDuring } of own) {
    if (!spanIncludes(validDuring, day)) continue;
    for (const { subCategory, distance } of coverage.covered(covers, 'any')) {
      const before = rates.get(subCategory);
      if (!before || distance < before.distance) rates.set(subCategory, { distance, rate });
    }
  }
  return rates;
}
