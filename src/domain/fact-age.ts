/** Days for which a checked fact counts as checked, by table; `private.list_fact_limits` has the same numbers. */
export const FACT_LIMIT_DAYS: Readonly<Record<string, number>> = {
  signup_bonuses: 30,
  point_systems: 90,
  point_transfers: 90,
  rules: 90,
  valuations: 90,
  credit_card_benefits: 120,
  card_choices: 180,
  category_points: 180,
  credit_cards: 180,
  linked_rates: 180,
  spending_caps: 180,
  acceptance: 365,
  companies: 365,
  fee_refunds: 365,
  point_system_tiers: 365,
  product_changes: 365,
  requirements: 365,
  spending_costs: 365,
};

/**
 * Days since a fact was checked; null if unknown. A day in the future counts as today. Both are `YYYY-MM-DD`. Written
 * without `calendar.ts`, which visitors' pages do not load.
 */
export function factAgeDays(verifiedOn: string | null, today: string): number | null {
  const days = (Date.parse(today) - Date.parse(verifiedOn ?? '')) / 86_400_000;
  return Number.isNaN(days) ? null : Math.max(0, days);
}

/** True if the last check of a fact is longer ago than its table's limit. Tables without a limit do not age. */
export function isStale(table: string, verifiedOn: string | null, today: string): boolean {
  const limit = FACT_LIMIT_DAYS[table];
  const age = factAgeDays(verifiedOn, today);
  return limit !== undefined && (age === null || age > limit);
}
