import type { OwnedPoints } from '@/domain/transfer/points-or-cash.ts';
import type { ValueOfPoint } from '@/domain/transfer/transfer-value.ts';

export type Threshold = {
  readonly slug: string;
  /** Of everybody whose points are shown; 0 of a program that a held card earns and without a balance. */
  readonly points: number;
  /** Value of a point, in cents: an award should bring more. */
  readonly value: number;
};

type Owned = {
  readonly balances: readonly Pick<OwnedPoints, 'system' | 'points'>[];
  readonly bySlug: ReadonlyMap<string, { readonly unit: string }>;
  readonly valueOf: ValueOfPoint;
  /** Programs that the held cards earn. */
  readonly earned: readonly string[];
};

/** Lists the programs with points on hand, the most worth first, then those that held cards earn; money has no threshold. */
export function listThresholds({ balances, bySlug, valueOf, earned }: Owned): readonly Threshold[] {
  const totals = new Map<string, number>();
  for (const { system, points } of balances) {
    if (bySlug.get(system)?.unit === 'dollars' || points === 0) continue;
    totals.set(system, (totals.get(system) ?? 0) + points);
  }
  for (const system of earned) {
    if (bySlug.get(system)?.unit !== 'dollars') totals.set(system, totals.get(system) ?? 0);
  }
  return [...totals]
    .map(([slug, points]): Threshold => ({ slug, points, value: valueOf(slug) }))
    .sort((a, b) => b.points * b.value - a.points * a.value || b.value - a.value);
}
