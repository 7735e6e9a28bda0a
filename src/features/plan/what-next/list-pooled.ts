import type { Catalog } from '@/domain/rewards/catalog/catalog.ts';
import type { PersonCopies } from '@/domain/household/person-copies.ts';
import type { Plan } from '@/domain/plan/describe-plan.ts';

/** Slugs of point systems, in catalog order. */
export type PooledSystems = {
  /** Systems whose points a household may pool. */
  readonly pooled: readonly string[];
  /** Systems with separate points for each person. */
  readonly apart: readonly string[];
};

/** Finds the points of a household's plan that count together; cash is cash for anyone. */
export function listPooled(
  plan: Pick<Plan, 'months'>,
  { catalog, systemOf }: Pick<PersonCopies, 'catalog' | 'systemOf'>,
  { pointSystems }: Pick<Catalog, 'pointSystems'>,
  isCash: (system: string) => boolean,
): PooledSystems {
  const held = new Set(plan.months.flatMap(({ cards }) => cards));
  const earned = new Set(
    catalog.cards
      .filter(({ slug }) => held.has(slug))
      .map(({ pointSystem }) => systemOf(pointSystem)),
  );
  const systems = pointSystems.filter(({ slug }) => earned.has(slug) && !isCash(slug));
  const slugsOf = (isPooled: boolean) =>
    systems.filter(({ pooling }) => (pooling === 'household') === isPooled).map(({ slug }) => slug);
  return { pooled: slugsOf(true), apart: slugsOf(false) };
}
