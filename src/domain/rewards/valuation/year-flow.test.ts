import { describe, expect, it } from 'vitest';
import { realProblem } from '../../../../tests/engine/real-questions.ts';
import { cents, percent } from '../../units.ts';
import type { LedgerLine } from '../ledger-line.ts';
import { valueWallet } from './value-wallet.ts';
import { type CardFlow, computeYearFlow } from './year-flow.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((a, b) => a + b, 0);
const sumOf = (cards: readonly CardFlow[], key: 'netCents' | 'keptCents' | 'towardFeesCents') =>
  sum(cards.map((card) => card[key]));
/** Precision of a hundredth of a cent. */
const toTheCent = 2;

const fee = (id: string, amount: number): LedgerLine => ({
  kind: 'fee',
  id,
  card: id,
  isFirstYear: false,
  valueCents: cents(-amount),
});
const credit = (id: string, amount: number): LedgerLine => ({
  kind: 'credit',
  id,
  card: id,
  credit: 'c',
  faceCents: cents(amount),
  period: 'year',
  timesAYear: 1,
  usagePercent: percent(100),
  subCategory: null,
  valueCents: cents(amount),
});

describe('the flow of a year', () => {
  const problem = realProblem('published', 'steady');
  const held = ['amex-gold', 'chase-freedom-unlimited', 'chase-sapphire-reserve'].map((card) => ({
    id: `my ${card}`,
    card,
    selected: {},
  }));
  const value = valueWallet(problem, held);

  it('adds up to the wallet, to the cent', () => {
    const flow = computeYearFlow(value.lines, (subCategory) => subCategory.charAt(0));
    expect(flow.netCents).toBeCloseTo(value.netCents, toTheCent);
    expect(sumOf(flow.cards, 'netCents')).toBeCloseTo(value.netCents, toTheCent);
    expect(sumOf(flow.cards, 'keptCents')).toBeCloseTo(value.netCents, toTheCent);
    expect(sumOf(flow.cards, 'towardFeesCents')).toBeCloseTo(value.feesCents, toTheCent);
    const spent = value.lines.flatMap((line) => (line.kind === 'spend' ? [line.spendCents] : []));
    expect(flow.spendCents).toBeGreaterThan(0);
    expect(flow.spendCents).toBeCloseTo(sum(spent), toTheCent);
    expect(sum(flow.spending.map(({ spendCents }) => spendCents))).toBeCloseTo(sum(spent), 2);
  });

  it('says of each card what the wallet says of it', () => {
    const flow = computeYearFlow(value.lines, () => 'all');
    for (const card of flow.cards) {
      const part = value.cards.find(({ id }) => id === card.id);
      expect(card.netCents).toBeCloseTo(part?.netCents ?? Number.NaN, toTheCent);
      expect(card.spendCents).toBeCloseTo(part?.spendCents ?? Number.NaN, toTheCent);
    }
    expect(flow.spending.map(({ group }) => group)).toEqual(
      flow.cards.filter(({ spendCents }) => spendCents > 0).map(() => 'all'),
    );
  });

  it('lets the others pay, in proportion, the fee that a card does not earn', () => {
    const lines = [
      credit('a', 300),
      credit('b', 100),
      fee('b', 40),
      credit('c', 10),
      fee('c', 190),
    ];
    const flow = computeYearFlow(lines, () => '');
    const flows = Object.fromEntries(
      flow.cards.map(({ id, keptCents, towardFeesCents }) => [id, [keptCents, towardFeesCents]]),
    );
    // 360 are left of a and b; the 180 that c lacks are half of them.
    expect(flows).toEqual({ a: [150, 150], b: [30, 70], c: [0, 10] });
    expect(flow).toMatchObject({ valueCents: 410, feesCents: 230, netCents: 180 });
  });

  it('keeps nothing where fees eat it all', () => {
    const flow = computeYearFlow([credit('a', 50), fee('a', 95)], () => '');
    expect(flow.netCents).toBe(-45);
    expect(flow.cards).toMatchObject([{ netCents: -45, keptCents: 0, towardFeesCents: 50 }]);
  });

  it('is empty without cards', () => {
    expect(computeYearFlow([], () => '')).toMatchObject({ cards: [], spending: [], netCents: 0 });
  });
});
