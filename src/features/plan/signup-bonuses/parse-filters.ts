import type { BonusFilters } from '@contract/preferences.ts';
import type { BonusSearch } from './schema.ts';

/** The filters of an address over those of the account. */
export function filtersOf(search: BonusSearch, saved: BonusFilters): BonusFilters {
  const { kind = saved.kind ?? 'any' } = search;
  const { fee = saved.maximumAnnualFeeCents ?? 'any' } = search;
  const { spend = saved.maximumSpendCents ?? 'any' } = search;
  return {
    issuers: search.issuers ?? saved.issuers,
    pointSystems: search.points ?? saved.pointSystems,
    kind: kind === 'any' ? null : kind,
    maximumAnnualFeeCents: fee === 'any' ? null : fee,
    maximumSpendCents: spend === 'any' ? null : spend,
    includeLowConfidence: search.low ?? saved.includeLowConfidence,
    onlyEligible: search.open ?? saved.onlyEligible,
  };
}

export function countFiltersInUse(filters: BonusFilters): number {
  return [
    filters.issuers.length > 0,
    filters.pointSystems.length > 0,
    filters.kind !== null,
    filters.maximumAnnualFeeCents !== null,
    filters.maximumSpendCents !== null,
    filters.onlyEligible,
    !filters.includeLowConfidence,
  ].filter(Boolean).length;
}

/** Encodes all filters in the address, so that a shared link shows the same result. */
export function toFilterSearch(filters: BonusFilters): Required<Omit<BonusSearch, 'q' | 'sort'>> {
  return {
    issuers: filters.issuers,
    points: filters.pointSystems,
    kind: filters.kind ?? 'any',
    fee: filters.maximumAnnualFeeCents ?? 'any',
    spend: filters.maximumSpendCents ?? 'any',
    low: filters.includeLowConfidence,
    open: filters.onlyEligible,
  };
}
