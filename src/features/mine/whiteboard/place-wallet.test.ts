import { describe, expect, it } from 'vitest';
import { calendarDate } from '@/domain/calendar.ts';
import { cents } from '@/domain/units.ts';
import { valueWallet } from '@/domain/rewards/valuation/value-wallet.ts';
import { catalogFixture } from '@/features/catalog/facts/catalog-fixture.ts';
import { toEngineCatalog } from '@/features/catalog/facts/queries.ts';
import { keyOf } from './list-board-records.ts';
import { layOutWallet } from './place-wallet.ts';

const date = calendarDate('2026-08-08');
const airline = {
  ...{ id: 9, slug: 'sky-air', name: 'Sky Air', kind: 'airline' },
  ...{ website_url: null, preapproval_url: null },
};
const [, , miles] = catalogFixture.pointSystems;
if (!miles) throw new Error('the fixture has no miles');
const rows = {
  ...catalogFixture,
  companies: [...catalogFixture.companies, airline],
  pointSystems: [
    ...catalogFixture.pointSystems,
    { ...miles, id: 9, slug: 'sky-miles', company_id: 9 },
  ],
};

function layOut(cards: readonly string[]) {
  const { catalog, preferences } = toEngineCatalog(rows, null, date);
  const spending = { 'us-supermarkets': cents(600_000), 'gas-stations': cents(120_000) };
  const value = valueWallet(
    { catalog, preferences, spending, date, year: 'steady', held: [] },
    cards.map((card, index) => ({ id: String(index), card, selected: {} })),
  );
  const open = {
    pointsOut: 2,
    pointsIn: 1,
    minIncrement: 1000,
    bonusPercent: 0,
    bonusEndsOn: null,
  };
  const routes = [{ ...open, from: 'capital-one-miles', to: 'sky-miles' }];
  return layOutWallet({ rows, value, routes, centsPerPointOf: () => 1.5 });
}

describe('a wallet laid out', () => {
  const { records, connections } = layOut(['blue-cash-everyday', 'venture-x']);
  const placeOf = (key: string) => records.find(({ link }) => keyOf(link) === key);

  it('goes from what is spent over the cards and points to the partners', () => {
    const columns = ['category/groceries', 'card/venture-x', 'point_system/capital-one-miles'];
    const lefts = [...columns, 'partner/sky-air'].map((key) => placeOf(key)?.x);
    expect(lefts).toEqual([0, 460, 920, 1380]);
  });

  it('puts each record in a place of its own', () => {
    const places = new Set(records.map(({ x, y }) => `${String(x)} ${String(y)}`));
    expect(places.size).toBe(records.length);
    expect(new Set(records.map(({ link }) => keyOf(link))).size).toBe(records.length);
  });

  it('connects spend to the card it is put on, and all of it', () => {
    const spent = connections.filter(({ from }) => from.kind === 'category');
    expect(spent.map(({ from, to, label }) => [from.id, to.id, label])).toEqual([
      ['groceries', 'venture-x', '$6,000'],
      ['gas', 'venture-x', '$1,200'],
    ]);
  });

  it('shows what a point is worth at a partner: half of it where two become one', () => {
    const [transfer] = connections.filter(({ to }) => to.kind === 'partner');
    expect(transfer).toMatchObject({ from: { id: 'capital-one-miles' }, label: '0.75¢ a point' });
  });

  it('draws nothing for an empty wallet', () => {
    expect(layOut([])).toEqual({ records: [], connections: [] });
  });
});
