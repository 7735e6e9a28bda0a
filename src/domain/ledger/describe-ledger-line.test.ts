import { describe, expect, it } from 'vitest';
import { cents, centsPerPoint, percent, points, pointsPerDollar } from '../units.ts';
import { describeLedgerLine } from './describe-ledger-line.ts';
import type { SpendLine } from './ledger-line.ts';

const groceries: SpendLine = {
  kind: 'spend',
  id: 'gold',
  card: 'amex-gold',
  subCategory: 'us-supermarkets',
  spendCents: cents(480_000),
  rate: pointsPerDollar(4),
  tierBonusPercent: percent(0),
  pointSystem: 'mr',
  points: points(19_200),
  centsPerPoint: centsPerPoint(2),
  foreignFeeCents: cents(0),
  valueCents: cents(38_400),
  cap: 'supermarkets',
  capState: 'within',
};

describe('a ledger line as a sentence', () => {
  it('names spend, card, rate, points, their value and the cap', () => {
    expect(describeLedgerLine(groceries)).toBe(
      '$4,800 of us supermarkets on amex gold earns 4 points per dollar: 19,200 points at 2¢, within the cap “supermarkets”, which is $384.',
    );
  });

  it('speaks of percent for cash, with the tier bonus and the foreign fee', () => {
    const line: SpendLine = {
      ...groceries,
      pointSystem: 'cash',
      rate: pointsPerDollar(2.625),
      tierBonusPercent: percent(75),
      points: points(12_600),
      centsPerPoint: centsPerPoint(1),
      foreignFeeCents: cents(14_400),
      valueCents: cents(-1_800),
      cap: 'year',
      capState: 'beyond',
    };
    expect(describeLedgerLine(line)).toBe(
      '$4,800 of us supermarkets on amex gold earns 2.625%, 75% tier bonus included, beyond the cap “year”, less $144 foreign transaction fee, which is −$18.',
    );
  });

  it('tells a credit, a bonus and a fee', () => {
    const named = { id: 'gold', card: 'amex-gold' };
    expect(
      describeLedgerLine({
        kind: 'credit',
        ...named,
        credit: 'dining-credit',
        faceCents: cents(1_000),
        period: 'month',
        timesAYear: 12,
        usagePercent: percent(50),
        subCategory: null,
        valueCents: cents(6_000),
      }),
    ).toBe('amex gold gives dining credit: $10 each month, 50% used, which is $60 a year.');
    expect(
      describeLedgerLine({
        kind: 'bonus',
        ...named,
        spendCents: cents(600_000),
        windowDays: 180,
        spentCents: cents(600_000),
        costCents: cents(0),
        pointSystem: 'mr',
        points: points(60_000),
        centsPerPoint: centsPerPoint(2),
        cashCents: cents(10_000),
        valueCents: cents(130_000),
      }),
    ).toBe(
      'amex gold gives a sign-up bonus of 60,000 points at 2¢ and $100 for spending $6,000 within 180 days, which is $1,300.',
    );
    expect(
      describeLedgerLine({ kind: 'fee', ...named, isFirstYear: false, valueCents: cents(-32_500) }),
    ).toBe('amex gold charges $325 a year.');
    expect(
      describeLedgerLine({ kind: 'fee', ...named, isFirstYear: true, valueCents: cents(0) }),
    ).toBe('amex gold charges no annual fee in the first year.');
  });
});
