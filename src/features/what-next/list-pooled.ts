import type { Catalog } from '@/domain/rewards/catalog/catalog.ts';
import type { PersonCopies } from '@/domain/household/person-copies.ts';
import type { Plan } from '@/domain/plan/describe-plan.ts';

/** Slugs of point systems, in the order in which the catalog has them. */
export type PooledSystems = {
  /** Those whose points a household may put together. */
  readonly pooled: readonly string[];
  /** Those of which everybody has their own. */
  readonly apart: readonly string[];
};

/** Which points of a household's plan count together; cash is cash, whoever has it. */
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
