import type { PaymentCost } from '@/domain/rewards/catalog/card.ts';
import type { NotAccepted } from '@/domain/rewards/catalog/catalog.ts';
import { percent } from '@/domain/units.ts';
import type { AcceptanceRow, SpendingCostRow } from './schema.ts';
import type { ToScope } from './to-scope.ts';

export function toPaymentCosts(
  rows: readonly SpendingCostRow[],
  toScope: ToScope,
): readonly PaymentCost[] {
  return rows.map((row) => ({ covers: toScope(row), percent: percent(row.percent) }));
}

/** Refused networks by sub-category; without a row, every network is accepted. */
export function toNotAccepted(
  rows: readonly AcceptanceRow[],
  toScope: ToScope,
): readonly NotAccepted[] {
  const refused = new Map<number, string[]>();
  for (const { sub_category_id, network, is_accepted } of rows) {
    if (is_accepted) continue;
    refused.set(sub_category_id, [...(refused.get(sub_category_id) ?? []), network]);
  }
  return [...refused].map(([sub_category_id, networks]) => ({
    covers: toScope({ category_id: null, sub_category_id }),
    networks,
  }));
}
