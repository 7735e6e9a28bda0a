import type { OwnedPoints } from '@/domain/transfer/points-or-cash.ts';
import type { ValueOfPoint } from '@/domain/transfer/transfer-value.ts';

export type Threshold = {
  readonly slug: string;
  /** Of everybody whose points are shown. */
  readonly points: number;
  /** Value of a point, in cents: an award should bring more. */
  readonly value: number;
};

type Owned = {
  readonly balances: readonly Pick<OwnedPoints, 'system' | 'points'>[];
  readonly bySlug: ReadonlyMap<string, { readonly unit: string }>;
  readonly valueOf: ValueOfPoint;
};

/** Lists the programs with points on hand, the most worth first; money has no threshold. */
export function listThresholds({ balances, bySlug, valueOf }: Owned): readonly Threshold[] {
  const totals = new Map<string, number>();
  for (const { system, points } of balances) {
    if (bySlug.get(system)?.unit === 'dollars' || points === 0) continue;
    totals.set(system, (totals.get(system) ?? 0) + points);
  }
  return [...totals]
    .map(([slug, points]): Threshold => ({ slug, points, value: valueOf(slug) }))
    .sort((a, b) => b.points * b.value - a.points * a.value);
}
