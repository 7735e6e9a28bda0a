import type { PurchaseRow } from '@/features/mine/purchases/schema.ts';

const most = 4;

/** The shops of the latest purchases, each once, the latest first. */
export function listRecentShops(purchases: readonly Pick<PurchaseRow, 'merchant'>[]): string[] {
  const shops = purchases.map(({ merchant }) => merchant?.trim() ?? '');
  return [...new Set(shops)].filter((shop) => shop !== '').slice(0, most);
}
