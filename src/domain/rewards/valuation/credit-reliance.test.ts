import { describe, expect, it } from 'vitest';
import { realProblem } from '../../../../tests/engine/real-questions.ts';
import { cents } from '../../units.ts';
import { creditShare, restsOnCredits, withoutCredits } from './credit-reliance.ts';
import { valueWallet } from './value-wallet.ts';

const worth = (net: number, credits: number) => ({
  netCents: cents(net * 100),
  creditsCents: cents(credits * 100),
});

describe('how far a wallet rests on credits', () => {
  it('is the share of its net value that they are', () => {
    expect(creditShare(worth(400, 100))).toBe(0.25);
    expect(creditShare(worth(400, 0))).toBe(0);
  });

  it('is all of it where fees eat the rest, or more', () => {
    expect(creditShare(worth(100, 250))).toBe(1);
    expect(creditShare(worth(-50, 250))).toBe(1);
    expect(creditShare(worth(-50, 0))).toBe(0);
  });

  it('is said beyond a third', () => {
    expect(restsOnCredits(worth(300, 100))).toBe(false);
    expect(restsOnCredits(worth(300, 101))).toBe(true);
  });

  it('is compared with the same cards without their credits', () => {
    const problem = realProblem('published', 'steady');
    const wallet = [{ id: 'amex-gold', card: 'amex-gold', selected: {} }];
    const value = valueWallet(problem, wallet);
    const bare = valueWallet(withoutCredits(problem), wallet);
    expect(value.creditsCents).toBeGreaterThan(0);
    expect(bare.creditsCents).toBe(0);
    expect(bare.netCents).toBeCloseTo(value.netCents - value.creditsCents, 6);
  });
});
