import type { Channel, Scope, SubCategory } from '../catalog/sub-category.ts';
import { channelsOf } from './channel.ts';
import { CATEGORY_DISTANCE } from './specificity.ts';

/** A sub-category that a scope covers, by its index, and how specific the scope is to it. */
export type Covered = { readonly subCategory: number; readonly distance: number };

/** The sub-categories that money is spent in, and what covers them. */
export type Coverage = {
  readonly slugs: readonly string[];
  readonly isForeign: readonly boolean[];
  readonly covered: (scope: Scope, channel: Channel) => readonly Covered[];
};

const NONE: readonly Covered[] = [];

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
