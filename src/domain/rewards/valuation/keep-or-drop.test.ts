import { describe, expect, it } from 'vitest';
import { cents } from '../../units.ts';
import { judgeKeeping } from './keep-or-drop.ts';

function judge(marginal: number, fee: number, credits = 0) {
  return judgeKeeping({
    marginalCents: cents(marginal),
    feeCents: cents(fee),
    creditsCents: cents(credits),
  });
}

describe('whether a card is worth its fee', () => {
  it('is plain where the year may go otherwise and the answer stays', () => {
    expect(judge(10_000, 9_500)).toEqual({ kind: 'keep', tips: null });
    expect(judge(-10_000, 9_500)).toEqual({ kind: 'drop', tips: null });
    expect(judge(1_500, 0)).toEqual({ kind: 'keep', tips: null });
    expect(judge(-1_500, 0)).toEqual({ kind: 'drop', tips: null });
  });

  it('is a close call within $25 or a tenth of the fee, and says what tips it', () => {
    expect(judge(2_500, 9_500, 30_000)).toEqual({
      kind: 'close_call',
      tips: 'Using $25 less of its credits a year would make it not worth its fee.',
    });
    expect(judge(2_501, 9_500).kind).toBe('keep');
    expect(judge(6_900, 69_500, 2_000)).toEqual({
      kind: 'close_call',
      tips: 'Earning $69 less on it a year would make it not worth its fee.',
    });
    expect(judge(-1_200, 9_500)).toEqual({
      kind: 'close_call',
      tips: '$12 more from it a year would make it worth keeping.',
    });
    expect(judge(0, 9_500).tips).toContain('$1 less');
  });

  it('is no question of cents for a free card', () => {
    expect(judge(99, 0).kind).toBe('free');
    expect(judge(-99, 0).kind).toBe('free');
  });
});
