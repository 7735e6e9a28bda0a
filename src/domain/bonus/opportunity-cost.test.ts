import { describe, expect, it } from 'vitest';
import type { LedgerLine } from '../rewards/ledger-line.ts';
import { cents, centsPerPoint, percent, points, pointsPerDollar } from '../units.ts';
import { opportunityCost } from './opportunity-cost.ts';

function spendLine(subCategory: string, dollars: number, rate: number): LedgerLine {
  return {
    kind: 'spend',
    id: 'card',
    card: 'card',
    subCategory,
    spendCents: cents(dollars * 100),
    rate: pointsPerDollar(rate),
    tierBonusPercent: percent(0),
    pointSystem: 'cash',
    points: points(dollars * rate),
    centsPerPoint: centsPerPoint(1),
    foreignFeeCents: cents(0),
    valueCents: cents(dollars * rate),
    cap: null,
    capState: null,
    isExpected: false,
  };
}

/** $3,650 of each a year: $10 a day. */
const spending = { dining: 365_000, gas: 365_000, rent: 365_000 };
const held = [spendLine('dining', 3650, 4), spendLine('gas', 3650, 2), spendLine('rent', 3650, 1)];
const card = [spendLine('dining', 3650, 1), spendLine('gas', 3650, 1), spendLine('rent', 3650, 2)];

describe('the cost of a minimum spend', () => {
  it('moves the spending that loses least first, as much as falls into the window', () => {
    const { moved, costCents, missingCents } = opportunityCost(150_000, 100, spending, held, card);
    expect(moved.map(({ subCategory, spendCents }) => [subCategory, spendCents])).toEqual([
      ['rent', 100_000],
      ['gas', 50_000],
    ]);
    expect(costCents).toBeCloseTo(500, 6);
    expect(missingCents).toBe(0);
  });

  it('counts no gain: that is what the card adds anyway', () => {
    const { moved, costCents } = opportunityCost(100_000, 100, spending, held, card);
    expect(moved[0]).toMatchObject({ elsewhereCents: 1000, onCardCents: 2000, costCents: 0 });
    expect(costCents).toBe(0);
  });

  it('says what the window lacks, and costs nothing where nothing is spent', () => {
    expect(opportunityCost(400_000, 100, spending, held, card).missingCents).toBeCloseTo(
      100_000,
      6,
    );
    expect(opportunityCost(400_000, 100, {}, [], [])).toEqual({
      moved: [],
      costCents: 0,
      missingCents: 400_000,
    });
  });

  it('loses all that cards earn on average where the new one earns nothing', () => {
    const { costCents } = opportunityCost(100_000, 365, { dining: 365_000 }, held, []);
    expect(costCents).toBeCloseTo(4000, 6);
  });
});
