import { describe, expect, it } from 'vitest';
import { catalogFixture } from '@/features/catalog/facts/catalog-fixture.ts';
import type { Balance } from './list-balances.ts';
import { listPointSystems, type PointSystemEntry, sumOwnPoints } from './list-point-systems.ts';

const [first, second] = catalogFixture.pointSystems;
if (!first || !second) throw new Error('the catalog of the tests has two point systems');

const balance = (points: number, worthCents: number, system = first): Balance => ({
  row: {
    id: '0b4f4c6e-6c1e-4a58-9a51-2f6d6f9f0021',
    point_system_id: system.id,
    points,
    counted_on: null,
    expires_on: null,
    person_id: null,
    revision: 1,
  },
  system,
  value: { centsPerPoint: worthCents / points, origin: 'default' },
  isLocked: false,
  worthCents,
  ageDays: null,
  expiresInDays: null,
});

describe('the points of a member in a system', () => {
  it('are the sum of everybody’s of the account', () => {
    const balances = [balance(1000, 1500), balance(500, 750), balance(9, 9, second)];
    expect(sumOwnPoints(balances, first.id)).toEqual({ points: 1500, worthCents: 2250 });
  });

  it('are none without a balance, and with an empty one', () => {
    expect(sumOwnPoints([], first.id)).toBeNull();
    expect(sumOwnPoints([balance(0, 0)], first.id)).toBeNull();
  });
});

it('the member’s own points come first, then the point worth most of those that their cards earn, then of other cards', () => {
  const entry = (
    name: string,
    cents: number,
    worthCents?: number,
    cards = 1,
    isEarned = false,
  ): PointSystemEntry => ({
    system: { ...first, name },
    companyName: null,
    value: { centsPerPoint: cents, origin: 'default' },
    mine: worthCents === undefined ? null : { points: 1, worthCents },
    isEarned,
    cards,
    partners: 0,
  });
  const entries = [
    ...[entry('A', 1), entry('B', 2), entry('C', 0.5, 900), entry('D', 0.6, 100)],
    entry('E', 9, undefined, 0),
    entry('F', 0.1, undefined, 1, true),
  ];
  const order = (sort?: 'value') =>
    listPointSystems(entries, { sort }).map(({ system }) => system.name);
  expect(order()).toEqual(['C', 'D', 'F', 'B', 'A', 'E']);
  expect(order('value')).toEqual(['E', 'B', 'A', 'D', 'C', 'F']);
});
