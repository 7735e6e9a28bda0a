import { describe, expect, it } from 'vitest';
import type { MemberCard } from '@/features/mine/member-cards/schema.ts';
import { chooseLimits } from './choose-limits.ts';
import { whatNextSearchSchema } from './schema.ts';

const cards = (...statuses: MemberCard['status'][]) => statuses.map((status) => ({ status }));
const limitsOf = (asked: object, had: ReturnType<typeof cards>) => {
  const { search, isStart } = chooseLimits(whatNextSearchSchema.parse(asked), had, true);
  return [search.new, search.fee, search.months, isStart];
};

describe('the limits of a plan', () => {
  it('are one or two cards with a fee up to $95, over a year, for a beginner', () => {
    expect(limitsOf({}, [])).toEqual([2, 95, 12, true]);
    expect(limitsOf({}, cards('held', 'held', 'wish_list', 'rejected'))).toEqual([2, 95, 12, true]);
  });

  it('count the points of a beginner as cash until they say how they redeem them', () => {
    const usual = whatNextSearchSchema.parse({});
    expect(chooseLimits(usual, [], false).search.redeem).toBe('cash');
    expect(chooseLimits(usual, [], true).search.redeem).toBe('own');
    expect(chooseLimits(usual, cards('held', 'held', 'held'), false).search.redeem).toBe('own');
  });

  it('are the usual ones after more cards, closed ones too', () => {
    expect(limitsOf({}, cards('held', 'held', 'held'))).toEqual([6, undefined, 24, false]);
    expect(limitsOf({}, cards('held', 'held', 'closed'))).toEqual([6, undefined, 24, false]);
  });

  it('are the member’s own as soon as they choose one, or lift them', () => {
    expect(limitsOf({ new: 1 }, [])).toEqual([1, undefined, 24, false]);
    expect(limitsOf({ fee: 0 }, [])).toEqual([6, 0, 24, false]);
    expect(limitsOf({ months: 36 }, [])).toEqual([6, undefined, 36, false]);
    expect(limitsOf({ start: false }, [])).toEqual([6, undefined, 24, false]);
  });
});
