import { expect, it } from 'vitest';
import { catalogFixture } from '@/features/catalog/facts/catalog-fixture.ts';
import type { PointSystemRow } from '@/features/catalog/facts/schema.ts';
import { groupSharedBalances, type SharedBalance } from './use-shared-balances.ts';

function findSystem(index: number): PointSystemRow {
  const system = catalogFixture.pointSystems[index];
  if (!system) throw new Error('the fixture has two systems');
  return system;
}
const [first, second] = [findSystem(0), findSystem(1)];

function share(owner: string, system: PointSystemRow, worthCents: number): SharedBalance {
  const row = {
    id: `${owner} ${system.slug}`,
    point_system_id: system.id,
    points: worthCents,
    counted_on: null,
    expires_on: null,
    person_id: null,
    revision: 1,
  };
  const value = { centsPerPoint: 1, origin: 'own' as const };
  return {
    ownerId: owner,
    owner,
    balance: {
      row,
      system,
      value,
      isLocked: false,
      worthCents,
      ageDays: null,
      expiresInDays: null,
    },
  };
}

it('puts the points of one system together, the most valuable system and part first', () => {
  const groups = groupSharedBalances([
    share('Sam', first, 300),
    share('Sam', second, 500),
    share('Pat', first, 400),
  ]);
  expect(
    groups.map(({ system, worthCents, parts }) => [
      system.slug,
      worthCents,
      parts.map(({ owner }) => owner),
    ]),
  ).toEqual([
    [first.slug, 700, ['Pat', 'Sam']],
    [second.slug, 500, ['Sam']],
  ]);
});
