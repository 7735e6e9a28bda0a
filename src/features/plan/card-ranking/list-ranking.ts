import { matchesSearch } from '@/lib/search-text.ts';
import type { CardRankingSearch, RankedCard, RankingSort } from './schema.ts';

export type RankingFilters = {
  readonly search: CardRankingSearch;
  /** Slugs by the ids of the catalog. */
  readonly companySlugs: ReadonlyMap<number, string>;
  readonly systemSlugs: ReadonlyMap<number, string>;
  readonly heldIds: ReadonlySet<number>;
};

/** Hides cards the member cannot get, unless asked; cards they could become eligible for show with a mark. */
function isOutOfReach(
  { card, obstacle }: RankedCard,
  { search, heldIds }: RankingFilters,
): boolean {
  if (heldIds.has(card.id)) return false;
  switch (obstacle?.kind) {
    case 'closed':
    case 'invitation':
      return true;
    case 'business':
      return search.kind !== 'business';
    case 'requirement':
    case 'credit':
    case 'low_confidence':
    case undefined:
      return false;
  }
}

function isShown(entry: RankedCard, filters: RankingFilters): boolean {
  const { card, issuer, isUncertain } = entry;
  const { search, companySlugs, systemSlugs, heldIds } = filters;
  if (search.issuer !== '' && companySlugs.get(card.company_id) !== search.issuer) return false;
  if (search.network !== '' && card.network !== search.network) return false;
  if (search.system !== '' && systemSlugs.get(card.point_system_id) !== search.system) return false;
  if (search.kind !== 'all' && card.is_business !== (search.kind === 'business')) return false;
  if (search.fee !== undefined && card.annual_fee_cents > search.fee * 100) return false;
  if (search.show === 'mine' && !heldIds.has(card.id)) return false;
  if (search.show === 'open' && isOutOfReach(entry, filters)) return false;
  if (!search.low && isUncertain) return false;
  return matchesSearch(`${card.name} ${issuer}`, search.q);
}

/** Null if the figure is not known, which comes last in either direction. */
function figureOf(entry: RankedCard, sort: Exclude<RankingSort, 'name'>): number | null {
  const { figures, card } = entry;
  switch (sort) {
    case 'net':
      return figures.netCents;
    case 'added':
      return entry.addedCents;
    case 'rewards':
      return figures.rewardsCents;
    case 'credits':
      return figures.creditsCents;
    case 'bonus':
      return figures.bonusCents;
    case 'fee':
      return figures.feesCents;
    case 'foreign':
      return card.foreign_transaction_fee_percent;
  }
}

/** The cards that the filters leave, in order; equal ones by their net value, then by name. */
export function listRanking(
  ranking: readonly RankedCard[],
  filters: RankingFilters,
): readonly RankedCard[] {
  const { sort, dir } = filters.search;
  const sign = dir === 'desc' ? -1 : 1;
  const byName = (a: RankedCard, b: RankedCard) => a.card.name.localeCompare(b.card.name);
  const compare = (a: RankedCard, b: RankedCard) => {
    if (sort === 'name') return sign * byName(a, b);
    const [first, second] = [figureOf(a, sort), figureOf(b, sort)];
    const byNet = b.figures.netCents - a.figures.netCents || byName(a, b);
    if (first === null || second === null) {
      return Number(first === null) - Number(second === null) || byNet;
    }
    return sign * (first - second) || byNet;
  };
  return ranking.filter((entry) => isShown(entry, filters)).sort(compare);
}
