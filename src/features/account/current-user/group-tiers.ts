import { calendarDate } from '@/domain/calendar.ts';
import type { CatalogRows, PointSystemTierRow } from '@/features/catalog/facts/schema.ts';
import { isWithin, parseDateRange } from '@/lib/dates.ts';

type TierGroup = {
  /** Slug of the company, or of the point system where any issuer's cards count. */
  readonly key: string;
  readonly name: string;
  readonly tiers: readonly PointSystemTierRow[];
};

function isOpenOn(tier: PointSystemTierRow, today: string): boolean {
  const range = typeof tier.valid_during === 'string' ? tier.valid_during : null;
  return isWithin(parseDateRange(range), calendarDate(today));
}

/** Tiers that exist today, by the bank or the system that gives them, the smallest first. */
export function groupTiers(rows: CatalogRows, today: string): readonly TierGroup[] {
  const companies = new Map(rows.companies.map((company) => [company.id, company]));
  const groups = new Map<string, { name: string; tiers: PointSystemTierRow[] }>();
  for (const system of rows.pointSystems) {
    for (const tier of system.point_system_tiers) {
      if (!isOpenOn(tier, today)) continue;
      const owner = tier.company_id === null ? system : (companies.get(tier.company_id) ?? system);
      const group = groups.get(owner.slug) ?? { name: owner.name, tiers: [] };
      group.tiers.push(tier);
      groups.set(owner.slug, group);
    }
  }
  return [...groups].map(([key, { name, tiers }]) => ({
    key,
    name,
    tiers: tiers.toSorted((a, b) => a.earn_bonus_percent - b.earn_bonus_percent),
  }));
}
