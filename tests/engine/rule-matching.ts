import type { Card, Choice, EarningRule } from '../../src/domain/rewards/catalog/card.ts';
import { ALWAYS } from '../../src/domain/date-span.ts';
import type { RewardProblem } from '../../src/domain/rewards/problem.ts';

type Scoped = Pick<EarningRule, 'covers' | 'channel'>;

/** Farther than any ancestor. */
const ANY_CATEGORY = 1_000;

/** Distance of a rule's scope from a sub-category: itself, its ancestors, its category; null if not covered. */
export function distanceOf(problem: RewardProblem, { covers, channel }: Scoped, slug: string) {
  const words = slug.split('-');
  const isPrepaid = words.includes('prepaid');
  const isPortal = isPrepaid || words.includes('portal');
  const fits = {
    any: true,
    portal: isPortal,
    prepaid: isPrepaid,
    direct: !isPortal,
    online: words.includes('online'),
    foreign: words.includes('foreign'),
  };
  if (!fits[channel]) return null;
  const find = (wanted: string | null) =>
    problem.catalog.subCategories.find((each) => each.slug === wanted);
  if (covers.kind === 'category') return find(slug)?.category === covers.slug ? ANY_CATEGORY : null;
  let distance = 0;
  for (let at: string | null = slug; at !== null && distance < 20; distance += 1) {
    if (at === covers.slug) return distance;
    at = find(at)?.parent ?? null;
  }
  return null;
}

export type Standing = {
  readonly distance: number;
  readonly rate: number;
  readonly cap: string | null;
};

/** Picks the applicable rate: the nearest, then the highest, then the best beyond its cap. */
export function bestOf(card: Card, candidates: readonly Standing[]): Standing {
  const base = { distance: ANY_CATEGORY + 1, rate: card.baseRate, cap: null };
  const fallbackOf = ({ cap, rate }: Standing) =>
    card.caps.find(({ slug }) => slug === cap)?.fallbackRate ?? rate;
  const [first] = [base, ...candidates].sort(
    (a, b) => a.distance - b.distance || b.rate - a.rate || fallbackOf(b) - fallbackOf(a),
  );
  return first ?? base;
}

/** Lists the rates that could apply in a sub-category. */
export function standingOf(problem: RewardProblem, rules: readonly EarningRule[], slug: string) {
  return rules.flatMap((rule): Standing[] => {
    const distance = distanceOf(problem, rule, slug);
    return distance === null ? [] : [{ distance, rate: rule.rate, cap: rule.cap }];
  });
}

/** Lists the rules that apply while an option is chosen. */
export function rulesOfOption(
  problem: RewardProblem,
  card: Card,
  choice: Choice,
  option: Choice['options'][number],
  slug: string,
): readonly EarningRule[] {
  const isCovered = option.covers.some(
    (covers) => distanceOf(problem, { covers, channel: 'any' }, slug) !== null,
  );
  if (!isCovered) return [];
  const own = card.rules.filter((rule) => rule.choice === choice.slug);
  if (own.some((rule) => rule.isAdditive))
    throw new RangeError('the model knows no additive rules of a choice');
  if (own.length > 0) return own;
  return option.covers.map((covers) => ({
    covers,
    rate: choice.rate,
    isAdditive: false,
    cap: choice.cap,
    choice: choice.slug,
    channel: 'any',
    validDuring: ALWAYS,
  }));
}
