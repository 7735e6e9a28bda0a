import { describe, expect, it } from 'vitest';
import { calendarDate } from '@/domain/calendar.ts';
import { catalogFixture, createCard } from '@/features/catalog/facts/catalog-fixture.ts';
import { findNextExpiry, listBalances } from './list-balances.ts';
import { myValueOf } from './value-my-points.ts';
import { balancePoints, type PointBalanceRow } from '@/features/mine/valuation/schema.ts';

const today = calendarDate('2026-11-20');

function row(own: Partial<PointBalanceRow>): PointBalanceRow {
  return {
    id: '0b4f4c6e-6c1e-4a58-9a51-2f6d6f9f0021',
    point_system_id: 3,
    points: 10_000,
    counted_on: '2026-08-01',
    expires_on: null,
    person_id: null,
    revision: 1,
    ...own,
  };
}

const own = {
  pointSystemId: 3,
  travelValue: 2,
  cashValue: null,
  giftCardValue: null,
  statusLevelValue: null,
};
const values = {
  ownOf: ({ id }: { id: number }) => (id === 3 ? own : undefined),
  myValueOf: (system: Parameters<typeof myValueOf>[0]) =>
    myValueOf(system, system.id === 3 ? own : undefined, 'travel'),
};
const locked = createCard({ id: 21, slug: 'locked', point_system_id: 3, needs_unlock: true });
const key = createCard({ id: 22, slug: 'key', point_system_id: 3, unlocks_transfers: true });
const catalog = { ...catalogFixture, cards: [locked, key] };

function list(rows: readonly PointBalanceRow[], held: readonly number[] = []) {
  return listBalances(rows, catalog, new Set(held), values, today);
}

describe('a balance', () => {
  it('is worth what the member says, with its age and the days that are left', () => {
    const [balance] = list([row({ expires_on: '2026-12-01' })]);
    expect(balance).toMatchObject({
      worthCents: 20_000,
      value: { centsPerPoint: 2, origin: 'own' },
      ageDays: 111,
      expiresInDays: 11,
      isLocked: false,
    });
  });

  it('counts as cash while no card that is held unlocks it', () => {
    expect(list([row({})], [21])[0]).toMatchObject({ worthCents: 5_000, isLocked: true });
    expect(list([row({})], [21, 22])[0]).toMatchObject({ worthCents: 20_000, isLocked: false });
  });

  it('is left out if its system is gone', () => {
    expect(list([row({ point_system_id: 99 })])).toEqual([]);
  });

  it('is the next to expire only if it still can', () => {
    const balances = list([
      row({ id: 'a', expires_on: '2026-11-19' }),
      row({ id: 'b', expires_on: '2027-02-01' }),
      row({ id: 'c', expires_on: '2026-11-20' }),
      row({ id: 'd', points: 0, expires_on: '2026-11-20' }),
      row({ id: 'e' }),
    ]);
    expect(findNextExpiry(balances)?.row.id).toBe('c');
    expect(findNextExpiry(balances.filter(({ row: { id } }) => id === 'e'))).toBeUndefined();
  });
});

it('reads points as people type them', () => {
  const read = (text: string) => {
    const reading = balancePoints.read(text);
    return reading.kind === 'value' ? reading.value : reading.message;
  };
  expect(['82,500', '82.5k', '1.001k', '0', ' 1 000 '].map(read)).toEqual([
    82_500, 82_500, 1001, 0, 1000,
  ]);
  const messages = new Set(['', '1.5', '-3', '1e3', '2000000000000'].map(read));
  expect([...messages]).toEqual(['Enter points such as 82,500.']);
});
