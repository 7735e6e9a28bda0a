import { describe, expect, it } from 'vitest';
import { cents } from '@/domain/units.ts';
import type { CardFlow, YearFlow } from '@/domain/rewards/valuation/year-flow.ts';
import { layoutFlow } from './draw-flow.ts';

const card = (id: string, spend: number, kept: number, fees: number): CardFlow => ({
  id,
  card: id,
  spendCents: cents(spend),
  valueCents: cents(kept + fees),
  feesCents: cents(fees),
  netCents: cents(kept),
  keptCents: cents(kept),
  towardFeesCents: cents(fees),
});
const flow: YearFlow = {
  cards: [card('a', 3_000, 60, 30), card('b', 1_000, 90, 0), card('idle', 0, 0, 0)],
  spending: [
    { group: 'rest', id: 'a', spendCents: cents(2_500) },
    { group: 'dining', id: 'b', spendCents: cents(1_000) },
    { group: 'gas', id: 'a', spendCents: cents(500) },
  ],
  spendCents: cents(4_000),
  valueCents: cents(180),
  feesCents: cents(30),
  netCents: cents(150),
};

/** Start and end of a ribbon, top and bottom, read from its path. */
function endsOf(path: string) {
  const numbers = (path.match(/-?[\d.]+/gu) ?? []).map(Number);
  const [left = 0, from = 0, , , , , right = 0, to = 0, toEnd = 0] = numbers;
  return { left, right, from, to, height: toEnd - to };
}

describe.each([1152, 358, 288])('the picture of a flow, %i pixels wide', (width) => {
  const layout = layoutFlow(flow, width);
  const ribbons = layout.ribbons.map((ribbon) => ({ ...ribbon, ...endsOf(ribbon.path) }));

  it('has everything inside and nothing on top of another', () => {
    for (const column of [layout.groups, layout.cards, [layout.kept, layout.fees]]) {
      let last = 0;
      for (const { y, height } of column) {
        expect(y).toBeGreaterThanOrEqual(last);
        last = y + height;
      }
      expect(last).toBeLessThanOrEqual(layout.height);
    }
    expect(layout.x.cards + layout.cardWidth).toBeLessThan(layout.x.ends);
    expect(layout.x.ends).toBeLessThan(width);
  });

  it('draws dollars as wide as they are, to one scale on each side', () => {
    const scales = (kind: string, centsOf: (key: string) => number) =>
      ribbons
        .filter((ribbon) => ribbon.kind === kind)
        .map(({ key, height }) => height / centsOf(key));
    const spent = new Map(
      flow.spending.map(({ group, id, spendCents: n }) => [`${group} ${id}`, n]),
    );
    const spending = scales('spending', (key) => spent.get(key) ?? 0);
    expect(spending).toHaveLength(3);
    const kept = scales('kept', (key) => (key === 'kept a' ? 60 : 90));
    const fees = scales('fees', () => 30);
    for (const scale of spending) expect(scale / (spending[0] ?? 0)).toBeCloseTo(1, 1);
    for (const scale of [...kept, ...fees]) {
      expect(scale / (spending[0] ?? 1)).toBeCloseTo(layout.timesWider ?? 0, 0);
    }
    expect(layout.kept.height / layout.fees.height).toBeCloseTo(150 / 30, 6);
  });

  it('lets the ribbons of a bar or a card touch, and none cover another', () => {
    const at = (key: string) => ribbons.find((ribbon) => ribbon.key === key);
    const [first, second] = [at('rest a'), at('gas a')];
    expect(second?.to).toBeCloseTo((first?.to ?? 0) + (first?.height ?? 0), 0);
    const [kept, fees] = [at('kept a'), at('fees a')];
    expect(fees?.from).toBeCloseTo((kept?.from ?? 0) + (kept?.height ?? 0), 0);
    expect(kept?.to).toBeCloseTo(layout.kept.y, 0);
    expect(fees?.to).toBeCloseTo(layout.fees.y, 0);
  });

  it('leaves out a card through which nothing goes, and groups by the card they go to', () => {
    expect(layout.cards.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(layout.groups.map(({ group }) => group)).toEqual(['rest', 'gas', 'dining']);
  });
});

describe('a year without spending', () => {
  it('has no scale for it, and draws the value of credits', () => {
    const only = { ...flow, spending: [], spendCents: cents(0), cards: [card('a', 0, 150, 30)] };
    const layout = layoutFlow(only, 358);
    expect(layout.timesWider).toBeNull();
    expect(layout.groups).toEqual([]);
    expect(layout.ribbons.map(({ kind }) => kind)).toEqual(['kept', 'fees']);
  });
});
